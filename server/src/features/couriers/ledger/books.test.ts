import { randomUUID } from 'node:crypto';
import type { CallQuery, CallReply } from '@comanda/contract';
import { must } from '@comanda/contract/client';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aDeliveringPub,
  anAdmin,
  anApprovedCourier,
  aWaitingOrder,
  setStatus,
  type ACourier,
  type CourierStep,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';
import { sized } from '../../../../../scripts/depth.ts';

type Token = { accesstoken: string };
type StatementQuery = CallQuery<'GET /api/courier/:courierID/statement'>;
type Statement = CallReply<'GET /api/courier/:courierID/statement'>;
type Line = Statement['lines'][number];

let t: TestApp;
let admin: Token;
let pubs: readonly [ADeliveringPub, ADeliveringPub];
beforeAll(async () => {
  t = await buildTestApp();
  const pool = { deliveryType: 'delivery_service', commission: true } as const;
  pubs = [
    await aDeliveringPub(t, pool),
    await aDeliveringPub(t, { ...pool, commission: false, freeFrom: 150, prices: [99.99, 0.07] }),
  ];
  const { ids, company } = pubs[1];
  await t.call('PUT /api/company/:companyID/pubs/:pubID', {
    params: ids,
    as: company,
    body: { currency_id: EURO },
  });
});
afterAll(() => t.close());

const LEI = 1;
const EURO = 2;

