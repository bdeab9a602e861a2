import { randomUUID } from 'node:crypto';
import { isAvailableTo } from '@comanda/domain/couriers';
import { orderStatuses, orderTypes } from '@comanda/domain/orders';
import { deliveryTypes } from '@comanda/domain/shipping';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { aPub } from '../../testing/builders/builders.ts';
import {
  aCourier,
  aDeliveringPub,
  anOrder,
  scopeOfCourier,
} from '../../testing/builders/order-builders.ts';
import { listWaitingOrders, lockOrder, reserveIfWaiting } from '../orders/index.ts';
import { findStanding, mayTake } from './standing.ts';

/** Every combination of an order's fields, at two pubs. */
const cases = orderTypes.flatMap((orderType) =>
  orderStatuses.flatMap((status) =>
    deliveryTypes.flatMap((deliveryType) =>
      // An order in place is never reserved: the database refuses it.
      [false, ...(orderType === 'delivery' ? [true] : [])].flatMap((isReserved) =>
        [false, true].flatMap((isAhead) =>
          [0, 1].map((pub) => ({ orderType, status, deliveryType, isReserved, isAhead, pub })),
        ),
      ),
    ),
  ),
);

type Order = (typeof cases)[number] & { readonly id: number; readonly pubId: number };

let t: TestApp;
let orders: readonly Order[];
let pubIds: readonly number[];
beforeAll(async () => {
  t = await buildTestApp();
  const pub = await aDeliveringPub(t);
  pubIds = [pub.pub.id, (await aPub(t)).pub.id];
  const { id: templateId } = await anOrder(t, pub);
  const { id: reserverId } = await aCourier(t);
  const { id: _, ...template } = await t.deps.db
    .selectFrom('pub_order')
    .where('id', '=', templateId)
    .selectAll()
    .executeTakeFirstOrThrow();
  orders = await Promise.all(
    cases.map(async (one) => {
      const pubId = pubIds[one.pub] ?? 0;
      const { id } = await t.deps.db
        .insertInto('pub_order')
        .values({
          ...template,
          removed_lines: '[]',
          missing_lines: '[]',
          discount: null,
          tracking_token: randomUUID(),
          idempotency_key: randomUUID(),
          table_for_in_place_order: '7',
          pub_id: pubId,
          order_type: one.orderType,
          status: one.status,
          delivery_type: one.deliveryType,
          reserver_courier_id: one.isReserved ? reserverId : null,
          is_ahead: one.isAhead,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { ...one, id, pubId };
    }),
  );
});
afterAll(() => t.close());

async function aCourierWith(is: { isApproved: boolean; isBlocked: boolean; isAttached: boolean }) {
  const { id } = await aCourier(t);
  const [pubId = 0] = pubIds;
  await t.deps.db
    .updateTable('courier')
    .where('id', '=', id)
    .set({
      approved_at: is.isApproved ? t.clock.now() : null,
      blocked_at: is.isBlocked ? t.clock.now() : null,
    })
    .execute();
  if (is.isAttached) {
    await t.deps.db.insertInto('pub_courier').values({ courier_id: id, pub_id: pubId }).execute();
  }
  return id;
}

const byId = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

const booleans = [false, true];
const standings = booleans.flatMap((isApproved) =>
  booleans.flatMap((isBlocked) =>
    booleans.map((isAttached) => ({ isApproved, isBlocked, isAttached })),
  ),
);

it.each(standings)(
  'lists and reserves in SQL the orders that the domain calls available; approved $isApproved, blocked $isBlocked, attached $isAttached',
  async (is) => {
    const courierId = await aCourierWith(is);
    const standing = await findStanding(t.deps.db, courierId);
    const available = orders.filter((order) => isAvailableTo(order, standing)).map(({ id }) => id);
    const mayBeAvailable = !is.isBlocked && (is.isApproved || is.isAttached);
    expect(available.length > 0).toBe(mayBeAvailable);

    const listed = await listWaitingOrders(t.deps.db, mayTake(courierId), 1000);
    expect(byId(listed.map(({ id }) => id))).toEqual(byId(available));

    const reserved: number[] = [];
    const scope = scopeOfCourier(courierId);
    const rolledBack = new Error('rolled back');
    const attempt = t.deps.db.transaction().execute(async (transaction) => {
      for (const { id } of orders) {
        const order = await lockOrder(transaction, scope, id);
        const courier = { courierId, mayTake: mayTake(courierId), at: t.clock.now() };
        if (await reserveIfWaiting(transaction, order, courier)) reserved.push(id);
      }
      throw rolledBack;
    });
    await expect(attempt).rejects.toBe(rolledBack);
    expect(byId(reserved)).toEqual(byId(available));
  },
);

it('a courier that does not exist may take nothing', async () => {
  const nobody = 2_000_000_000;
  const standing = await findStanding(t.deps.db, nobody);
  expect(orders.filter((order) => isAvailableTo(order, standing))).toEqual([]);
  expect(await listWaitingOrders(t.deps.db, mayTake(nobody), 1000)).toEqual([]);
});
