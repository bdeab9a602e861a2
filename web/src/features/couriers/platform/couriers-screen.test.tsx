import type { AdminCourier } from '@comanda/contract/couriers';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { anAdminCourier } from '../../../testing/samples/a-company.ts';
import { refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { openPlatform, textOf } from '../../../testing/setup/open-platform.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { CouriersScreen } from './couriers-screen.tsx';

const LIST = 'GET /api/admin/couriers';
const APPROVE = 'POST /api/admin/couriers/:courierID/approve';
const BLOCK = 'POST /api/admin/couriers/:courierID/block';
const SETTLE = 'POST /api/admin/couriers/:courierID/settlements';
const STATEMENT = 'GET /api/courier/:courierID/statement';

beforeAll(() => {
  startTestTexts('ru');
});

beforeEach(async () => {
  await page.viewport(1280, 800);
});

function open(courier: Partial<AdminCourier>, calls: FakeCalls = {}) {
  const held = { courier: anAdminCourier(courier) };
  return openPlatform(<CouriersScreen actions={null} openInNewSession={() => {}} />, {
    [LIST]: () => ({ ok: true, couriers: [held.courier], next: null }),
    [STATEMENT]: () => {
      const { balance, balances } = held.courier;
      return { ok: true, lines: [], balance, balances, next: null };
    },
    [APPROVE]: () => {
      held.courier = { ...held.courier, is_approved: true, is_blocked: false };
      return { ok: true, courier: held.courier };
    },
    [BLOCK]: () => {
      held.courier = { ...held.courier, is_approved: false, is_blocked: true };
      return { ok: true, courier: held.courier };
    },
    ...calls,
  });
}

const row = page.getByRole('article', { name: 'Ion Rusu' });
const popup = page.getByRole('dialog');
const settle = () =>
  row
    .getByRole('button', { name: text('administration.settle_named', { courier: 'Ion Rusu' }) })
    .click();

it('shows the standing, the contacts and the balances of a courier', async () => {
  open({ balance: -40.5 });
  await expect
    .element(row.getByText(text('couriers.standing_approved'), { exact: true }))
    .toBeVisible();
  await expect.element(row.getByText('ion@exemplu.example')).toBeVisible();
  await expect.poll(() => textOf(row)).toContain('Курьер должен нам 40,50 Lei');
  await expect
    .element(row.getByRole('link', { name: 'Ion Rusu' }))
    .toHaveAttribute('href', '/administration/couriers/4');
});

it('approves a waiting courier', async () => {
  open({ is_approved: false });
  await expect.element(row.getByText(text('couriers.standing_waits'))).toBeVisible();
  await row
    .getByRole('button', { name: text('administration.approve_named', { courier: 'Ion Rusu' }) })
    .click();
  await expect
    .element(row.getByText(text('couriers.standing_approved'), { exact: true }))
    .toBeVisible();
});

it('shows a new standing in the current list, whichever response comes first', async () => {
  let courier = anAdminCourier({ is_approved: false });
  let lists = 0;
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { callsOf } = open(courier, {
    [LIST]: async () => {
      const found = [courier];
      lists += 1;
      if (lists === 2) await late;
      return { ok: true, couriers: found, next: null };
    },
    [APPROVE]: () => {
      courier = { ...courier, is_approved: true };
      window.setTimeout(answer, 50);
      return { ok: true, courier };
    },
  });
  await expect.element(row.getByText(text('couriers.standing_waits'))).toBeVisible();
  await page.getByRole('searchbox').fill('ion');
  await expect.poll(() => callsOf('search=ion')).toHaveLength(1);
  await row
    .getByRole('button', { name: text('administration.approve_named', { courier: 'Ion Rusu' }) })
    .click();
  await expect
    .element(row.getByText(text('couriers.standing_approved'), { exact: true }))
    .toBeVisible();
});

it('asks before a courier is blocked, and can unblock them', async () => {
  const { callsOf } = open({});
  await row
    .getByRole('button', { name: text('administration.block_named', { courier: 'Ion Rusu' }) })
    .click();
  await expect.poll(() => textOf(popup.getByRole('heading'))).toContain('Заблокировать: Ion Rusu?');
  await expect.element(popup.getByText(/Баланс остаётся/)).toBeVisible();
  await popup.getByRole('button', { name: text('ui.cancel') }).click();
  await expect.element(popup).not.toBeInTheDocument();
  expect(callsOf('/block')).toEqual([]);
  await row
    .getByRole('button', { name: text('administration.block_named', { courier: 'Ion Rusu' }) })
    .click();
  await popup.getByRole('button', { name: text('administration.block') }).click();
  await expect
    .element(row.getByText(text('couriers.standing_blocked'), { exact: true }))
    .toBeVisible();
  await row
    .getByRole('button', { name: text('administration.unblock_named', { courier: 'Ion Rusu' }) })
    .click();
  await expect
    .element(row.getByText(text('couriers.standing_approved'), { exact: true }))
    .toBeVisible();
});

it('settles the whole debt of a courier who paid the platform', async () => {
  const { callsOf } = open(
    { balance: -40.5 },
    {
      [SETTLE]: ({ body }) => ({
        ok: true,
        line: {
          id: 1,
          at: '2026-11-21T09:00:00Z',
          kind: 'settlement',
          amount: body.amount,
          currency_id: body.currency_id ?? 1,
          order_id: null,
          note: body.note,
          balance: 0,
          reverses_id: null,
          reversed_by_id: null,
        },
      }),
    },
  );
  await settle();
  await expect.element(popup.getByText(text('couriers.debt_courier_to_platform'))).toBeVisible();
  await popup.getByRole('button', { name: /^Всё сразу: 40,50/ }).click();
  await expect.element(popup.getByText(text('couriers.debt_none'))).toBeVisible();
  await expect
    .element(popup.getByRole('button', { name: text('administration.courier_paid') }))
    .toHaveAttribute('aria-pressed', 'true');
  await popup.getByLabelText(text('couriers.column_note')).fill(' наличными ');
  await popup.getByRole('button', { name: text('administration.settle') }).click();
  await expect.element(popup).not.toBeInTheDocument();
  // The link to its receipt is on the same row.
  await expect
    .element(row.getByRole('link', { name: text('couriers.receipt_number', { number: 1 }) }))
    .toHaveAttribute('href', '/administration/couriers/4/settlements/1');
  expect(callsOf('/settlements')).toMatchObject([
    {
      call: 'POST /api/admin/couriers/4/settlements',
      body: { amount: 40.5, currency_id: 1, note: 'наличными' },
    },
  ]);
});

it('settles in the chosen currency, with its balance', async () => {
  const { callsOf } = open(
    {
      balance: -40.5,
      balances: [
        { currency_id: 1, balance: -40.5 },
        { currency_id: 2, balance: 85 },
      ],
    },
    { [SETTLE]: () => refusal(503, 'service_unavailable') },
  );
  await expect
    .poll(() => textOf(row))
    .toMatch(/Курьер должен нам 40,50 Lei.*Мы должны курьеру 85,00 €/);
  await settle();
  await popup.getByRole('button', { name: /^Всё сразу: 40,50/ }).click();
  await popup.getByRole('button', { name: '€' }).click();
  await expect.element(popup.getByText(text('couriers.debt_platform_to_platform'))).toBeVisible();
  await expect.element(popup.getByLabelText(text('administration.amount'))).toHaveValue('');
  await popup.getByRole('button', { name: /^Всё сразу: 85,00 €/ }).click();
  await expect.element(popup.getByText(text('couriers.debt_none'))).toBeVisible();
  await popup.getByRole('button', { name: text('administration.settle') }).click();
  await expect
    .poll(() => callsOf('/settlements'))
    .toMatchObject([{ body: { amount: -85, currency_id: 2 } }]);
});

it('sends a payment by the platform as a negative amount, and all retries of one popup under one id', async () => {
  const { callsOf } = open(
    { balance: 632.5 },
    { [SETTLE]: () => refusal(503, 'service_unavailable') },
  );
  await settle();
  await expect.element(popup.getByText(text('couriers.debt_platform_to_platform'))).toBeVisible();
  await popup.getByLabelText(text('administration.amount')).fill('100,25');
  await expect.poll(() => textOf(popup)).toContain('Мы должны курьеру 532,25 Lei');
  const send = popup.getByRole('button', { name: text('administration.settle') });
  await send.click();
  await expect.poll(() => callsOf('/settlements').length).toBe(1);
  await expect.element(send).not.toHaveAttribute('aria-busy');
  await send.click();
  await expect.poll(() => callsOf('/settlements').length).toBe(2);
  const sent = callsOf('/settlements').map(({ body }) => body as Record<string, unknown>);
  expect(sent.map(({ amount }) => amount)).toEqual([-100.25, -100.25]);
  expect(new Set(sent.map(({ action_id: id }) => id)).size).toBe(1);
  // Another opened popup is another settlement.
  await popup.getByRole('button', { name: text('ui.cancel') }).click();
  await settle();
  await popup.getByLabelText(text('administration.amount')).fill('1');
  await popup.getByRole('button', { name: text('administration.settle') }).click();
  await expect.poll(() => callsOf('/settlements').length).toBe(3);
  expect(callsOf('/settlements')[2]?.body).not.toMatchObject({ action_id: sent[0]?.['action_id'] });
});

it('sends nothing when the amount is invalid', async () => {
  const { callsOf } = open({ balance: 0 });
  await settle();
  await expect.element(popup.getByText(text('couriers.debt_none'))).toBeVisible();
  for (const typed of ['', '0', '-5', '1,234', 'сто']) {
    await popup.getByLabelText(text('administration.amount')).fill(typed);
    await popup.getByRole('button', { name: text('administration.settle') }).click();
    await expect.element(popup.getByText(/^Сумма больше 0/)).toBeVisible();
  }
  expect(callsOf('/settlements')).toEqual([]);
});
