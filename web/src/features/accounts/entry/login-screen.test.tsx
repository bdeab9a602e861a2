import { beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../../testing/setup/draw.tsx';
import { fakeApi, refusal } from '../../../testing/fakes/fake-api.ts';
import { useLocation } from '../../../lib/routes/location-context.ts';
import { session } from '../../../lib/session/session.ts';
import { setPageSettings } from '../../../testing/setup/page-settings.ts';
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

const Where = () => <output>{useLocation().pathname}</output>;

it('fills in the e-mail of the demo, says where its password is, and opens its desk', async () => {
  const owner = 'proprietar@la-nuc.example';
  setPageSettings({
    'demo-menu': '/pub/la-nuc/?table=7',
    'demo-desk': '/admin/pub/1/orders',
    'demo-email': owner,
  });
  const { made } = fakeApi({
    'POST /api/auth/login': () => ({ ok: true, accesstoken: 'token', role: 'company' }),
  });
  draw(
    <>
      <LoginScreen />
      <Where />
    </>,
    '/admin/auth/authentication?demo=1',
  );
  await expect.element(email()).toHaveValue(owner);
  await expect.element(page.getByText(text('accounts.demo_password'))).toBeVisible();
  await password().fill('demo-demo-1');
  await submit();
  await expect.element(page.getByText('/admin/pub/1/orders')).toBeVisible();
  expect(made).toEqual([
    { call: 'POST /api/auth/login', body: { as: '', email: owner, password: 'demo-demo-1' } },
  ]);
  session.signOut();
});

it.each(['/admin/auth/authentication', '/admin/auth/authentication?demo=1'])(
  'where no demo runs, %s is the plain form',
  async (address) => {
    draw(<LoginScreen />, address);
    await expect.element(email()).toHaveValue('');
    await expect.element(page.getByText(text('accounts.demo_password'))).not.toBeInTheDocument();
  },
);
