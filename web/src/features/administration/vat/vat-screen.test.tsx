import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '../../../testing/fakes/fake-api.ts';
import { openPlatform } from '../../../testing/setup/open-platform.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { VatScreen } from './vat-screen.tsx';

const LIST = 'GET /api/vat-rates';
const ADD = 'POST /api/admin/vat-rates';
const DELETE = 'DELETE /api/admin/vat-rates/:rateID';

beforeAll(() => {
  startTestTexts('ru');
});

const screen = <VatScreen actions={null} openInNewSession={() => {}} />;
const present = [
  { id: 1, vat_class: 'reduced' as const, valid_from: '2024-01-01', percent: 8 },
  { id: 2, vat_class: 'standard' as const, valid_from: '2024-01-01', percent: 20 },
];
const ahead = { id: 3, vat_class: 'reduced' as const, valid_from: '2999-01-01', percent: 12.5 };
const food = page.getByRole('region', { name: 'Еда и напитки' });
const popup = page.getByRole('dialog');

it('adds a rate from a later day on, and deletes one that does not hold yet', async () => {
  let rates = [...present];
  const { callsOf } = openPlatform(screen, {
    [LIST]: () => ({ ok: true, rates }),
    [ADD]: () => {
      rates = [ahead, ...present];
      return { ok: true, rates };
    },
    [DELETE]: () => {
      rates = [...present];
      return { ok: true, rates };
    },
  });
  await expect.element(food.getByText(text('administration.vat_now'))).toBeVisible();
  await expect.element(food.getByRole('button')).not.toBeInTheDocument();
  await page.getByRole('button', { name: text('administration.vat_add') }).click();
  await popup.getByRole('button', { name: text('ui.save') }).click();
  await expect.element(popup.getByText(text('administration.vat_class_missing'))).toBeVisible();
  await expect.element(popup.getByText(text('administration.vat_percent_wrong'))).toBeVisible();
  await expect.element(popup.getByText(text('administration.vat_first_day_wrong'))).toBeVisible();
  await popup.getByRole('button', { name: 'Еда и напитки' }).click();
  await popup.getByLabelText(text('administration.vat_percent')).fill('12,5');
  await popup.getByLabelText(text('administration.vat_first_day')).fill('2999-01-01');
  await popup.getByRole('button', { name: text('ui.save') }).click();
  await expect.element(popup).not.toBeInTheDocument();
  expect(callsOf('vat-rates').at(-1)?.body).toEqual({
    vat_class: 'reduced',
    valid_from: '2999-01-01',
    percent: 12.5,
  });
  await food.getByRole('button').click();
  await expect.element(food.getByRole('button')).not.toBeInTheDocument();
  expect(callsOf('vat-rates').at(-1)?.call).toBe('DELETE /api/admin/vat-rates/3');
});

it('says why a rate is not taken, and keeps what was typed', async () => {
  openPlatform(screen, {
    [LIST]: () => ({ ok: true, rates: present }),
    [ADD]: () => refusal(409, 'vat_rate_exists'),
  });
  await page.getByRole('button', { name: text('administration.vat_add') }).click();
  await popup.getByRole('button', { name: 'Алкоголь' }).click();
  await popup.getByLabelText(text('administration.vat_percent')).fill('21');
  await popup.getByLabelText(text('administration.vat_first_day')).fill('2999-01-01');
  await popup.getByRole('button', { name: text('ui.save') }).click();
  await expect.element(popup.getByText(text('errors.vat_rate_exists'))).toBeVisible();
  await expect.element(popup.getByLabelText(text('administration.vat_percent'))).toHaveValue('21');
});

it('offers to try again when the rates do not come', async () => {
  let isDown = true;
  openPlatform(screen, {
    [LIST]: () => (isDown ? refusal(500, 'something_went_wrong') : { ok: true, rates: present }),
  });
  await expect.element(page.getByRole('alert')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: text('ui.retry') }).click();
  await expect.element(food).toBeVisible();
});
