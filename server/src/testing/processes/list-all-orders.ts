import type { CallReply } from '@comanda/contract';
import { clientAt } from '../app/client-at.ts';
import type { ADeliveringPub } from '../builders/order-builders.ts';

/** All orders of a pub, page after page, as its desk reads them. */
export async function listAllOrders(
  address: string,
  pub: ADeliveringPub,
): Promise<{ id: number; table: string }[]> {
  const all: { id: number; table: string }[] = [];
  const client = clientAt(address);
  for (let query = {}; ;) {
    const page: CallReply<'GET /api/company/:companyID/pubs/:pubID/orders'> = await client.call(
      'GET /api/company/:companyID/pubs/:pubID/orders',
      { params: pub.ids, query, as: pub.company },
    );
    for (const { id, table_for_in_place_order } of page.orders) {
      all.push({ id, table: table_for_in_place_order });
    }
    if (page.next === null) return all;
    query = { before: page.next };
  }
}
