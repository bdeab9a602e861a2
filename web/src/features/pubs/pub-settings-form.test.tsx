import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aPub } from '../../testing/a-pub.ts';
import { draw } from '../../testing/draw.tsx';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { startTestTexts } from '../../testing/test-texts.ts';
import { PubSettingsForm } from './pub-settings-form.tsx';

let takeAway: () => void = () => {};

beforeAll(async () => {
  await startTestTexts('ro');
});

afterEach(() => {
  takeAway();
  vi.unstubAllGlobals();
});

const SAVE = 'PUT /api/company/:companyID/pubs/:pubID';
const save = () => page.getByRole('button', { name: 'Salvează' });
const field = (name: string) => page.getByLabelText(name, { exact: true });

it('offers to save only what differs, and sends the whole of it', async () => {
  const api = fakeApi({ [SAVE]: ({ body }) => ({ ok: true, pub: aPub(body) }) });
  takeAway = draw(<PubSettingsForm pub={aPub()} />);
  await expect.element(save()).toBeDisabled();
  await field('Adresa').fill('str. Pușkin 12');
  await expect.element(save()).toBeEnabled();
  await field('Adresa').fill('str. București 68');
  await expect.element(save()).toBeDisabled();

  await page.getByRole('button', { name: 'Întunecată' }).click();
  await field('Valuta').selectOptions('2');
  await page.getByRole('switch').click();
  await save().click();
  await expect.element(page.getByText('Totul este salvat')).toBeVisible();
  expect(api.made.at(-1)).toEqual({
    call: 'PUT /api/company/3/pubs/7',
    body: {
      name: 'La Nuc',
      color_theme: 'dark',
      color: '#b4552d',
      wifi_password: 'nuci',
      address: 'str. București 68',
      additional_info: '',
      currency_id: 2,
      telegram_username: '',
      has_in_place_order: false,
    },
  });
});

it('keeps what was written when saving fails, and goes back when asked', async () => {
  fakeApi({ [SAVE]: () => refusal(500, 'something_went_wrong') });
  takeAway = draw(<PubSettingsForm pub={aPub()} />);
  await field('Parola Wi-Fi').fill('alta-parola');
  await save().click();
  await expect.element(save()).toBeEnabled();
  await expect.element(field('Parola Wi-Fi')).toHaveValue('alta-parola');
  await page.getByRole('button', { name: 'Anulează modificările' }).click();
  await expect.element(field('Parola Wi-Fi')).toHaveValue('nuci');
  await expect.element(save()).toBeDisabled();
});

it('refuses a pub without a name', async () => {
  fakeApi({});
  takeAway = draw(<PubSettingsForm pub={aPub()} />);
  await field('Denumire').fill('');
  await save().click();
  await expect.element(page.getByText('Introduceți denumirea localului')).toBeVisible();
});
