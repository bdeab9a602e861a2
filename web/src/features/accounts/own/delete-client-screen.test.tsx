import { allTexts, translate, type Language } from '@comanda/contract/texts';
import { beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../../testing/setup/draw.tsx';
import { fakeApi, refusal } from '../../../testing/fakes/fake-api.ts';
import { startTestTexts } from '../../../testing/setup/test-texts.ts';
import { DeleteClientScreen } from './delete-client-screen.tsx';

const CALL = 'POST /api/client/delete-client';

beforeAll(() => {
  startTestTexts('ru');
});

const phone = page.getByLabelText('Ваш телефон');
const password = page.getByLabelText('Пароль');
const submit = page.getByRole('button', { name: 'Удалить аккаунт навсегда' });

async function fill(number: string) {
  await userEvent.click(phone);
  await userEvent.keyboard(number);
  await password.fill('parola-buna');
}

it('sends the eight digits after the prefix, confirms the deletion and clears the fields', async () => {
  const api = fakeApi({ [CALL]: () => ({ ok: true }) });
  draw(<DeleteClientScreen />);
  await fill('69123456');
  await submit.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Ваш аккаунт удалён');
  expect(api.made).toEqual([{ call: CALL, body: { phone: '69123456', password: 'parola-buna' } }]);
  await expect.element(phone).toHaveValue('+373 ');
  await expect.element(password).toHaveValue('');
});

it.each(['6', '6912345'])(
  'refuses the phone «%s» with a message beneath it, and sends nothing',
  async (typed) => {
    const api = fakeApi({});
    draw(<DeleteClientScreen />);
    await fill(typed);
    await submit.click();
    await expect.element(page.getByText('Неверный номер телефона')).toBeVisible();
    await expect.element(phone).toHaveFocus();
    await expect.element(phone).toHaveAttribute('aria-invalid', 'true');
    expect(api.made).toEqual([]);
    startTestTexts('ro');
    const inRomanian = translate(allTexts['accounts.delete_client_phone_invalid'], 'ro');
    await expect.element(page.getByText(inRomanian)).toBeVisible();
    startTestTexts('ru');
  },
);

it.each([
  ['a wrong password', refusal(401, 'invalid_credentials'), 'Неверный телефон или пароль'],
  ['too many attempts', refusal(429, 'too_many_requests'), /Слишком много попыток/],
  ['an unknown code', refusal(500, 'something_went_wrong'), /Что-то пошло не так/],
])('shows the refusal and keeps the fields: %s', async (_name, answer, text) => {
  const api = fakeApi({ [CALL]: () => answer });
  draw(<DeleteClientScreen />);
  await fill('69123456');
  await submit.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(phone).toHaveValue('+373 69 123 456');
  await expect.element(password).toHaveValue('parola-buna');
  // There is no session here: a refusal must not start a token refresh.
  expect(api.made).toHaveLength(1);
});

/** Fills in the form in a language, and sends it. */
async function fillIn(language: Language): Promise<void> {
  const fields = { phone: allTexts['accounts.your_phone'], secret: allTexts['accounts.password'] };
  await page.getByLabelText(translate(fields.phone, language)).fill('+37369123456');
  await page.getByLabelText(translate(fields.secret, language)).fill('parola-buna');
  await page
    .getByRole('button', { name: translate(allTexts['accounts.delete_client_submit'], language) })
    .click();
}

it.each([
  ['ru', 'Ваш аккаунт удалён'],
  ['en', 'Your account has been deleted'],
] as const)('says in %s «%s» when the account is deleted', async (language, words) => {
  startTestTexts(language);
  fakeApi({ [CALL]: () => ({ ok: true }) });
  draw(<DeleteClientScreen />);
  await fillIn(language);
  await expect.element(page.getByRole('status')).toHaveTextContent(words);
  startTestTexts('ru');
});

it.each([
  ['ru', translate(allTexts['errors.something_went_wrong'], 'ru')],
  ['en', 'something went wrong'],
] as const)('shows in %s «%s» for an answer that is not JSON', async (language, text) => {
  startTestTexts(language);
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }));
  draw(<DeleteClientScreen />);
  await fillIn(language);
  await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  startTestTexts('ru');
});

it('sends another country’s phone with its prefix', async () => {
  const api = fakeApi({ [CALL]: () => ({ ok: true }) });
  draw(<DeleteClientScreen />);
  await phone.fill('+40 721 234 567');
  await password.fill('parola-buna');
  await submit.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Ваш аккаунт удалён');
  expect(api.made).toEqual([
    { call: CALL, body: { phone: '+40721234567', password: 'parola-buna' } },
  ]);
});

it('shows the pending state while it waits, and sends once', async () => {
  let answer: (reply: { ok: true }) => void = () => {};
  const api = fakeApi({
    [CALL]: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  draw(<DeleteClientScreen />);
  await fill('69123456');
  await submit.click();
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(password);
  await userEvent.keyboard('{Enter}');
  expect(api.made).toHaveLength(1);
  answer({ ok: true });
  await expect.element(page.getByRole('status')).toBeVisible();
  await expect.element(submit).not.toHaveAttribute('aria-busy');
});

it('removes the earlier message when the next attempt fails the form’s checks', async () => {
  fakeApi({ [CALL]: () => refusal(401, 'invalid_credentials') });
  draw(<DeleteClientScreen />);
  await fill('69123456');
  await submit.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await userEvent.click(phone);
  await userEvent.keyboard('{Backspace}');
  await submit.click();
  await expect.element(page.getByText('Неверный номер телефона')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it.each([
  ['en', 'Ivalid phone'],
  ['ro', 'Număr de telefon incorect'],
] as const)('refuses a phone in %s', async (language, text) => {
  startTestTexts(language);
  draw(<DeleteClientScreen />);
  await page.getByRole('button', { name: /account for ever|definitiv/ }).click();
  await expect.element(page.getByText(text)).toBeVisible();
});
