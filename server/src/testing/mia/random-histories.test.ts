import { randomUUID } from 'node:crypto';
import { toMinor } from '@comanda/domain/money';
import { isOpenRequest } from '@comanda/domain/payments';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sized } from '../../../../scripts/depth.ts';
import type { MiaBank } from '../../plumbing/mia/mia-bank.ts';
import type { ADeliveringPub, AnOrder } from '../builders/order-builders.ts';
import type { BankFault, Callback } from './bank-simulator.ts';
import { aMiaOrder, aMiaPub, buildMiaApp, deliver, GUEST, ORDER, type MiaApp } from './mia-app.ts';

const HISTORIES = sized(10, 400);
const STEPS = 8;
const START = '2026-11-20T17:00:00Z';
const MINUTE_MS = 60_000;
/** After the last step: past the end of every request, and twice past the time after which a refund is repeated. */
const END_MINUTES = [20, 20, 40];

class Killed extends Error {}

/** The process ends at the call from now on that is counted down to: before what it does, or after it. */
const kill = { in: Number.POSITIVE_INFINITY, isAfter: false };
async function mortal<Result>(work: () => Promise<Result>): Promise<Result> {
  kill.in -= 1;
  if (kill.in !== 0) return work();
  if (kill.isAfter) await work();
  throw new Killed('the process was killed here');
}

const mortalBank = (bank: MiaBank): MiaBank => ({
  ...bank,
  create: (...sent) => mortal(() => bank.create(...sent)),
  look: (...sent) => mortal(() => bank.look(...sent)),
  cancel: (...sent) => mortal(() => bank.cancel(...sent)),
  refund: (...sent) => mortal(() => bank.refund(...sent)),
});

let app: MiaApp;
let pub: ADeliveringPub;
beforeAll(async () => {
  app = await buildMiaApp((deps) => ({
    ...deps,
    mia: mortalBank(deps.mia),
    write: (work) => mortal(() => deps.write(work)),
  }));
  pub = await aMiaPub(app.t);
});
afterAll(() => app.close());

/** The same numbers for the same seed: a history that fails can be repeated. */
function createRandom(seed: number) {
  let state = seed * 7_919 + 17;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * below);
  };
}

const FAULTS: readonly BankFault[] = ['lost', 'answer_lost', 'nonsense', 'refused'];

type History = {
  readonly order: AnOrder;
  readonly random: (below: number) => number;
  readonly reported: Callback[];
};

const keysOf = async ({ id }: AnOrder): Promise<string[]> =>
  (
    await app.t.deps.db
      .selectFrom('payment_request')
      .where('order_id', '=', id)
      .orderBy('id')
      .select('key')
      .execute()
  ).map(({ key }) => key);

async function guestPays({ order, random, reported }: History, isLate: boolean): Promise<void> {
  const keys = await keysOf(order);
  const callback = app.bank.pay(keys[random(keys.length)] ?? '', { isLate });
  if (callback) reported.push(callback);
}

/** The session of staff has ended by then; guests have none. */
const isStaffGone = (): boolean =>
  app.t.clock.now().getTime() - new Date(START).getTime() > 14 * MINUTE_MS;

async function staffAsk({ order }: History): Promise<void> {
  if (isStaffGone()) return;
  const sent = { params: order.ids, as: pub.company };
  const { order: seen } = await app.t.call(`GET ${ORDER}`, sent);
  const body = { amount: 33.33, paid: seen.paid ?? 0 };
  await app.t.send(`POST ${ORDER}/mia`, { ...sent, body });
}

async function takeCash(history: History): Promise<void> {
  if (isStaffGone()) return;
  const sent = { params: history.order.ids, as: pub.company };
  const { order } = await app.t.call(`GET ${ORDER}`, sent);
  const action_id = randomUUID();
  const body = { method: 'cash', amount: 10, paid: order.paid ?? 0, action_id } as const;
  await app.t.send(`POST ${ORDER}/payments`, { ...sent, body });
}

async function giveBack({ order }: History): Promise<void> {
  if (isStaffGone()) return;
  const sent = { params: order.ids, as: pub.company };
  const { payments } = await app.t.call(`GET ${ORDER}/payments`, sent);
  const paid = payments.findLast(({ method, voided }) => method === 'mia' && !voided);
  if (!paid) return;
  await app.t.send(`PUT ${ORDER}/payments/:paymentID/void`, {
    params: { ...order.ids, paymentID: paid.id },
    as: pub.company,
    body: { void_reason: 'given_back' },
  });
}

