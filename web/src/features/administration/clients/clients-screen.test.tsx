import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { anAdminClient } from '../../../testing/samples/a-company.ts';
import { refusal } from '../../../testing/fakes/fake-api.ts';
import { openPlatform, textOf } from '../../../testing/setup/open-platform.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { ClientsScreen } from './clients-screen.tsx';

const LIST = 'GET /api/admin/clients';
const DELETE = 'DELETE /api/admin/clients/:clientID';

beforeAll(() => {
  startTestTexts('ru');
});

const screen = <ClientsScreen actions={null} openInNewSession={() => {}} />;
const row = page.getByRole('article', { name: 'Doina Lupu' });
const popup = page.getByRole('dialog');

it('shows the clients and their order counts, and deletes only after a confirmation', async () => {
  let clients = [anAdminClient()];
  const { callsOf } = openPlatform(screen, {
    [LIST]: () => ({ ok: true, clients, next: null }),
    [DELETE]: () => {
      clients = [];
      return { ok: true };
    },
  });
  await expect.poll(() => textOf(row)).toContain('3 заказа');
  await expect.element(row.getByRole('link')).toHaveAttribute('href', 'tel:+37369111000');
  await row
    .getByRole('button', {
      name: text('administration.delete_client_named', { client: 'Doina Lupu' }),
    })
    .click();
  await expect
    .poll(() => textOf(popup.getByRole('heading')))
    .toContain('Удалить аккаунт: Doina Lupu?');
  await expect.element(popup.getByText(/^Что исчезнет/)).toBeVisible();
  await expect.element(popup.getByText(/^Что останется/)).toBeVisible();
  await popup.getByRole('button', { name: text('ui.cancel') }).click();
  await expect.element(popup).not.toBeInTheDocument();
  expect(callsOf('clients/12')).toEqual([]);
  await row
    .getByRole('button', {
      name: text('administration.delete_client_named', { client: 'Doina Lupu' }),
    })
    .click();
  await popup.getByRole('button', { name: text('ui.delete') }).click();
  await expect.element(page.getByText(text('administration.no_clients'))).toBeVisible();
  expect(callsOf('clients/12').map(({ call }) => call)).toEqual(['DELETE /api/admin/clients/12']);
});

it('updates the list when the client was already deleted', async () => {
  let clients = [anAdminClient()];
  openPlatform(screen, {
    [LIST]: () => ({ ok: true, clients, next: null }),
    [DELETE]: () => {
      clients = [];
      return refusal(404, 'not_found');
    },
  });
  await row
    .getByRole('button', {
      name: text('administration.delete_client_named', { client: 'Doina Lupu' }),
    })
    .click();
  await popup.getByRole('button', { name: text('ui.delete') }).click();
  await expect.element(page.getByText(text('administration.no_clients'))).toBeInTheDocument();
});
