import { createMaib } from '../../plumbing/mia/maib.ts';
import type { Deps } from '../../deps.ts';
import { buildTestApp, type TestApp } from '../app/build-test-app.ts';
import {
  aDeliveringPub,
  anOrder,
  setStatus,
  type ADeliveringPub,
  type AnOrder,
} from '../builders/order-builders.ts';
import {
  bankAccount,
  startBankSimulator,
  type BankSimulator,
  type Callback,
} from './bank-simulator.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
export const ORDER = `${PUB}/orders/:orderID` as const;
export const GUEST = '/api/client/orders/:trackingToken';

export type MiaApp = { readonly t: TestApp; readonly bank: BankSimulator; close(): Promise<void> };

/** The real server with a simulated bank, which has the server's clock. */
export async function buildMiaApp(change: (deps: Deps) => Deps = (deps) => deps): Promise<MiaApp> {
  // The bank has to be open before the server, whose clock it reads.
  const now: { of: () => Date } = { of: () => new Date() };
  const bank = await startBankSimulator({ now: () => now.of() });
  const t = await buildTestApp({
    deps: (deps) => change({ ...deps, mia: createMaib({ apiUrl: bank.url }) }),
  });
  now.of = () => t.clock.now();
  return {
    t,
    bank,
    close: async () => {
      await t.close();
      await bank.close();
    },
  };
}

/** A pub that takes MIA. */
export async function aMiaPub(t: TestApp): Promise<ADeliveringPub> {
  const pub = await aDeliveringPub(t);
  await t.call(`PUT ${PUB}/mia`, { params: pub.ids, as: pub.company, body: bankAccount });
  return pub;
}

/** An accepted order at a table of 100 Lei. */
export async function aMiaOrder(t: TestApp, pub: ADeliveringPub): Promise<AnOrder> {
  const order = await anOrder(t, pub, {
    order_type: 'in_place',
    table_for_in_place_order: '7',
    dishes: [{ dish_id: pub.dishes[0].id, count: 1 }],
  });
  await setStatus(t, pub, { order, to: 'preparing' });
  return order;
}

/** Delivers what the bank reports; the status of the answer. */
export async function deliver(t: TestApp, { key: requestKey, body }: Callback): Promise<number> {
  const name = 'POST /api/mia/callback/:requestKey';
  return (await t.send(name, { params: { requestKey }, body })).status;
}
