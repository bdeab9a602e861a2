import type { SettlementReceipt } from '@comanda/contract/couriers';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aReceipt } from '../../../testing/samples/a-receipt.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { setPageSettings } from '../../../testing/setup/page-settings.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { ReceiptSheet } from './receipt-sheet.tsx';

beforeAll(() => {
  startTestTexts('en');
});
beforeEach(() => {
  setPageSettings({ 'contact-emails': 'pay@comanda.example', 'contact-phone': '+37322000000' });
});

/** The text of the sheet, with plain spaces. */
function read(over: Partial<SettlementReceipt> = {}): string {
  draw(<ReceiptSheet receipt={aReceipt(over)} pathOf={(id) => `/courier/statement/${id}`} />);
  const sheet = page.getByRole('article').element();
  return sheet.textContent.replaceAll(/[\u00A0\u202F]/g, ' ').trim();
}

it('shows who paid whom, how much, when, and the balance before and after', () => {
  const shown = read({ note: 'in cash', recorded_by: 'admin@comanda.example' });
  expect(shown).toMatch(/^The courier paid the platform 120\.00 Lei/);
  expect(shown).toMatch(/Date and time21 Nov 2026/);
  expect(shown).toContain('CourierIon Rusu ID 4');
  expect(shown).toContain('PlatformComandapay@comanda.example+373 22 000 000');
  expect(shown).toContain('Balance beforeThe courier owes the platform 120.00 Lei');
  expect(shown).toContain('Balance afterSettled, nothing open');
  expect(shown).toContain('Notein cash');
  expect(shown).toContain('Recorded byadmin@comanda.example');
});

it('shows a payment by the platform, in the currency of the line', () => {
  const shown = read({ amount: -85, currency_id: 2, balance_before: 85 });
  expect(shown).toMatch(/^The platform paid the courier €85\.00/);
  expect(shown).toContain('Balance beforeThe platform owes the courier €85.00');
});

it('shows no administrator to the courier, and no note when there is none', () => {
  const shown = read();
  expect(shown).toContain('Recorded bythe platform');
  expect(shown).not.toContain('Note');
});

it('strikes the amount of a reversed settlement, and links to the reversal with its reason', async () => {
  const reversal = { id: 13, at: '2026-11-21T10:00:00Z', note: 'written twice' };
  expect(read({ reversed_by: reversal })).toContain('Reversed: this payment does not count.');
  expect(page.getByText('120.00 Lei', { exact: true }).nth(0).element().tagName).toBe('S');
  await expect.element(page.getByText('written twice')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: text('couriers.reversal_number', { number: 13 }) }))
    .toHaveAttribute('href', '/courier/statement/13');
});

it('shows on a reversal the original payment, not one in the opposite direction', async () => {
  const shown = read({
    id: 13,
    kind: 'reversal',
    amount: -120,
    note: 'written twice',
    reverses: { id: 12, at: '2026-11-21T09:00:00Z', note: '' },
  });
  expect(shown).toMatch(/^The courier paid the platform 120\.00 Lei/);
  expect(shown).toContain('Reasonwritten twice');
  await expect
    .element(page.getByRole('link', { name: text('couriers.receipt_number', { number: 12 }) }))
    .toHaveAttribute('href', '/courier/statement/12');
});
