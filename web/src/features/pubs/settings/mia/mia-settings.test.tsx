import type { MiaAccount } from '@comanda/contract/payments';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../../../testing/fakes/fake-api.ts';
import { aPub } from '../../../../testing/samples/a-pub.ts';
import { russianScreens } from '../../../../testing/setup/russian-screens.ts';
import { text } from '../../../../testing/setup/test-texts.ts';
import { MiaSettings } from './mia-settings.tsx';

const MIA = '/api/company/:companyID/pubs/:pubID/mia';
const screens = russianScreens();
const button = (key: Parameters<typeof text>[0]) =>
  page.getByRole('button', { name: text(key), exact: true });
const field = (key: Parameters<typeof text>[0]) =>
  page.getByRole('textbox', { name: text(key), exact: true });

it('keys are entered, tried and never shown again', async () => {
  const bank: { account: MiaAccount | null; answers: ('works' | 'refused')[] } = {
    account: null,
    answers: ['refused', 'works'],
  };
  const api = fakeApi({
    [`GET ${MIA}`]: () => ({ ok: true, mia: bank.account }),
    [`PUT ${MIA}`]: ({ body }) => {
      const ends_with = body.client_id.slice(-4);
      bank.account = { ends_with, is_sandbox: true, changed_at: '2026-11-20T17:00:00.000Z' };
      return { ok: true, mia: bank.account };
    },
    [`POST ${MIA}/try`]: () => ({ ok: true, bank: bank.answers.shift() ?? 'works' }),
  });
  screens.draw(<MiaSettings pub={aPub({ time_zone: 'Europe/Chisinau' })} />);
  await button('pubs.mia_enter').click();
  await field('pubs.mia_client_id').fill(' client-4321 ');
  await button('ui.save').click();
  expect(page.getByText(text('pubs.mia_missing')).elements()).toHaveLength(2);
  await field('pubs.mia_client_secret').fill('secret');
  await field('pubs.mia_signature_key').fill('key');
  await page.getByRole('checkbox').click();
  await button('ui.save').click();
  await expect.element(page.getByText(/4321/)).toBeVisible();
  expect(api.made.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
    client_id: 'client-4321',
    client_secret: 'secret',
    signature_key: 'key',
    is_sandbox: true,
  });
  await button('pubs.mia_try').click();
  await expect.element(page.getByText(text('pubs.mia_refused'))).toBeVisible();
  await button('pubs.mia_try').click();
  await expect.element(page.getByText(text('pubs.mia_works'))).toBeVisible();
  await button('pubs.mia_replace').click();
  await expect.element(field('pubs.mia_client_secret')).toHaveValue('');
});
