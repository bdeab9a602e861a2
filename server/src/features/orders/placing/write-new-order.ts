import { firstStepTime } from '@comanda/domain/alerts';
import { holdsUntil, orderTypeTable, refusedAt } from '@comanda/domain/orders';
import type { Connection } from '../../../schema.ts';
import type { Assessment } from './assessing/assess-basket.ts';
import { slotToFit } from './assessing/slot-to-fit.ts';
import { insertOrder, type NewOrderRow, type TakenBy } from './insert-order.ts';
import { lineRows } from './order-rows.ts';
import { ladderTimesOf } from '../unopened-order.ts';

export type NewlyWritten = NonNullable<Awaited<ReturnType<typeof insertOrder>>>;

/** Writes an order that its pub accepts, if the terms that it was assessed by are still valid. */
export async function writeNewOrder(
  connection: Connection,
  { order, takenBy }: { readonly order: NewOrderRow; readonly takenBy?: TakenBy },
  assessment: Assessment,
): ReturnType<typeof insertOrder> {
  const { pub, version, hasLeftCounts } = assessment.terms;
  const waitsFrom = order.answer_from ?? order.created_time;
  return insertOrder(connection, {
    order,
    takenBy,
    lines: lineRows(assessment),
    version,
    hasLeftCounts,
    mostWaiting:
      orderTypeTable.needsTable[order.order_type] && !order.is_rehearsal && !takenBy
        ? { ofTable: pub.max_waiting_of_table, ofPub: pub.max_waiting }
        : null,
    slot:
      order.is_rehearsal || takenBy?.overruled.includes('slot_is_full')
        ? null
        : slotToFit(assessment),
    printsNow: order.cook_at === null || assessment.terms.shipping.later.prints === 'at_once',
    refusedAt: refusedAt(order, pub.refuse_after_minutes),
    heldUntil: order.takes_portions ? holdsUntil(order, pub) : null,
    alertedAt: firstStepTime(waitsFrom, ladderTimesOf(pub)),
  });
}
