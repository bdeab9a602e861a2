import { beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../../testing/setup/draw.tsx';
import { fakeApi, refusal } from '../../../testing/fakes/fake-api.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { LoginScreen } from './login-screen.tsx';

beforeAll(() => {
  startTestTexts('ru');
});

const email = () => page.getByLabelText('Почта');
const password = () => page.getByLabelText(text('accounts.password'));
const submit = () => page.getByRole('button', { name: text('accounts.sign_in') }).click();

it.each([
  ['', '', 'Введите почту', 'Введите пароль'],
  ['ana@', '1234567', 'Это не адрес почты', 'В пароле должно быть не меньше 8 символов'],
])('checks «%s» and «%s» on submit, and sends nothing', async (who, secret, ...problems) => {
  const { made } = fakeApi({});
  draw(<LoginScreen />);
  await email().fill(who);
  await password().fill(secret);
  for (const words of problems) await expect.element(page.getByText(words)).not.toBeInTheDocument();
  await submit();
  for (const words of problems) await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(email()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(email()).toHaveFocus();
  expect(made).toEqual([]);
});

it('marks the fields that the server refuses', async () => {
  const problems = [{ field: 'email', code: 'of_tomorrow' }];
  fakeApi({ 'POST /api/auth/login': () => refusal(400, 'validation_error', problems) });
  draw(<LoginScreen />);
  await email().fill('ana@local.md');
  await password().fill('parola-buna');
  await submit();
  await expect.element(email()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(password()).not.toHaveAttribute('aria-invalid');
});

it.each([
  [401, 'invalid_credentials', 'Неверная почта или пароль', 'password'],
  [
    429,
    'too_many_requests',
    'Слишком много попыток. Подождите минуту и попробуйте снова.',
    'button',
  ],
  [0, 'network_error', 'Нет связи. Проверьте интернет и попробуйте ещё раз.', 'button'],
] as const)('shows %s %s in the form, which keeps the typed values', async (...refused) => {
  const [status, code, words, focused] = refused;
  fakeApi({
    'POST /api/auth/login': () => {
      if (status === 0) throw new TypeError('Failed to fetch');
      return refusal(status, code);
    },
  });
  const onError = vi.fn<(error: Error) => void>();
  draw(<LoginScreen />, '/', onError);
  await email().fill('ana@local.md');
  await password().fill('parola-gresita');
  await submit();
  await expect.element(page.getByRole('alert')).toHaveTextContent(words);
  const { top } = page.getByRole('alert').element().getBoundingClientRect();
  expect(top).toBeGreaterThan(password().element().getBoundingClientRect().bottom);
  const button = page.getByRole('button', { name: text('accounts.sign_in') });
  expect(top).toBeLessThan(button.element().getBoundingClientRect().top);
  await expect.element(focused === 'password' ? password() : button).toHaveFocus();
  await expect.element(email()).toHaveValue('ana@local.md');
  await expect.element(password()).toHaveValue('parola-gresita');
  expect(onError).not.toHaveBeenCalled();
});

it('marks the fields for password managers, and shows the characters on demand', async () => {
  draw(<LoginScreen />);
  await expect.element(email()).toHaveAttribute('autocomplete', 'username');
  await expect.element(password()).toHaveAttribute('autocomplete', 'current-password');
  await expect.element(password()).toHaveAttribute('type', 'password');
  await userEvent.click(page.getByRole('button', { name: text('ui.show_secret') }));
  await expect.element(password()).toHaveAttribute('type', 'text');
  await userEvent.click(page.getByRole('button', { name: text('ui.hide_secret') }));
  await expect.element(password()).toHaveAttribute('type', 'password');
});
