import { RESET_LINK_MINUTES } from '@comanda/domain/accounts';
import type { TextKey } from '@comanda/contract/texts';
import type { ReactNode } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../../testing/setup/draw.tsx';
import { fakeApi, refusal } from '../../../testing/fakes/fake-api.ts';
import { setPageSettings } from '../../../testing/setup/page-settings.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { ForgottenPasswordScreen } from './forgotten-password-screen.tsx';
import { NewPasswordScreen } from './new-password-screen.tsx';

const ASK = 'POST /api/auth/forgot-password';
const RESET = 'POST /api/auth/reset-password';

beforeAll(() => {
  startTestTexts('ru');
});

const field = (key: TextKey) => page.getByLabelText(text(key), { exact: true });
const press = (key: TextKey) => page.getByRole('button', { name: text(key) }).click();

/** Draws a screen on a page with the given mail setting and contacts. */
function open(screen: ReactNode, address: string, mail: 'on' | 'off' = 'on') {
  setPageSettings({
    'password-mail': mail,
    'contact-emails': 'a@b.md,c@b.md',
    'contact-phone': '',
  });
  draw(screen, address);
}

it('requests a link in the user’s language, with the same message whether or not an account exists', async () => {
  const api = fakeApi({ [ASK]: () => ({ ok: true }) });
  open(<ForgottenPasswordScreen />, '/');
  await press('accounts.send_link');
  await expect
    .element(field('accounts.email'))
    .toHaveAccessibleDescription(
      expect.stringContaining(text('admin.validation_errors.company.email.required')),
    );
  await field('accounts.email').fill(' ana@local.md ');
  await press('accounts.send_link');
  const sent = text('accounts.link_sent', { email: 'ana@local.md', count: RESET_LINK_MINUTES });
  await expect.element(page.getByRole('status').filter({ hasText: sent })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'a@b.md' })).toBeVisible();
  expect(api.made).toEqual([{ call: ASK, body: { email: 'ana@local.md', language: 'ru' } }]);
});

it('shows that there were too many requests, with the contacts', async () => {
  fakeApi({ [ASK]: () => refusal(429, 'too_many_requests') });
  open(<ForgottenPasswordScreen />, '/');
  await field('accounts.email').fill('ana@local.md');
  await press('accounts.send_link');
  await expect.element(page.getByRole('alert')).toHaveTextContent(text('errors.too_many_requests'));
  await expect.element(page.getByRole('link', { name: 'c@b.md' })).toBeVisible();
});

it.each([
  ['without a mail server', '/', 'off', 'accounts.ask_people'],
  ['for a guest, who has no e-mail', '/?as=client', 'on', 'accounts.ask_people_guest'],
] as const)('shows the contacts and no form: %s', async (_, address, mail, key) => {
  open(<ForgottenPasswordScreen />, address, mail);
  await expect.element(page.getByText(text(key))).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'a@b.md' })).toBeVisible();
  expect(page.getByRole('textbox').elements()).toEqual([]);
});

it('sets the password of the link’s account, named by its role', async () => {
  const api = fakeApi({ [RESET]: () => ({ ok: true, role: 'courier' }) });
  open(<NewPasswordScreen />, '/admin/auth/new-password#un-token_123');
  await field('accounts.new_password').fill(' parola nouă ');
  await press('accounts.set_password');
  expect(api.made).toEqual([]);
  await field('accounts.repeat_password').fill(' parola nouă ');
  await press('accounts.set_password');
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(text('accounts.password_is_set_courier'));
  await expect.element(page.getByRole('link', { name: text('accounts.sign_in') })).toBeVisible();
  expect(api.made).toEqual([
    { call: RESET, body: { token: 'un-token_123', password: ' parola nouă ' } },
  ]);
});

it('shows that a link is no longer valid, with a link to request a new one', async () => {
  fakeApi({ [RESET]: () => refusal(404, 'reset_link_is_over') });
  open(<NewPasswordScreen />, '/admin/auth/new-password#vechi');
  await field('accounts.new_password').fill('parola-nouă');
  await field('accounts.repeat_password').fill('parola-nouă');
  await press('accounts.set_password');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(text('errors.reset_link_is_over'));
  await expect
    .element(page.getByRole('link', { name: text('accounts.ask_for_another_link') }))
    .toHaveAttribute('href', '/admin/auth/forgotten-password');
});

it('treats an address without a token as an invalid link', async () => {
  open(<NewPasswordScreen />, '/admin/auth/new-password');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(text('errors.reset_link_is_over'));
});
