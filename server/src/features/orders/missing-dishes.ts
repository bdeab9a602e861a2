import { isAskedAboutMissing } from '@comanda/domain/later';
import { isSoldOut } from '@comanda/domain/menu';
import type { Connection } from '../../schema.ts';
import { listOrderableDishes, servingNow } from '../menu/index.ts';
import { findPub } from '../pubs/index.ts';
import { listLines } from './queries/order-parts.ts';
import { repriceOrder } from './reprice-order.ts';
import type { LineRow, OrderRow } from './tables.ts';
import { clientTotalMinor } from './views.ts';

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

/**
 * What an order costs, in minor units, without what its kitchen lacks, by the terms of its placing; undefined where its
 * guest is not asked about it, or nothing would be left.
 */
export function totalWithoutMissing(
  order: OrderRow,
  lines: readonly LineRow[],
): number | undefined {
  const kept = lines.filter(({ dish_id: id }) => !order.missing_dish_ids.includes(id));
  if (!isAskedAboutMissing(order) || kept.length === 0) return undefined;
  const priced = kept.map((line) => ({
    unitPriceMinor: line.unit_price_minor,
    count: line.count,
  }));
  const byHandMinor = order.is_delivery_price_by_hand ? order.delivery_price_minor : undefined;
  return clientTotalMinor({ ...order, ...repriceOrder(order, { lines: priced, byHandMinor }) });
}
