import { isAskedAboutMissing, type MissingLine } from '@comanda/domain/later';
import { isSoldOut } from '@comanda/domain/menu';
import { findOptionProblems } from '@comanda/domain/options';
import type { Connection } from '../../../schema.ts';
import { listOrderableDishes, offeredAt, servingNow } from '../../menu/index.ts';
import { findPub } from '../../pubs/index.ts';
import { listLines } from '../queries/order-parts.ts';
import { repriceOrder } from '../reprice-order.ts';
import type { LineRow, OrderRow } from '../tables.ts';
import { clientTotalMinor } from '../views.ts';

type Judging = {
  readonly now: Date;
  /**
   * Not when the kitchen begins: a count that has reached zero is of what may still be ordered. But a dish that has run out
   * is not back because somebody counts none of it.
   */
  readonly isAskedAlready: boolean;
};
type OfferedDish = Awaited<ReturnType<typeof listOrderableDishes>>[number];

/**
 * Those of a line's choices that its dish does not offer, or that a person has sold out: ordering refuses the line for
 * each of them, whatever the limits of its group. Limits that have changed since are no reason, nothing lacks by them.
 */
function missingChoiceIds(
  { groups }: OfferedDish,
  { options }: LineRow,
  { now, isAskedAlready }: Judging,
): number[] {
  if (options.length === 0) return [];
  const chosen = options.map(({ choice_id: choiceId, count }) => ({ choiceId, count }));
  return findOptionProblems(offeredAt(groups, now, !isAskedAlready), chosen).flatMap((problem) =>
    problem.code === 'choice_sold_out' || problem.code === 'choice_not_offered'
      ? problem.choiceId
      : [],
  );
}

/**
 * Of an order's lines those that its pub cannot cook now: their dish, or a choice, is off the menu, sold out by a person,
 * or not served.
 */
export async function listMissing(
  connection: Connection,
  order: OrderRow,
  judging: Judging,
): Promise<MissingLine[]> {
  const { now, isAskedAlready } = judging;
  const pub = await findPub(connection, order.pub_id);
  const lines = (await listLines(connection, [order.id])).get(order.id) ?? [];
  if (!pub) return [];
  const clock = { timeZone: pub.time_zone, now };
  const dishIds = [...new Set(lines.map(({ dish_id }) => dish_id))];
  const offered = { pubId: order.pub_id, dishIds, languages: [] };
  const dishes = await listOrderableDishes(connection, offered);
  const there = new Map(
    dishes
      .filter(
        ({ sold_out_until: until, isCountedOut, servedSpans }) =>
          ((isCountedOut && !isAskedAlready) || !isSoldOut(until, now)) &&
          servingNow(servedSpans, clock).notServedUntil === undefined,
      )
      .map((dish) => [dish.id, dish]),
  );
  return lines.flatMap((line) => {
    const dish = there.get(line.dish_id);
    const choiceIds = dish ? missingChoiceIds(dish, line, judging) : [];
    return dish && choiceIds.length === 0 ? [] : { line_id: line.id, choice_ids: choiceIds };
  });
}

/**
 * What an order costs, in minor units, without what its kitchen lacks, by the terms of its placing; undefined where its
 * guest is not asked about it, or nothing would be left.
 */
export function totalWithoutMissing(
  order: OrderRow,
  lines: readonly LineRow[],
): number | undefined {
  const missingIds = new Set(order.missing_lines.map(({ line_id: id }) => id));
  const kept = lines.filter(({ id }) => !missingIds.has(id));
  if (!isAskedAboutMissing(order) || kept.length === 0) return undefined;
  return clientTotalMinor({ ...order, ...repriceOrder(order, kept) });
}