const verbs = [
  'reserve-order',
  'release-order',
  'set-order-to-at-courier',
  'set-order-to-completed',
  'set-order-to-canceled',
] as const;
const statuses = ['not_handled', 'preparing', 'at_courier', 'completed', 'canceled'] as const;
const which = { order: fc.nat({ max: 2 }), who: fc.nat({ max: 1 }) };
const amountMinor = fc.integer({ min: -500_000, max: 500_000 }).filter((minor) => minor !== 0);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ ...which, verb: fc.constantFrom(...verbs) }) },
  { weight: 2, arbitrary: fc.record({ ...which, to: fc.constantFrom(...statuses) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...which,
      settle: amountMinor,
      isTwice: fc.boolean(),
      isEuro: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ ...which, reverse: fc.nat({ max: 4 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
const history = fc.record({
  payments: fc.array(fc.constantFrom('cash' as const, 'card_offline' as const), {
    minLength: 3,
    maxLength: 3,
  }),
  steps: fc.array(step, { minLength: 6, maxLength: 20 }),
});

function act(courier: ACourier, verb: CourierStep, { id }: AnOrder) {
  const body = { order_id: id, action_id: randomUUID() };
  return t.send(`POST /api/courier/:courierID/${verb}`, { params: courier.ids, as: courier, body });
}

async function perform(
  doing: Step,
  { couriers, orders }: { couriers: readonly ACourier[]; orders: readonly AnOrder[] },
): Promise<void> {
  const [courier, order] = [couriers[doing.who], orders[doing.order]];
  if (!courier || !order) throw new Error('two couriers and three orders');
  if ('verb' in doing) await act(courier, doing.verb, order);
  else if ('to' in doing) {
    const pub = order.ids.pubID === pubs[0].pub.id ? pubs[0] : pubs[1];
    await must(setStatus(t, pub, { order, to: doing.to }));
  } else if ('reverse' in doing) {
    const settled = (await readStatement(courier)).filter(({ kind }) => kind === 'settlement');
    const { id, reversed_by_id } = settled[doing.reverse % Math.max(settled.length, 1)] ?? {};
    if (id === undefined) return;
    const answer = await t.send(
      'POST /api/admin/couriers/:courierID/settlements/:settlementID/reverse',
      { params: { ...courier.ids, settlementID: id }, as: admin, body: { reason: 'greșit' } },
    );
    expect(answer.status).toBe(reversed_by_id === null ? 201 : 409);
  } else {
    const body = {
      amount: doing.settle / 100,
      currency_id: doing.isEuro ? EURO : LEI,
      note: 'decontare',
      action_id: randomUUID(),
    };
    for (let times = doing.isTwice ? 2 : 1; times > 0; times -= 1) {
      await t.call('POST /api/admin/couriers/:courierID/settlements', {
        params: courier.ids,
        as: admin,
        body,
      });
    }
  }
}

async function statementOf(
  { ids }: ACourier,
  as: Token,
  query: StatementQuery = {},
): Promise<Statement> {
  return t.call('GET /api/courier/:courierID/statement', { params: ids, query, as });
}

/** All pages of a window, newest first. */
async function readStatement(courier: ACourier, window: StatementQuery = {}): Promise<Line[]> {
  const lines: Line[] = [];
  for (let before = {}; ;) {
    const page = await statementOf(courier, courier, { ...window, ...before });
    lines.push(...page.lines);
    if (page.next === null) return lines;
    before = { before: page.next };
  }
}

const minor = (amount: number): number => Math.round(amount * 100);
/** Of the lines in one currency. */
const sumOf = (lines: readonly Line[], currencyId: number): number =>
  lines
    .filter(({ currency_id }) => currency_id === currencyId)
    .reduce((sum, { amount }) => sum + minor(amount), 0);

/** Checks the views of one courier's books against each other. */
async function expectCorrectBooks(courier: ACourier, earlier: readonly Line[]): Promise<Line[]> {
  const { balance, balances } = await statementOf(courier, courier);
  const lines = await readStatement(courier);
  expect(minor(balance)).toBe(sumOf(lines, LEI));
  const currencies = new Set([LEI, ...lines.map(({ currency_id }) => currency_id)]);
  expect(balances.map((held) => [held.currency_id, minor(held.balance)])).toEqual(
    [...currencies].toSorted((a, b) => a - b).map((id) => [id, sumOf(lines, id)]),
  );
  for (const [index, line] of lines.entries()) {
    expect(minor(line.balance)).toBe(sumOf(lines.slice(index), line.currency_id));
    const isSettled = line.kind === 'settlement' || line.reverses_id !== null;
    expect((line.order_id === null) === isSettled).toBe(true);
    const settled = lines.find(({ id }) => id === line.reverses_id);
    if (settled) {
      expect([settled.reversed_by_id, minor(settled.amount)]).toEqual([
        line.id,
        -minor(line.amount),
      ]);
    }
  }
  // Every earlier line is unchanged, except for the mark of a reversal since then.
  const unmarked = (held: readonly Line[]) =>
    held.map((line) => ({ ...line, reversed_by_id: null }));
  expect(unmarked(lines.slice(lines.length - earlier.length))).toEqual(unmarked(earlier));
  // The platform sees the same, and so does the courier's own profile.
  expect(await statementOf(courier, admin)).toEqual(await statementOf(courier, courier));
  const { couriers } = await t.call('GET /api/admin/couriers', {
    query: { search: courier.email },
    as: admin,
  });
  const own = await t.call('GET /api/courier', { as: courier });
  for (const shown of [couriers[0], own.courier]) {
    expect(shown).toMatchObject({ balance, balances });
  }
  return lines;
}

/** Any window contains exactly its lines of the whole ledger, with the same balances. */
async function expectCorrectPeriods(courier: ACourier, lines: readonly Line[]): Promise<void> {
  const times = [...new Set(lines.map(({ at }) => at))];
  const [newest = '', oldest = ''] = [times[0], times.at(-1)];
  const middle = times[Math.floor(times.length / 2)] ?? newest;
  for (const [from, to] of [
    [oldest, newest],
    [middle, newest],
    [oldest, middle],
  ] as const) {
    const within = lines.filter(({ at }) => at >= from && at < to);
    if (from === '') continue;
    expect(await readStatement(courier, { from, to })).toEqual(within);
    const inEuro = await readStatement(courier, { currency_id: EURO, from, to });
    expect(inEuro).toEqual(within.filter(({ currency_id }) => currency_id === EURO));
  }
}

/** The trigger enforces the promise of the use cases: no line is ever changed or removed. */
async function expectUnchangeable(courier: ACourier): Promise<void> {
  const ledger = t.deps.db;
  const change = ledger.updateTable('courier_ledger').set({ note: 'altfel' });
  await expect(change.where('courier_id', '=', courier.id).execute()).rejects.toThrow('only grows');
  const removal = ledger.deleteFrom('courier_ledger').where('courier_id', '=', courier.id);
  await expect(removal.execute()).rejects.toThrow('only grows');
}

it('the books are correct after any history of deliveries, reversals and settlements', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ payments, steps }) => {
      // The clock advances, so each history signs in again.
      admin = await anAdmin(t);
      const couriers = [await anApprovedCourier(t, admin), await anApprovedCourier(t, admin)];
      const orders: AnOrder[] = [];
      for (const [index, payment_type] of payments.entries()) {
        const pub = index === 1 ? pubs[1] : pubs[0];
        const { accesstoken } = await t.call('POST /api/auth/login', {
          body: { as: 'company', email: pub.company.email, password: 'o parolă destul de lungă' },
        });
        Object.assign(pub.company, { accesstoken });
        orders.push(await aWaitingOrder(t, pub, { payment_type }));
      }
      const seen: Line[][] = [[], []];
      for (const doing of steps) {
        t.clock.advance(20_000);
        await perform(doing, { couriers, orders });
        for (const [index, courier] of couriers.entries()) {
          seen[index] = await expectCorrectBooks(courier, seen[index] ?? []);
        }
      }
      for (const [index, courier] of couriers.entries()) {
        const lines = seen[index] ?? [];
        await expectCorrectPeriods(courier, lines);
        if (lines.length > 0) await expectUnchangeable(courier);
      }
    }),
    { numRuns: sized(2, 10) },
  );
}, 240_000);