async function report({ reported, random }: History): Promise<void> {
  const callback = reported[random(reported.length)];
  const [payment] = app.bank.paid.slice(-1);
  // Doubled, and beside a forged one.
  if (callback) await Promise.all([deliver(app.t, callback), deliver(app.t, callback)]);
  if (payment) expect(await deliver(app.t, app.bank.forged(payment))).toBe(404);
}

const steps: readonly ((history: History) => Promise<unknown>)[] = [
  ({ order }) =>
    app.t.send(`POST ${GUEST}/mia`, { params: { trackingToken: order.trackingToken } }),
  staffAsk,
  ({ order }) =>
    app.t.send(`POST ${GUEST}/mia/cancel`, { params: { trackingToken: order.trackingToken } }),
  (history) => guestPays(history, false),
  (history) => guestPays(history, history.random(3) === 0),
  report,
  takeCash,
  giveBack,
  giveBack,
  async ({ random }) => {
    app.t.clock.advance(random(3) === 0 ? 16 * MINUTE_MS : random(120) * 1_000);
    await app.t.app.tasks.runDue();
  },
];

/** The bank works, no process is killed, and time goes by; the keys that guests could still pay at the bank. */
async function settle(): Promise<Set<string>> {
  kill.in = Number.POSITIVE_INFINITY;
  app.bank.behave(() => undefined);
  for (const minutes of END_MINUTES) {
    app.t.clock.advance(minutes * MINUTE_MS);
    await app.t.app.tasks.runDue();
  }
  const payable = app.bank.codes.filter((code) => app.bank.statusOf(code) === 'Active');
  app.t.clock.set(START);
  return new Set(payable.map(({ orderId }) => orderId));
}

/** What is wrong between the bank's books and ours; nothing is. */
async function faultsOf({ order }: History, payable: ReadonlySet<string>): Promise<string[]> {
  const { db } = app.t.deps;
  const ofOrder = { params: order.ids, as: pub.company };
  const { order: read } = await app.t.call(`GET ${ORDER}`, ofOrder);
  const { payments } = await app.t.call(`GET ${ORDER}/payments`, ofOrder);
  const requests = await db
    .selectFrom('payment_request')
    .where('order_id', '=', order.id)
    .selectAll()
    .execute();
  const atBank = app.bank.paid.filter(({ code }) =>
    requests.some(({ key }) => key === code.orderId),
  );
  const sum = (amounts: readonly number[]): number =>
    amounts.reduce((total, amount) => total + toMinor(amount), 0);
  const counted = payments.filter(({ voided }) => !voided);
  const mia = payments.filter(({ method }) => method === 'mia');
  const kept = atBank.filter(({ status }) => status === 'Executed');
  const checks: readonly (readonly [string, unknown, unknown])[] = [
    ['payments as at the bank', mia.length, atBank.length],
    ['their sum', sum(mia.map(({ amount }) => amount)), sum(atBank.map(({ code }) => code.amount))],
    [
      'what was not given back',
      sum(counted.filter(({ method }) => method === 'mia').map(({ amount }) => amount)),
      sum(kept.map(({ code }) => code.amount)),
    ],
    ['paid', toMinor(read.paid ?? 0), sum(counted.map(({ amount }) => amount))],
    ['open or unsure', requests.filter(({ state }) => isOpenRequest[state]).length, 0],
    ['in refund', requests.filter(({ state }) => state === 'refunding').length, 0],
    ['open at the bank', requests.filter(({ key }) => payable.has(key)).length, 0],
  ];
  return checks
    .filter(([, ours, theirs]) => ours !== theirs)
    .map(([what, ours, theirs]) => `${what}: ${String(ours)} and not ${String(theirs)}`);
}

it('nothing is charged or recorded twice, and every doubt ends, whoever dies when', async () => {
  for (let seed = 1; seed <= HISTORIES; seed += 1) {
    const random = createRandom(seed);
    const history = { order: await aMiaOrder(app.t, pub), random, reported: [] };
    const happened: number[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      const which = step === 0 ? random(2) : random(steps.length);
      happened.push(which);
      const isFaulty = random(3) === 0;
      app.bank.behave(() =>
        isFaulty && random(2) === 0 ? FAULTS[random(FAULTS.length)] : undefined,
      );
      kill.in = random(3) === 0 ? 1 + random(6) : Number.POSITIVE_INFINITY;
      kill.isAfter = random(2) === 0;
      await steps[which]?.(history).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error;
      });
    }
    const payable = await settle();
    expect(await faultsOf(history, payable), `seed ${seed}: ${happened.join(' ')}`).toEqual([]);
  }
}, 1_200_000);
