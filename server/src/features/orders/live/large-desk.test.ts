import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { aDeliveringPub, anOrder, setStatus } from '../../../testing/builders/order-builders.ts';

const ORDERS = 2_000;
const UNREAD_LIMIT = 1024 * 1024;

/** So many orders in process like this one, each with a comment of some 8 KB. */
async function copyOrder({ deps: { db } }: TestApp, id: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'pub_order'
    and column_name not in ('id', 'tracking_token', 'idempotency_key', 'comments')`.execute(db);
  const shared = sql.join(rows.map(({ name }) => sql.ref(name)));
  await sql`
    insert into pub_order (tracking_token, idempotency_key, comments, ${shared})
    select gen_random_uuid()::text, gen_random_uuid(), repeat('ț', 4000), ${shared}
    from pub_order cross join generate_series(2, ${ORDERS}::int) where id = ${id}`.execute(db);
}

it('a desk whose first message is larger than what may stay unread gets it whole, then each change', async () => {
  const t = await buildTestApp();
  const address = (await t.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
  const pub = await aDeliveringPub(t);
  const order = await anOrder(t, pub);
  await copyOrder(t, order.id);
  const at = `/ws/orders/company/${pub.company.id}/pub/${pub.pub.id}`;
  // Compressed, these equal comments would be small.
  const socket = new WebSocket(`${address}${at}?access_token=${pub.company.accesstoken}`, {
    perMessageDeflate: false,
  });
  await once(socket, 'open');
  // More than the network's buffers hold: a slow client reads it only later.
  socket.pause();
  const [desk] = t.app.websocketServer.clients;
  await expect.poll(() => desk?.bufferedAmount).toBeGreaterThan(UNREAD_LIMIT);
  const unread = desk?.bufferedAmount ?? 0;
  await setStatus(t, pub, { order, to: 'preparing' });
  // The change has been sent to the desk, or has ended it.
  await expect
    .poll(() => desk?.readyState !== WebSocket.OPEN || desk.bufferedAmount > unread)
    .toBe(true);
  expect(desk?.readyState).toBe(WebSocket.OPEN);

  const messages: { event_type: string; orders?: unknown[]; order?: { id: number } }[] = [];
  const changed = new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (!text.startsWith('{')) return;
      messages.push(JSON.parse(text));
      // An event from before the opening may still arrive after the list.
      if (messages.at(-1)?.event_type === 'UPDATE_EVENT') resolve();
    });
  });
  socket.resume();
  await changed;
  expect(messages[0]?.orders).toHaveLength(ORDERS);
  expect(messages.at(-1)).toMatchObject({ event_type: 'UPDATE_EVENT', order: { id: order.id } });
  socket.close();
  await t.close();
});
