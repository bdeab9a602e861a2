import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../../testing/setup/draw.tsx';
import { eventually } from '../../../testing/actions/eventually.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { RegistrationScreen } from './registration-screen.tsx';

const send = vi.fn<typeof fetch>();

beforeAll(() => {
  startTestTexts('ro');
});

beforeEach(() => {
  send.mockReset();
  vi.stubGlobal('fetch', send);
});

const field = (name: string) => page.getByLabelText(name, { exact: true });
const submit = () => page.getByRole('button', { name: 'Creează cont' }).click();

async function fill(repeated = 'parola-buna') {
  await field('Numele dumneavoastră (al companiei)').fill('La Nuc SRL');
  await userEvent.click(field('Telefonul dumneavoastră'));
  await userEvent.keyboard('69123456');
  await field('E-mailul dumneavoastră').fill('doina@lanuc.md');
  await field('Parola').fill('parola-buna');
  await field('Repetați parola').fill(repeated);
}

it('shows no errors before the first attempt, then the first problem of each field, and sends nothing', async () => {
  draw(<RegistrationScreen />);
  await field('Parola').fill('abc');
  await field('Repetați parola').fill('abc');
  await expect.element(page.getByText('Introduceți numele companiei')).not.toBeInTheDocument();
  await submit();
  await expect.element(page.getByText('Introduceți numele companiei')).toBeVisible();
  await expect.element(page.getByText('Introduceți telefonul')).toBeVisible();
  await expect.element(page.getByText('Introduceți e-mailul')).toBeVisible();
  await expect
    .element(page.getByText('Parola trebuie să aibă cel puțin 8 caractere'))
    .toBeVisible();
  await expect
    .element(field('Numele dumneavoastră (al companiei)'))
    .toHaveAttribute('aria-invalid', 'true');
  expect(send).not.toHaveBeenCalled();
});

it('says above its button what happens with the data, and asks for no consent', async () => {
  draw(<RegistrationScreen />);
  await expect
    .element(page.getByText(text('accounts.company_data'), { exact: false }))
    .toBeVisible();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
});

it('focuses the first field with a problem once: who is already typing elsewhere is not moved back', async () => {
  draw(<RegistrationScreen />);
  await submit();
  const name = field('Numele dumneavoastră (al companiei)');
  await expect.element(name).toHaveFocus();
  const password = field('Parola').element();
  if (!(password instanceof HTMLInputElement)) throw new TypeError('no field');
  // All in one turn of the page, before any timer: as the keys of a fast hand on a slow device.
  password.form?.requestSubmit();
  password.focus();
  for (let turn = 0; turn < 100 && document.activeElement === password; turn += 1) {
    await Promise.resolve();
  }
  expect(document.activeElement).toBe(name.element());
  password.focus();
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(document.activeElement).toBe(password);
});

it('always shows that the passwords differ, and sends nothing until they match', async () => {
  draw(<RegistrationScreen />);
  await fill('altceva');
  await expect.element(page.getByText('Parolele nu coincid')).toBeVisible();
  await submit();
  expect(send).not.toHaveBeenCalled();
});

it('sends the typed values with the tariff of the address', async () => {
  send.mockResolvedValue(
    Response.json({ ok: true, accesstoken: 'token', role: 'company' }, { status: 201 }),
  );
  draw(<RegistrationScreen />, '/admin/auth/registration?tariff=pro');
  await expect
    .element(page.getByRole('button', { name: 'Pro' }))
    .toHaveAttribute('aria-pressed', 'true');
  await fill();
  await submit();
  await eventually(() => {
    expect(send).toHaveBeenCalledTimes(1);
  });
  const [address, request] = send.mock.calls[0] ?? [];
  expect(address).toBe('/api/company');
  const body = request?.body;
  expect(typeof body === 'string' && JSON.parse(body)).toEqual({
    name: 'La Nuc SRL',
    phone: '+37369123456',
    email: 'doina@lanuc.md',
    password: 'parola-buna',
    tariff: 'pro',
  });
});

it.each([
  ['name', 'Numele dumneavoastră (al companiei)', 'Există deja o companie cu acest nume'],
  ['email', 'E-mailul dumneavoastră', 'Există deja o companie cu acest e-mail'],
])('shows a taken %s beneath its field', async (owner, label, problem) => {
  const code = `company_with_the_same_${owner}_already_exists`;
  send.mockResolvedValue(Response.json({ ok: false, err: 'taken', code }, { status: 409 }));
  draw(<RegistrationScreen />);
  await fill();
  await submit();
  await expect.element(page.getByText(problem, { exact: true })).toBeVisible();
  await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field(label)).toHaveFocus();
});

it('marks every field that the server refuses', async () => {
  const validationErrors = [
    { field: 'name', code: 'max', limit: 255 },
    { field: 'phone', code: 'invalid_phone' },
  ];
  const refused = {
    ok: false,
    err: 'validation error',
    code: 'validation_error',
    validationErrors,
  };
  send.mockResolvedValue(Response.json(refused, { status: 400 }));
  draw(<RegistrationScreen />);
  await fill();
  await submit();
  await expect.element(field('Numele dumneavoastră (al companiei)')).toHaveFocus();
  await expect
    .element(field('Numele dumneavoastră (al companiei)'))
    .toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('Telefonul dumneavoastră')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('Parola')).not.toHaveAttribute('aria-invalid');
});

it('translates shown errors when the language changes', async () => {
  draw(<RegistrationScreen />);
  await field('Parola').fill('abc');
  await submit();
  await expect.element(page.getByText('Introduceți numele companiei')).toBeVisible();
  startTestTexts('ru');
  await expect.element(page.getByText('Введите название компании')).toBeVisible();
  await expect.element(page.getByText('Пароли не совпадают')).toBeVisible();
  await expect.element(page.getByText('В пароле должно быть не меньше 8 символов')).toBeVisible();
  startTestTexts('ro');
});

it('labels the name as the company’s', async () => {
  draw(<RegistrationScreen />);
  await expect.element(field('Numele dumneavoastră (al companiei)')).toBeVisible();
});
