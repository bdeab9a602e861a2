import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeCodes } from '../../plumbing/live/sockets/live-socket.ts';
import { recordChange } from '../../plumbing/live/record-change.ts';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { openReader, type LiveReader } from '../../testing/app/live-reader.ts';
import {
  aDeliveringPub,
  anAdmin,
  anOrder,
  setStatus,
  type ADeliveringPub,
} from '../../testing/builders/order-builders.ts';

type Token = { accesstoken: string };
let t: TestApp;
let address: string;
let pub: ADeliveringPub;
const readers: LiveReader[] = [];
beforeAll(async () => {
  t = await buildTestApp();
  address = (await t.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
  pub = await aDeliveringPub(t);
});
afterAll(async () => {
  for (const reader of readers) reader.close();
  await t.close();
});

function watch({ accesstoken }: Token): LiveReader {
  const reader = openReader(
    '/ws/admin/orders',
    `${address}/ws/admin/orders?access_token=${accesstoken}`,
  );
  readers.push(reader);
  return reader;
}

describe('the platform’s socket', () => {
  it('sends all orders in process of all pubs, then each change of any pub, the end of an order too', async () => {
    const other = await aDeliveringPub(t);
    const early = await anOrder(t, pub);
    const done = await anOrder(t, pub);
    await must(setStatus(t, pub, { order: done, to: 'completed' }));
    const screen = watch(await anAdmin(t));
    const all = (await screen.everything()).map(({ id }) => id);
    expect(all).toContain(early.id);
    expect(all).not.toContain(done.id);
    const late = await anOrder(t, other);
    const created = await screen.next(({ order }) => order?.id === late.id);
    expect(created).toMatchObject({
      event_type: 'CREATE_EVENT',
      order: { pub_id: other.pub.id, pub_name: other.pub.name, currency_id: 1 },
    });
    await must(setStatus(t, other, { order: late, to: 'preparing' }));
    expect(await screen.event(late.id, 2)).toMatchObject({ status: 'preparing' });
    await must(setStatus(t, pub, { order: early, to: 'canceled' }));
    await screen.event(early.id, 2);
    const ended = screen.messages.find(({ order }) => order?.id === early.id);
    expect(ended).toMatchObject({ event_type: 'UPDATE_EVENT', order: { status: 'canceled' } });
  });

  it('removes the orders of a pub that is deleted', async () => {
    const deletedPub = await aDeliveringPub(t);
    const order = await anOrder(t, deletedPub);
    const screen = watch(await anAdmin(t));
    expect((await screen.everything()).map(({ id }) => id)).toContain(order.id);
    const seen = screen.messages.length;
    // Its company cannot delete it while an order is in process; only older data can be in this state.
    await t.deps.write(async (transaction) => {
      const deletion = transaction.updateTable('pub').set({ deleted_at: t.clock.now() });
      await deletion.where('id', '=', deletedPub.pub.id).execute();
      await recordChange(transaction, 'pub', deletedPub.pub.id);
    });
    const { orders } = await screen.next(
      (one) => one.event_type === 'GET_ALL' && screen.messages.indexOf(one) >= seen,
    );
    expect(orders?.map(({ id }) => id)).not.toContain(order.id);
    await t.deps.db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('live_change')
        .values({ kind: 'order', subject_id: order.id })
        .execute();
    });
    t.deps.live.wake();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(screen.messages.some((one) => one.order?.id === order.id)).toBe(false);
  });

  it('closes when its administrator enters a pub', async () => {
    const admin = await anAdmin(t);
    const screen = watch(admin);
    await screen.everything();
    await t.call('POST /api/admin/get-pub-refresh-token', {
      query: { pubID: pub.pub.id },
      as: admin,
    });
    expect(await screen.closed()).toBe(closeCodes.signedOut);
  });

  it('is closed to all other roles', async () => {
    const screen = watch(pub.company);
    await expect(screen.everything()).rejects.toThrow('403');
  });
});
