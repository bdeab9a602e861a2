import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal, type FakeCalls } from '../../../../testing/fakes/fake-api.ts';
import { EntryForm } from '../entry-form.tsx';
import { button, client, field, openTestAccount, t } from '../../testing/open-test-account.tsx';
import { OwnDetails } from './own-details.tsx';

const SAVE = 'PUT /api/account';
const PASSWORD = 'POST /api/account/password';

let close = (): void => undefined;
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

function open(island: ReactNode, calls: FakeCalls = {}) {
  const account = openTestAccount(island, calls);
  ({ close } = account);
  return account;
}

const press = (key: Parameters<typeof button>[0]) => button(key).click();
const openDetails = (calls: FakeCalls) => open(<OwnDetails onBack={() => undefined} />, calls);

const saved: FakeCalls = {
  [SAVE]: () => ({ ok: true, account: { id: 5, role: 'client', name: 'Ян', phone: client.phone } }),
};

test('a name is saved without the password, also when the same phone has other spaces', async () => {
  const { sent } = openDetails(saved);
  await field('guest.account.name').fill('Ян');
  await field('guest.account.phone').fill('+373 69 123-456');
  await expect.element(field('guest.account.password')).not.toBeInTheDocument();
  await press('guest.account.save');
  await expect.element(page.getByText(t('guest.account.saved'), { exact: true })).toBeVisible();
  expect(sent()).toEqual([{ call: SAVE, body: { name: 'Ян', phone: '+373 69 123-456' } }]);
});

test('another phone needs the password; a wrong one is shown beneath its field', async () => {
  const { sent } = openDetails({ [SAVE]: () => refusal(422, 'password_is_wrong') });
  await field('guest.account.phone').fill('+40 721 123 456');
  await press('guest.account.save');
  const password = field('guest.account.password');
  await expect.element(password).toHaveFocus();
  expect(sent()).toEqual([]);
  await password.fill('nu este');
  await press('guest.account.save');
  await expect.element(page.getByText(t('errors.password_is_wrong'))).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveTextContent(t('errors.validation_error'));
  const body = { name: 'Ana', phone: '+40 721 123 456', password: 'nu este' };
  expect(sent()).toEqual([{ call: SAVE, body }]);
});

test('a changed password empties its fields and shows that other sessions have ended', async () => {
  const { sent } = openDetails({ [PASSWORD]: () => ({ ok: true }) });
  await field('guest.account.old_password').fill('parola veche');
  await field('guest.account.new_password').fill('parola nouă');
  await press('guest.account.change_password');
  await expect.element(page.getByText(t('guest.account.password_changed'))).toBeVisible();
  const body = { old_password: 'parola veche', password: 'parola nouă' };
  expect(sent()).toEqual([{ call: PASSWORD, body }]);
  await expect.element(field('guest.account.old_password')).toHaveValue('');
});

test('a failed load is shown, and can be tried again', async () => {
  let isReady = false;
  openDetails({
    'GET /api/client': () => (isReady ? { ok: true, client } : refusal(503, 'service_unavailable')),
  });
  await expect.element(page.getByText(t('errors.service_unavailable'))).toBeVisible();
  isReady = true;
  await press('guest.account.retry');
  await expect.element(field('guest.account.name')).toHaveValue('Ana');
});

test.each([
  ['the own data', <OwnDetails key="details" onBack={() => undefined} />, 'guest.account.save'],
  ['the entry', <EntryForm key="entry" onEntered={() => undefined} />, 'guest.account.create'],
] as const)('the focus stays in the field that is typed into, in %s', async (_, island, submit) => {
  open(island);
  if (submit === 'guest.account.create') {
    await page.getByRole('radio', { name: t('guest.account.register') }).click();
  }
  await field('guest.account.name').fill('');
  await field('guest.account.phone').fill('12');
  await press(submit);
  await expect.element(field('guest.account.name')).toHaveFocus();
  await userEvent.keyboard('Ion');
  await expect.element(field('guest.account.name')).toHaveValue('Ion');
  await expect.element(field('guest.account.name')).toHaveFocus();
});
