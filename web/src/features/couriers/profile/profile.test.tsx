import type { Courier } from '@comanda/contract/couriers';
import { beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aCourier } from '../../../testing/samples/an-order.ts';
import { eventually } from '../../../testing/actions/eventually.ts';
import { fakeApi, refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { ProfileScreen } from './profile-screen.tsx';

const SAVE = 'PUT /api/courier/:courierID';

beforeAll(async () => {
  startTestTexts('ro');
  await page.viewport(360, 800);
});

function openProfile(courier: Courier, calls: FakeCalls = {}) {
  const saved = vi.fn<(courier: Courier) => void>();
  const api = fakeApi(calls);
  draw(
    <ProfileScreen courier={courier} onSaved={saved} balance="+12,50 Lei" standing={null}>
      {null}
    </ProfileScreen>,
  );
  return { api, saved };
}

const save = () => page.getByRole('button', { name: text('ui.save') });

it('offers to save only while there are changes, and sends Telegram without its @', async () => {
  const courier = aCourier({ telegram_username: 'ion' });
  const { api, saved } = openProfile(courier, {
    [SAVE]: ({ body }) => ({ ok: true, courier: { ...courier, ...body } }),
  });
  await expect
    .element(page.getByRole('heading', { name: text('couriers.about_you') }))
    .toBeVisible();
  const telegram = page.getByLabelText(text('couriers.telegram'));
  await expect.element(save()).not.toBeInTheDocument();
  await telegram.fill('@ion');
  await expect.element(save()).not.toBeInTheDocument();
  await telegram.fill('@ion_r');
  await page.getByRole('button', { name: text('ui.cancel') }).click();
  await expect.element(telegram).toHaveValue('ion');
  await expect.element(save()).not.toBeInTheDocument();
  await telegram.fill('@ion_r');
  await save().click();
  await eventually(() => {
    expect(saved).toHaveBeenCalledWith(expect.objectContaining({ telegram_username: 'ion_r' }));
  });
  expect(api.made.at(-1)).toMatchObject({
    call: 'PUT /api/courier/4',
    body: { telegram_username: 'ion_r', birth_date: '0001-01-01' },
  });
});

it('shows an unset birth date as 2000-01-01, and does not treat an emptied one as a change', async () => {
  openProfile(aCourier());
  const birthDate = page.getByLabelText(text('couriers.birth_date'));
  await expect.element(birthDate).toHaveValue('2000-01-01');
  await birthDate.fill('');
  await expect.element(save()).not.toBeInTheDocument();
});

it.each([
  ['Numele și prenumele', 'x'],
  ['Data nașterii', '2999-01-01'],
])('sends nothing while %s is wrong', async (label, value) => {
  const { api } = openProfile(aCourier());
  const field = page.getByLabelText(label);
  await field.fill(value);
  await save().click();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription();
  expect(api.made).toEqual([]);
});

it('sends nothing while the phone is too short', async () => {
  const { api } = openProfile(aCourier());
  const phone = page.getByLabelText(text('couriers.phone'));
  await phone.click();
  await userEvent.keyboard(`{End}${'{Backspace}'.repeat(7)}`);
  await save().click();
  await expect.element(phone).toHaveAttribute('aria-invalid', 'true');
  expect(api.made).toEqual([]);
});

it('keeps the input when the server refuses', async () => {
  openProfile(aCourier(), { [SAVE]: () => refusal(503, 'service_unavailable') });
  const location = page.getByLabelText(text('couriers.location'));
  await location.fill('Botanica');
  await save().click();
  await expect.element(save()).not.toHaveAttribute('aria-busy');
  await expect.element(location).toHaveValue('Botanica');
});

it.each([
  [aCourier(), 'Aprobat'],
  [aCourier({ is_approved: false }), 'Așteaptă aprobarea'],
  [aCourier({ is_approved: false, is_blocked: true }), 'Blocat'],
])('shows the standing', async (courier, standing) => {
  openProfile(courier);
  await expect.element(page.getByText(standing, { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /Vedeți extrasul/ }))
    .toHaveAttribute('href', '/courier/statement');
});

it('sends the chosen picture and shows the progress of the upload', async () => {
  const sent: unknown[] = [];
  let finish = () => {};
  class FakeXhr extends EventTarget {
    readonly upload = new EventTarget();
    status = 200;
    responseText = JSON.stringify({ ok: true, courier: aCourier({ image_file_name: 'a.webp' }) });
    open(_: string, address: string): void {
      sent.push(address);
    }
    setRequestHeader(): void {}
    send(form: FormData): void {
      sent.push(form.get('image'));
      const progress = { lengthComputable: true, loaded: 1, total: 4 };
      this.upload.dispatchEvent(new ProgressEvent('progress', progress));
      finish = () => this.dispatchEvent(new Event('load'));
    }
  }
  const { saved } = openProfile(aCourier());
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  const file = new File(['x'], 'eu.png', { type: 'image/png' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  const files = new DataTransfer();
  files.items.add(file);
  if (input) input.files = files.files;
  input?.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '0.25');
  finish();
  await eventually(() => {
    expect(saved).toHaveBeenCalledWith(expect.objectContaining({ image_file_name: 'a.webp' }));
  });
  expect(sent).toEqual(['/api/courier/4/image', file]);
});
