import { DEFAULT_LATER } from '@comanda/domain/later';
import { ordersForLater } from '../pubs/la-nuc/orders/orders-for-later.ts';
import type { DemoClient } from './demo-client.ts';
import { bodyOf, place } from './seed-orders.ts';
import type { SeededPub } from './seeded-pub.ts';

type Wanted = (typeof ordersForLater)[number];

/** A time of the next day that the pub offers for an order, at its part of that day; of today where it has no other. */
async function timeFor(client: DemoClient, pub: SeededPub, order: Wanted): Promise<string> {
  const params = { pubID: pub.ids.pubID };
  const asked = bodyOf(pub, order);
  const call = 'POST /api/client/pub/:pubID/orders/times' as const;
  const { times: first } = await client.call(call, { params, body: asked });
  const date = first.days[1] ?? first.days[0];
  const { times } = await client.call(call, { params, body: { ...asked, ...(date && { date }) } });
  const free = times.times.filter(({ refusal }) => refusal === null);
  const time = free[Math.floor(free.length * order.partOfDay)];
  if (!time)
    throw new Error(
      `no time for the order ${order.slug}: ${JSON.stringify(times.times[0]?.refusal)}`,
    );
  return time.from;
}

/** The pub takes orders for later, and has accepted some. */
export async function seedLater(client: DemoClient, pub: SeededPub): Promise<void> {
  await client.call('PUT /api/company/:companyID/pubs/:pubID/later', {
    as: pub.owner,
    params: pub.ids,
    body: { later: { ...DEFAULT_LATER, order_types: ['delivery', 'pick_up'] } },
  });
  for (const order of ordersForLater) {
    const wantedAt = await timeFor(client, pub, order);
    const orderID = await place(client, { pub }, { ...order, wantedAt });
    await client.call('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/accept', {
      as: pub.owner,
      params: { ...pub.ids, orderID },
      body: { minutes: 30 },
    });
  }
}
