import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordChange } from '../../../plumbing/live/record-change.ts';
import type { Connection } from '../../../schema.ts';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { accountOf, aCompany } from '../../../testing/builders/builders.ts';
import { openReader, type LiveReader } from '../../../testing/app/live-reader.ts';
import {
  aDeliveringPub,
  anOrder,
  setStatus,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';

let t: TestApp;
let address: string;
const readers: LiveReader[] = [];
beforeAll(async () => {
  t = await buildTestApp();
  address = (await t.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
});
afterAll(async () => {
  for (const reader of readers) reader.close();
  await t.close();
});

function openDesk(pub: ADeliveringPub, as: { accesstoken: string } = pub.company): LiveReader {
  const at = `/ws/orders/company/${pub.company.id}/pub/${pub.pub.id}`;
  const key = '/ws/orders/company/:companyID/pub/:pubID';
  const reader = openReader(key, `${address}${at}?access_token=${as.accesstoken}`);
  readers.push(reader);
  return reader;
}

function openGuest({ trackingToken }: Pick<AnOrder, 'trackingToken'>): LiveReader {
  const key = '/ws/client/order/:trackingToken';
  const reader = openReader(key, `${address}/ws/client/order/${trackingToken}`);
  readers.push(reader);
  return reader;
}

describe('a pub’s desk', () => {
  it('gets all orders first, then each new order and each change', async () => {
    const pub = await aDeliveringPub(t);
    const early = await anOrder(t, pub);
    const finished = await anOrder(t, pub);
    await setStatus(t, pub, { order: finished, to: 'completed' });
    const desk = openDesk(pub);
    const all = await desk.everything();
    expect(all.map(({ id }) => id)).toEqual([finished.id, early.id]);

    const order = await anOrder(t, pub);
    const created = await desk.next(({ order: sent }) => sent?.id === order.id);
    expect(created).toMatchObject({
      event_type: 'CREATE_EVENT',
      order: { status: 'not_handled', client_name: 'Ștefănița Munteanu', revision: 1 },
    });
    await setStatus(t, pub, { order, to: 'preparing' });
    expect(await desk.event(order.id, 2)).toMatchObject({ status: 'preparing' });
    const { body } = await t.send('GET /api/company/:companyID/pubs/:pubID/orders/:orderID', {
      params: order.ids,
      as: pub.company,
    });
    expect(await desk.event(order.id, 2)).toEqual(body.order);
  });

  it('gets no events of another pub', async () => {
    const pub = await aDeliveringPub(t);
    const other = await aDeliveringPub(t);
    const desk = openDesk(pub);
    await desk.everything();
    await anOrder(t, other);
    const order = await anOrder(t, pub);
    await desk.event(order.id);
    expect(desk.messages.filter(({ order: sent }) => sent?.id !== order.id)).toHaveLength(1);
  });

  it('gets all orders again after a lost connection', async () => {
    const pub = await aDeliveringPub(t);
    const first = openDesk(pub);
    await first.everything();
    first.close();
    await first.closed();
    const missed = await anOrder(t, pub);
    await setStatus(t, pub, { order: missed, to: 'preparing' });
    const [reloaded] = await openDesk(pub).everything();
    expect(reloaded).toMatchObject({ id: missed.id, status: 'preparing', revision: 2 });
  });

  it('misses none of the orders that are placed while it opens', async () => {
    const pub = await aDeliveringPub(t);
    const placing = Array.from({ length: 12 }, () => anOrder(t, pub));
    const desk = openDesk(pub);
    const orders = await Promise.all(placing);
    const all = await desk.everything();
    const inAll = new Set(all.map(({ id }) => id));
    for (const { id } of orders) if (!inAll.has(id)) inAll.add((await desk.event(id)).id);
    expect(inAll.size).toBe(12);
  });

  it('gets every active order and the last hundred finished ones', async () => {
    const pub = await aDeliveringPub(t);
    const active = await anOrder(t, pub);
    const ids: number[] = [];
    for (let index = 0; index < 102; index += 1) ids.push((await anOrder(t, pub)).id);
    await t.deps.db
      .updateTable('pub_order')
      .set({ status: 'completed' })
      .where('id', 'in', ids)
      .execute();
    const all = await openDesk(pub).everything();
    expect(all).toHaveLength(101);
    expect(all.at(-1)?.id).toBe(active.id);
    expect(all.map(({ id }) => id)).not.toContain(ids[0]);
  });

  it('gets a change whose writer stopped right after its commit', async () => {
    const pub = await aDeliveringPub(t);
    const order = await anOrder(t, pub);
    const desk = openDesk(pub);
    await desk.everything();
    await t.deps.db.transaction().execute(async (transaction: Connection) => {
      const change = transaction.updateTable('pub_order').set({ status: 'preparing', revision: 2 });
      await change.where('id', '=', order.id).execute();
      await recordChange(transaction, 'order', order.id);
    });
    const found = await desk.next(({ order: sent }) => sent?.revision === 2);
    expect(found.order).toMatchObject({ status: 'preparing' });
  });

  it('closes when the session ends, and when the pub is deleted', async () => {
    const pub = await aDeliveringPub(t);
    const desk = openDesk(pub);
    await desk.everything();
    const session = await t.deps.db
      .selectFrom('session')
      .where('account_id', '=', accountOf(pub.company))
      .select('id')
      .executeTakeFirstOrThrow();
    await t.deps.write(async (transaction) => {
      const ended = transaction.updateTable('session').set({ ended_at: t.clock.now() });
      await ended.where('id', '=', session.id).execute();
      await recordChange(transaction, 'session', session.id);
    });
    expect(await desk.closed()).toBe(4401);

    const deletedPub = await aDeliveringPub(t);
    const deskOfDeleted = openDesk(deletedPub);
    await deskOfDeleted.everything();
    await t.call('DELETE /api/company/:companyID/pubs/:pubID', {
      params: deletedPub.ids,
      as: deletedPub.company,
    });
    expect(await deskOfDeleted.closed()).toBe(4404);
  });

  it('is closed to a company that names itself beside the pub of another', async () => {
    const pub = await aDeliveringPub(t);
    const stranger = await aCompany(t);
    const desk = openDesk({ ...pub, company: stranger });
    expect(await desk.closed()).toBe(1006);
    expect(desk.messages).toEqual([]);
  });

  it('is closed to other accounts', async () => {
    const pub = await aDeliveringPub(t);
    const stranger = await aCompany(t);
    for (const as of [stranger, { accesstoken: 'nimic' }]) {
      const desk = openDesk(pub, as);
      expect(await desk.closed()).toBe(1006);
      expect(desk.messages).toEqual([]);
    }
  });
});

describe('a guest', () => {
  it('gets the changes of the order of the link', async () => {
    const pub = await aDeliveringPub(t);
    const order = await anOrder(t, pub);
    const other = await anOrder(t, pub);
    const guest = openGuest(order);
    expect(await guest.everything()).toEqual([order.order]);
    await setStatus(t, pub, { order: other, to: 'canceled' });
    await setStatus(t, pub, { order, to: 'preparing' });
    const event = await guest.event(order.id, 2);
    expect(event).toMatchObject({ status: 'preparing', history: [{}, { to: 'preparing' }] });
    const received = guest.messages.flatMap(({ order: one, orders = [] }) =>
      one ? [one] : orders,
    );
    expect(new Set(received.map(({ id }) => id))).toEqual(new Set([order.id]));
    expect(JSON.stringify(guest.messages)).not.toMatch(/Munteanu|Secretă|111222|Soneria/);
  });

  it('gets no socket with a link of no order', async () => {
    expect(await openGuest({ trackingToken: 'nimeni' }).closed()).toBe(1006);
  });
});

it('after an interruption longer than the recorded changes, every client gets all data again', async () => {
  const pub = await aDeliveringPub(t);
  const order = await anOrder(t, pub);
  const desk = openDesk(pub);
  const guest = openGuest(order);
  await Promise.all([desk.everything(), guest.everything()]);
  await sql`update live_floor set xid = pg_snapshot_xmax(pg_current_snapshot())`.execute(t.deps.db);
  t.deps.live.wake();
  expect(await desk.closed()).toBe(1012);
  const again = await guest.next(
    (message) => message.event_type === 'GET_ALL' && guest.messages.indexOf(message) > 0,
  );
  await sql`update live_floor set xid = '0'`.execute(t.deps.db);
  expect(again).toEqual(guest.messages[0]);
});
