import { listCalls, routes, type Call } from '@comanda/contract';
import type { RouteSpec } from '@comanda/contract/routing';
import type { TestApp } from '../app/build-test-app.ts';
import { aCourier, anAdmin, anOrder, type ADeliveringPub } from '../builders/order-builders.ts';
import { enteredWrites } from './entered-writes.ts';

const specOf = (name: Call): RouteSpec => routes[name];

/** Whether guests see the write or order by it, as its route says. */
export const changesGuestPage = (name: string): boolean =>
  specOf(name as Call).changesGuestPage === true;

/** Every write inside a pub, and those of its company's account and of the platform that its guests see. */
export const listPubWrites = (): Call[] =>
  listCalls().filter((name) => specOf(name).byEntered !== undefined || changesGuestPage(name));

/** One valid request for each of them, in an order in which each finds the data that it needs. */
export async function pubWrites(
  t: TestApp,
  pub: ADeliveringPub,
): Promise<Record<string, () => Promise<number>>> {
  const admin = await anAdmin(t);
  const order = await anOrder(t, pub);
  const inside = enteredWrites(pub, { order, courierId: (await aCourier(t)).id });
  const days = { params: pub.ids, as: admin, body: { days: 9 } };
  return {
    'PUT /api/account': async () => {
      const body = { phone: '+37360999888' };
      return (await t.send('PUT /api/account', { as: pub.company, body })).status;
    },
    'POST /api/admin/pubs/:pubID/extend': async () =>
      (await t.send('POST /api/admin/pubs/:pubID/extend', days)).status,
    ...Object.fromEntries(
      Object.entries(inside).map(([name, write]) => [name, () => write(t, pub.company)]),
    ),
  };
}
