import { RESET_LINK_MINUTES } from '@comanda/domain/accounts';
import { allTexts, translate, type TextKey } from '@comanda/contract/texts';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../../testing/setup/draw.tsx';
import { fakeApi, refusal } from '../../../testing/fakes/fake-api.ts';
import { startTestTexts } from '../../../testing/setup/test-texts.ts';
import { ForgottenPasswordScreen } from './forgotten-password-screen.tsx';
import { NewPasswordScreen } from './new-password-screen.tsx';

const ASK = 'POST /api/auth/forgot-password';
const RESET = 'POST /api/auth/reset-password';

let takeAway: () => void = () => {};
beforeAll(async () => {
  await startTestTexts('ru');
});
afterEach(() => {
  takeAway();
  for (const meta of document.querySelectorAll('meta[data-test]')) meta.remove();
  vi.unstubAllGlobals();
});

const say = (key: TextKey, values = {}) => translate(allTexts[key], 'ru', values);
const field = (key: TextKey) => page.getByLabelText(say(key), { exact: true });
const press = (key: TextKey) => page.getByRole('button', { name: say(key) }).click();

/** Draws a screen on a page whose server says whether it mails, and whom to ask. */
function open(screen: ReactNode, address: string, mail: 'on' | 'off' = 'on') {
  const told = { 'password-mail': mail, 'contact-emails': 'a@b.md,c@b.md', 'contact-phone': '' };
  for (const [name, content] of Object.entries(told)) {
    const meta = Object.assign(document.createElement('meta'), { name, content });
    meta.dataset['test'] = '';
    document.head.append(meta);
  }
  takeAway = draw(screen, address);
}

it('asks for a link in the reader’s language, and says alike whether there is an account', async () => {
  const api = fakeApi({ [ASK]: () => ({ ok: true }) });
  open(<ForgottenPasswordScreen />, '/');
  await press('accounts.send_link');
  await expect
    .element(field('accounts.email'))
    .toHaveAccessibleDescription(
      expect.stringContaining(say('admin.validation_errors.company.email.required')),
    );
  await field('accounts.email').fill(' ana@local.md ');
  await press('accounts.send_link');
  const sent = say('accounts.link_sent', { email: 'ana@local.md', count: RESET_LINK_MINUTES });
  await expect.element(page.getByRole('status').filter({ hasText: sent })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'a@b.md' })).toBeVisible();
  expect(api.made).toEqual([{ call: ASK, body: { email: 'ana@local.md', language: 'ru' } }]);
});

it('says that it was asked too often, and whom to ask instead', async () => {
  fakeApi({ [ASK]: () => refusal(429, 'too_many_requests') });
  open(<ForgottenPasswordScreen />, '/');
  await field('accounts.email').fill('ana@local.md');
  await press('accounts.send_link');
  await expect.element(page.getByRole('alert')).toHaveTextContent(say('errors.too_many_requests'));
  await expect.element(page.getByRole('link', { name: 'c@b.md' })).toBeVisible();
});

it.each([
  ['without a mail server', '/', 'off', 'accounts.ask_people'],
  ['for a guest, who has no e-mail', '/?as=client', 'on', 'accounts.ask_people_guest'],
] as const)('names who helps, and asks for nothing: %s', async (_, address, mail, text) => {
  open(<ForgottenPasswordScreen />, address, mail);
  await expect.element(page.getByText(say(text))).toBeVisible();
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
    .toHaveTextContent(say('accounts.password_is_set_courier'));
  await expect.element(page.getByRole('link', { name: say('accounts.sign_in') })).toBeVisible();
  expect(api.made).toEqual([
    { call: RESET, body: { token: 'un-token_123', password: ' parola nouă ' } },
  ]);
});

it('says that a link is over, and leads to a new one', async () => {
  fakeApi({ [RESET]: () => refusal(404, 'reset_link_is_over') });
  open(<NewPasswordScreen />, '/admin/auth/new-password#vechi');
  await field('accounts.new_password').fill('parola-nouă');
  await field('accounts.repeat_password').fill('parola-nouă');
  await press('accounts.set_password');
  await expect.element(page.getByRole('alert')).toHaveTextContent(say('errors.reset_link_is_over'));
  await expect
    .element(page.getByRole('link', { name: say('accounts.ask_for_another_link') }))
    .toHaveAttribute('href', '/admin/auth/forgotten-password');
});

it('an address without a token is no link', async () => {
  open(<NewPasswordScreen />, '/admin/auth/new-password');
  await expect.element(page.getByRole('alert')).toHaveTextContent(say('errors.reset_link_is_over'));
});
