import { isSoldOut } from '@comanda/domain/menu';
import type { Connection } from '../../schema.ts';
import { listOrderableDishes, servingNow } from '../menu/index.ts';
import { findPub } from '../pubs/index.ts';
import { listLines } from './queries/order-parts.ts';
import type { OrderRow } from './tables.ts';

/**
 * Of an order's dishes those that its pub does not have now: off the menu, sold out by a person, or not served. A count
 * that has reached zero is of what may still be ordered.
 */
export async function listMissing(
  connection: Connection,
  order: OrderRow,
  now: Date,
): Promise<number[]> {
  const pub = await findPub(connection, order.pub_id);
  const lines = (await listLines(connection, [order.id])).get(order.id) ?? [];
  const dishIds = [...new Set(lines.map(({ dish_id }) => dish_id))];
  if (!pub) return [];
  const clock = { timeZone: pub.time_zone, now };
  const offered = { pubId: order.pub_id, dishIds, languages: [] };
  const dishes = await listOrderableDishes(connection, offered);
  const there = dishes.filter(
    ({ sold_out_until: until, isCountedOut, servedSpans }) =>
      (isCountedOut || !isSoldOut(until, now)) &&
      servingNow(servedSpans, clock).notServedUntil === undefined,
  );
  const thereIds = new Set(there.map(({ id }) => id));
  return dishIds.filter((id) => !thereIds.has(id));
}
