import type { CallReply } from '@comanda/contract';
import { Route, Switch } from 'wouter';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aCourier } from '../../../../testing/samples/an-order.ts';
import { refusal, type FakeCalls } from '../../../../testing/fakes/fake-api.ts';
import { openPlatform, textOf } from '../../../../testing/setup/open-platform.tsx';
import { startTestTexts, text } from '../../../../testing/setup/test-texts.ts';
import { StatementScreen } from './statement-screen.tsx';

startTestTexts('ro');

const COURIER = 'GET /api/courier/:courierID';
const STATEMENT = 'GET /api/courier/:courierID/statement';
const SETTLE = 'POST /api/admin/couriers/:courierID/settlements';
type Line = CallReply<typeof STATEMENT>['lines'][number];

beforeAll(async () => {
  await page.viewport(1280, 800);
});

const aLine = (over: Partial<Line>): Line => ({
  id: 1,
  at: '2026-11-21T08:03:00Z',
  kind: 'goods',
  amount: 703,
  currency_id: 1,
  order_id: 5,
  note: '',
  balance: 703,
  reverses_id: null,
  reversed_by_id: null,
  ...over,
});

function open(calls: FakeCalls, courierID = '4') {
  return openPlatform(
    <Switch>
      <Route path="/administration/couriers/:courierID">
        <StatementScreen actions={null} openInNewSession={() => {}} />
      </Route>
      <Route path="/administration/couriers">
        <p>toți curierii</p>
      </Route>
    </Switch>,
    { [COURIER]: () => ({ ok: true, courier: aCourier() }), ...calls },
    `/administration/couriers/${courierID}`,
  );
}

/** An account in Lei only. */
const heldOf = (balance: number) => ({ balance, balances: [{ currency_id: 1, balance }] });

const lines = page
  .getByRole('list', { name: text('administration.statement') })
  .getByRole('listitem');
const account = page.getByRole('region', { name: text('administration.balance') });

