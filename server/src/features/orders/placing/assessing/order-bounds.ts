import type { QuoteRequest } from '@comanda/contract/orders';
import { orderTypeTable, refuseTooLarge } from '@comanda/domain/orders';
import { usualOrderBoundMinor } from '@comanda/domain/pubs';
import { refuse, type Refusal } from '@comanda/domain/refusal';
import type { Deps } from '../../../../deps.ts';
import { portionsOf } from '../../portions/portions-of.ts';
import { countWaitingAtTables } from '../../queries/for-pub.ts';
import type { StoredOption } from '../../tables.ts';
import type { PubTerms } from '../../pub-terms.ts';

type Basket = {
  readonly lines: readonly {
    readonly dishId: number;
    readonly count: number;
    readonly options: readonly StoredOption[];
  }[];
  readonly totalMinor: number;
};

/** Why a guest's basket is larger than what the pub takes from its page. */
export function refusalOfSize(
  { pub }: Pick<PubTerms, 'pub'>,
  { lines, totalMinor }: Basket,
): ReturnType<typeof refuseTooLarge> {
  const bounds = {
    dishUnits: pub.max_dish_units,
    orderUnits: pub.max_order_units,
    totalMinor: pub.max_order_total_minor ?? usualOrderBoundMinor(pub.currency_id),
  };
  return refuseTooLarge(bounds, {
    dishes: portionsOf(
      lines.map(({ dishId, count, options }) => ({ dish_id: dishId, count, options })),
    ),
    units: lines.reduce((sum, { count }) => sum + count, 0),
    totalMinor,
  });
}

/** Why an order at a table is refused although its basket is not: too many others wait. They are not among the terms. */
export async function refusalOfWaiting(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { pub }: Pick<PubTerms, 'pub'>,
  { order_type, table_for_in_place_order: table = '' }: QuoteRequest,
): Promise<Refusal<'too_many_orders_wait'> | undefined> {
  if (!orderTypeTable.needsTable[order_type]) return undefined;
  const waiting = await countWaitingAtTables(db, {
    pubId: pub.id,
    table: table.trim(),
    at: clock.now(),
  });
  const isFull = waiting.of_table >= pub.max_waiting_of_table || waiting.of_pub >= pub.max_waiting;
  return isFull ? refuse('too_many_orders_wait') : undefined;
}
