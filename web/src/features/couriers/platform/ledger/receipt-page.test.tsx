import type { SettlementReceipt } from '@comanda/contract/couriers';
import { Route, Switch } from 'wouter';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aReceipt } from '../../../../testing/samples/a-receipt.ts';
import { refusal, type FakeCalls } from '../../../../testing/fakes/fake-api.ts';
import { openPlatform, textOf } from '../../../../testing/setup/open-platform.tsx';
import { startTestTexts, text } from '../../../../testing/setup/test-texts.ts';
import { ReceiptPage } from './receipt-page.tsx';

startTestTexts('en');

const RECEIPT = 'GET /api/courier/:courierID/settlements/:settlementID';
const STATEMENT = 'GET /api/courier/:courierID/statement';
const REVERSE = 'POST /api/admin/couriers/:courierID/settlements/:settlementID/reverse';

beforeAll(async () => {
  await page.viewport(360, 740);
});

function open(receipt: SettlementReceipt, calls: FakeCalls = {}) {
  const held = { receipt };
  return openPlatform(
    <Switch>
      <Route path="/administration/couriers/:courierID/settlements/:settlementID">
        <ReceiptPage actions={null} openInNewSession={() => {}} />
      </Route>
    </Switch>,
    {
      [RECEIPT]: () => ({ ok: true, receipt: held.receipt }),
      [STATEMENT]: () => ({
        ok: true,
        lines: [],
        balance: -20,
        balances: [{ currency_id: 1, balance: -20 }],
        next: null,
      }),
      [REVERSE]: ({ body }) => {
        const reversal = { id: 13, at: '2026-11-21T10:00:00Z', note: body.reason };
        held.receipt = { ...receipt, reversed_by: reversal };
        return {
          ok: true,
          line: {
            ...reversal,
            kind: 'reversal',
            amount: -receipt.amount,
            currency_id: 1,
            order_id: null,
            balance: -140,
            reverses_id: receipt.id,
            reversed_by_id: null,
          },
        };
      },
      ...calls,
    },
    `/administration/couriers/4/settlements/${receipt.id}`,
  );
}

const reverse = page.getByRole('button', { name: text('administration.reverse'), exact: true });
const popup = page.getByRole('dialog');
const send = popup.getByRole('button', { name: text('administration.reverse'), exact: true });
const reason = popup.getByLabelText(text('couriers.receipt_reason'));

it('reverses a settlement once a reason is given, and marks it', async () => {
  const { callsOf } = open(aReceipt());
  await reverse.click();
  await expect
    .element(popup.getByRole('heading'))
    .toHaveTextContent(text('administration.reverse_question', { number: 12 }));
  await expect.poll(() => textOf(popup)).toContain('Ion Rusu paid us 120.00 Lei');
  await expect.poll(() => textOf(popup)).toMatch(/Balance afterThe courier owes us 140\.00 Lei/);
  await send.click();
  await expect.element(reason).toHaveAttribute('aria-invalid', 'true');
  expect(callsOf('/reverse')).toEqual([]);
  await reason.fill(' written twice ');
  await send.click();
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(page.getByText(text('couriers.receipt_is_reversed'))).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: text('couriers.reversal_number', { number: 13 }) }))
    .toBeVisible();
  await expect.element(reverse).not.toBeInTheDocument();
  expect(callsOf('/reverse')).toMatchObject([
    {
      call: 'POST /api/admin/couriers/4/settlements/12/reverse',
      body: { reason: 'written twice' },
    },
  ]);
});

it('shows in the popup that it was already reversed, and all retries of one popup have one id', async () => {
  const { callsOf } = open(aReceipt(), {
    [REVERSE]: () => refusal(409, 'settlement_already_reversed'),
  });
  await reverse.click();
  await reason.fill('written twice');
  for (const tries of [1, 2]) {
    await send.click();
    await expect.poll(() => callsOf('/reverse').length).toBe(tries);
    await expect
      .element(popup.getByRole('alert'))
      .toHaveTextContent(text('errors.settlement_already_reversed'));
    await expect.element(send).not.toHaveAttribute('aria-busy');
  }
  const sent = callsOf('/reverse').map(({ body }) => body as Record<string, unknown>);
  expect(new Set(sent.map(({ action_id: id }) => id)).size).toBe(1);
});

it('offers no reversal of a reversal or of a reversed settlement', async () => {
  const other = { id: 11, at: '2026-11-21T08:00:00Z', note: '' };
  const { unmount } = open(aReceipt({ kind: 'reversal', amount: -120, reverses: other }));
  await expect
    .element(page.getByRole('heading', { name: text('couriers.reversal_number', { number: 12 }) }))
    .toBeVisible();
  await expect.element(reverse).not.toBeInTheDocument();
  unmount();
  open(aReceipt({ reversed_by: other }));
  await expect
    .element(page.getByRole('heading', { name: text('couriers.receipt_number', { number: 12 }) }))
    .toBeVisible();
  await expect.element(reverse).not.toBeInTheDocument();
});

it('shows that a receipt does not exist', async () => {
  open(aReceipt(), { [RECEIPT]: () => refusal(404, 'not_found') });
  await expect.element(page.getByRole('alert')).toBeVisible();
});