it('lists every line with its resulting balance, newest first', async () => {
  open({
    [STATEMENT]: () => ({
      ok: true,
      lines: [
        aLine({
          id: 2,
          kind: 'settlement',
          amount: -120.5,
          order_id: null,
          note: 'la oficiu',
          balance: 582.5,
        }),
        aLine({ id: 1 }),
      ],
      ...heldOf(582.5),
      next: null,
    }),
  });
  await expect.poll(() => textOf(account)).toContain('Îi datorăm curierului 582,50 Lei');
  await expect.poll(() => textOf(lines.nth(0))).toMatch(/Decontare.*la oficiu.*-120,50.*\+582,50/);
  await expect.poll(() => textOf(lines.nth(1))).toMatch(/Plătit localului.*Comanda #5.*\+703,00/);
  await expect
    .element(
      lines.nth(0).getByRole('link', { name: text('couriers.receipt_number', { number: 2 }) }),
    )
    .toHaveAttribute('href', '/administration/couriers/4/settlements/2');
  await expect.element(lines.nth(1).getByRole('link')).not.toBeInTheDocument();
});

it('marks a reversed settlement, and has links to both receipts', async () => {
  open({
    [STATEMENT]: () => ({
      ok: true,
      lines: [
        aLine({ id: 3, kind: 'reversal', amount: -50, order_id: null, reverses_id: 2 }),
        aLine({ id: 2, kind: 'settlement', amount: 50, order_id: null, reversed_by_id: 3 }),
      ],
      ...heldOf(0),
      next: null,
    }),
  });
  await expect
    .element(lines.nth(1).getByText(text('couriers.line_is_reversed'), { exact: true }))
    .toBeVisible();
  await expect
    .element(
      lines.nth(1).getByRole('link', { name: text('couriers.receipt_number', { number: 2 }) }),
    )
    .toBeVisible();
  await expect
    .element(
      lines.nth(0).getByRole('link', { name: text('couriers.reversal_number', { number: 3 }) }),
    )
    .toBeVisible();
  await expect
    .element(lines.nth(0).getByText(text('couriers.line_is_reversed'), { exact: true }))
    .not.toBeInTheDocument();
});

it('updates all parts after a settlement', async () => {
  const all = [aLine({})];
  open({
    [STATEMENT]: () => ({
      ok: true,
      lines: [...all],
      ...heldOf(all[0]?.balance ?? 0),
      next: null,
    }),
    [SETTLE]: ({ body }) => {
      const line = aLine({
        id: 2,
        kind: 'settlement',
        amount: body.amount,
        order_id: null,
        balance: 0,
      });
      all.unshift(line);
      return { ok: true, line };
    },
  });
  await account.getByRole('button', { name: text('administration.settle') }).click();
  const popup = page.getByRole('dialog');
  await popup.getByRole('button', { name: /^Tot: 703,00/ }).click();
  await popup.getByRole('button', { name: text('administration.settle') }).click();
  await expect.element(popup).not.toBeInTheDocument();
  await expect.poll(() => textOf(lines.nth(0))).toMatch(/Decontare.*-703,00.*0,00/);
  await expect.poll(() => textOf(account)).toContain('Decontat, nimic restant');
});

it('has a statement for each currency, and opens the one with a debt', async () => {
  const balances = [
    { currency_id: 1, balance: 0 },
    { currency_id: 2, balance: -21.1 },
  ];
  open({
    [COURIER]: () => ({ ok: true, courier: aCourier({ balances }) }),
    [STATEMENT]: ({ query }) => ({
      ok: true,
      lines:
        query.get('currency_id') === '2'
          ? [aLine({ kind: 'debit', currency_id: 2, amount: -21.1, balance: -21.1 })]
          : [],
      balance: 0,
      balances,
      next: null,
    }),
  });
  await expect.poll(() => textOf(account)).toContain('Curierul ne datorează 21,10 €');
  await expect.poll(() => textOf(lines.nth(0))).toMatch(/Comanda #5.*-21,10 €.*-21,10 €/);
  await page.getByRole('button', { name: 'Lei', exact: true }).click();
  await expect.element(page.getByText(text('administration.no_lines'))).toBeVisible();
  await expect.poll(() => textOf(account)).toContain('Decontat, nimic restant');
});

it('keeps its currency after everything is settled', async () => {
  let balances = [
    { currency_id: 1, balance: 0 },
    { currency_id: 2, balance: 85 },
  ];
  const euro = [aLine({ currency_id: 2, amount: 85, balance: 85 })];
  open({
    [COURIER]: () => ({ ok: true, courier: aCourier({ balances }) }),
    [STATEMENT]: ({ query }) => ({
      ok: true,
      lines: query.get('currency_id') === '2' ? [...euro] : [],
      balance: 0,
      balances,
      next: null,
    }),
    [SETTLE]: ({ body }) => {
      const line = aLine({
        id: 2,
        kind: 'settlement',
        amount: body.amount,
        currency_id: body.currency_id ?? 1,
        order_id: null,
        balance: 0,
      });
      euro.unshift(line);
      balances = balances.map((held) => ({ ...held, balance: 0 }));
      return { ok: true, line };
    },
  });
  await expect.poll(() => textOf(account)).toContain('Îi datorăm curierului 85,00 €');
  await account.getByRole('button', { name: text('administration.settle') }).click();
  const popup = page.getByRole('dialog');
  await popup.getByRole('button', { name: /^Tot: 85,00 €/ }).click();
  await popup.getByRole('button', { name: text('administration.settle') }).click();
  await expect.element(popup).not.toBeInTheDocument();
  await expect.poll(() => textOf(lines.nth(0))).toMatch(/Decontare.*-85,00 €.*0,00 €/);
  await expect.poll(() => textOf(account)).toContain('Decontat, nimic restant');
});

it('shows that there are no lines yet, or that the courier does not exist', async () => {
  const { unmount } = open({
    [STATEMENT]: () => ({ ok: true, lines: [], ...heldOf(0), next: null }),
  });
  await expect.element(page.getByText(text('administration.no_lines'))).toBeVisible();
  unmount();
  open({
    [COURIER]: () => refusal(404, 'courier_not_found'),
    [STATEMENT]: () => refusal(404, 'courier_not_found'),
  });
  await expect.element(page.getByRole('alert')).toBeVisible();
});

it('redirects to the couriers from an invalid address', async () => {
  open({}, 'x');
  await expect.element(page.getByText('toți curierii')).toBeVisible();
});
