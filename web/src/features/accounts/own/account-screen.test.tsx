import type { Account } from '@comanda/contract/accounts';
import type { TextKey } from '@comanda/contract/texts';
import { beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../../testing/setup/draw.tsx';
import { fakeApi, refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { AccountScreen } from './account-screen.tsx';

const SAVE = 'PUT /api/account';
const PASSWORD = 'POST /api/account/password';
const company: Account = {
  id: 3,
  role: 'company',
  name: 'La Nuc SRL',
  email: 'ana@nuc.md',
  phone: '+40721234567',
};

beforeAll(async () => {
  startTestTexts('ro');
  await page.viewport(360, 740);
});

const field = (key: TextKey) => page.getByLabelText(text(key), { exact: true });
const button = (key: TextKey) => page.getByRole('button', { name: text(key), exact: true });

function open(account: Account, calls: FakeCalls = {}) {
  const api = fakeApi({ 'GET /api/account': () => ({ ok: true, account }), ...calls });
  draw(<AccountScreen back="/admin/company" />);
  return {
    /** The write calls with their bodies. */
    sent: () =>
      api.made.filter(({ call }) => !call.startsWith('GET ') && !call.includes('refresh-token')),
  };
}

it('saves the name and another country’s phone, and confirms it', async () => {
  const { sent } = open(company, {
    [SAVE]: ({ body }) => ({ ok: true, account: { ...company, name: body.name ?? '' } }),
  });
  await expect.element(field('accounts.your_phone')).toHaveValue('+40721234567');
  await field('accounts.your_name').fill(' Nucul Mare ');
  await button('ui.save').click();
  await expect
    .element(page.getByRole('status').filter({ hasText: text('accounts.details_saved') }))
    .toBeVisible();
  expect(sent()).toEqual([{ call: SAVE, body: { name: 'Nucul Mare', phone: '+40721234567' } }]);
  await expect.element(field('accounts.your_name')).toHaveValue('Nucul Mare');
});

it.each([
  ['password_is_wrong', 422, 'accounts.password_as_proof'],
  ['email_is_already_used', 409, 'accounts.your_email'],
] as const)('shows a refusal beneath its field: %s', async (code, status, label) => {
  const { sent } = open(company, { [SAVE]: () => refusal(status, code) });
  await field('accounts.your_email').fill('noua@nuc.md');
  await button('accounts.change_email').click();
  await expect
    .element(field('accounts.password_as_proof'))
    .toHaveAccessibleDescription(
      expect.stringContaining(text('admin.validation_errors.company.password.required')),
    );
  expect(sent()).toEqual([]);
  await field('accounts.password_as_proof').fill('parola');
  await button('accounts.change_email').click();
  await expect
    .element(field(label))
    .toHaveAccessibleDescription(expect.stringContaining(text(`errors.${code}`)));
  await expect.element(field(label)).toHaveFocus();
  expect(sent()).toEqual([{ call: SAVE, body: { email: 'noua@nuc.md', password: 'parola' } }]);
});

it('changes the password exactly as typed, and clears the fields', async () => {
  const { sent } = open(company, { [PASSWORD]: () => ({ ok: true }) });
  await field('accounts.old_password').fill(' veche parolă ');
  await field('accounts.new_password').fill(' parola nouă ');
  await button('accounts.change_password').click();
  expect(sent()).toEqual([]);
  await field('accounts.repeat_password').fill(' parola nouă ');
  await button('accounts.change_password').click();
  await expect
    .element(page.getByRole('status').filter({ hasText: text('accounts.password_changed') }))
    .toBeVisible();
  expect(sent()).toEqual([
    { call: PASSWORD, body: { old_password: ' veche parolă ', password: ' parola nouă ' } },
  ]);
  await expect.element(field('accounts.old_password')).toHaveValue('');
});

it('shows in its card a refusal without a field, and keeps the typed text', async () => {
  open(company, { [PASSWORD]: () => refusal(429, 'too_many_requests') });
  for (const key of ['old_password', 'new_password', 'repeat_password'] as const) {
    await field(`accounts.${key}`).fill('parola-lungă');
  }
  await button('accounts.change_password').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(text('errors.too_many_requests'));
  await expect.element(field('accounts.old_password')).toHaveValue('parola-lungă');
});

it.each(['courier', 'admin'] as const)('offers only e-mail and password to a %s', async (role) => {
  open({ id: 4, role, email: 'ion@curier.md' });
  await expect.element(field('accounts.your_email')).toHaveValue('ion@curier.md');
  await expect.element(field('accounts.old_password')).toBeVisible();
  await expect.element(field('accounts.your_name')).not.toBeInTheDocument();
});

it('shows why an account could not be loaded, with a retry button', async () => {
  let isReady = false;
  open(company, {
    'GET /api/account': () =>
      isReady ? { ok: true, account: company } : refusal(403, 'forbidden'),
  });
  await expect.element(page.getByText(text('errors.forbidden'))).toBeVisible();
  isReady = true;
  await button('ui.retry').click();
  await expect.element(field('accounts.your_name')).toHaveValue('La Nuc SRL');
});

const PERSONAL_DATA = 'GET /api/account/personal-data';

it('saves everything that is stored about the account as a file', async () => {
  const data = {
    made_at: '2026-11-20T17:00:00.000Z',
    account: { ...company, created_at: '2026-11-01T10:00:00.000Z' },
    sign_ins: [],
    company: { tariff: 'pro' as const, pubs: [], alert_devices: [], desks: [] },
  };
  let isDown = true;
  open(company, {
    [PERSONAL_DATA]: () => (isDown ? refusal(429, 'too_many_requests') : { ok: true, ...data }),
  });
  const files: { name: string; file: Blob }[] = [];
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) blobs.push(file);
    return 'blob:data';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, file: blobs.at(-1) ?? new Blob() });
  });
  await button('accounts.download').click();
  await expect.element(page.getByText(text('errors.too_many_requests'))).toBeVisible();
  isDown = false;
  await button('accounts.download').click();
  await expect
    .poll(() => files.map(({ name }) => name))
    .toEqual(['comanda-company-3-2026-11-20.json']);
  expect(files[0]?.file.type).toBe('application/json');
  expect(JSON.parse((await files[0]?.file.text()) ?? '')).toEqual(data);
});
