import {
  liveReceiptStates,
  liveStateOf,
  receiptSteps,
  statesBefore,
  type ReceiptState,
  type ReceiptStep,
} from '@comanda/domain/receipts';
import { sql, type RawBuilder, type Updateable } from 'kysely';
import type { Connection, Transaction } from '../../../schema.ts';
import type { BridgeScope, PubScope } from '../../../scopes.ts';
import { updateOrder, type LockedOrder } from '../../orders/index.ts';
import type { ReceiptRow, ReceiptTables } from '../tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** More than a person answers in an evening. */
const MOST_OPEN = 20;

/** The state as `receiptStateOf` shows it: one at a till whose time is over is unsure. */
const shownState = (now: Date): RawBuilder<ReceiptState> =>
  sql<ReceiptState>`case when state = 'issuing' and leased_until <= ${now} then 'unsure' else state end`;

/** The newest receipt of an order. */
export async function findReceipt(
  connection: Connection,
  orderId: number,
): Promise<ReceiptRow | undefined> {
  return connection
    .selectFrom('receipt')
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .selectAll()
    .executeTakeFirst();
}

/** The receipt of an order that is wanted, at the till, unsure or issued: one at most, and none that was returned. */
export async function findLiveReceipt(
  connection: Connection,
  orderId: number,
): Promise<ReceiptRow | undefined> {
  return connection
    .selectFrom('receipt')
    .where('order_id', '=', orderId)
    .where('state', 'in', liveReceiptStates)
    .where('returned_at', 'is', null)
    .selectAll()
    .executeTakeFirst();
}

type Change = Omit<Updateable<ReceiptTables['receipt']>, 'state'>;
type Taking = {
  readonly step: ReceiptStep;
  readonly id: number;
  readonly now: Date;
  /** Of a bridge: only what it has taken. */
  readonly ofClaim?: string;
};

/**
 * Takes a step of the receipt of an order, which shows it to the order's screens; undefined when it was in no state from
 * which the step is taken.
 */
export async function takeStep(
  transaction: Transaction,
  order: LockedOrder,
  { step, id, now, ofClaim, ...change }: Taking & Change,
): Promise<LockedOrder | undefined> {
  const { to } = receiptSteps[step];
  const { numUpdatedRows } = await transaction
    .updateTable('receipt')
    .set({ ...change, state: to })
    .where('id', '=', id)
    .where(shownState(now), 'in', statesBefore(step))
    .where('returned_at', 'is', null)
    .$if(ofClaim !== undefined, (query) => query.where('claim', '=', ofClaim ?? ''))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  return updateOrder(transaction, order, { receipt_state: liveStateOf(to) });
}

/** The oldest receipt of a pub that waits for its till. */
export async function findDueReceipt(
  connection: Connection,
  { pubId }: BridgeScope,
): Promise<number | undefined> {
  const row = await connection
    .selectFrom('receipt')
    .where('pub_id', '=', pubId)
    .where('state', '=', 'wanted')
    .orderBy('id')
    .limit(1)
    .select('id')
    .executeTakeFirst();
  return row?.id;
}

/** A receipt of the pub of a bridge. */
export async function findReceiptOfBridge(
  connection: Connection,
  { pubId }: BridgeScope,
  receiptId: number,
): Promise<ReceiptRow | undefined> {
  return connection
    .selectFrom('receipt')
    .where('id', '=', receiptId)
    .where('pub_id', '=', pubId)
    .selectAll()
    .executeTakeFirst();
}

/** The receipts of a pub's last day that need a person, newest first, unless a newer one of the order took their place. */
export async function listOpenReceipts(
  connection: Connection,
  { pubId }: PubScope,
  now: Date,
): Promise<{ readonly order_id: number; readonly state: 'unsure' | 'refused' }[]> {
  const rows = await connection
    .selectFrom('receipt')
    .where('pub_id', '=', pubId)
    .where('state', 'in', ['issuing', 'unsure', 'refused'])
    .where(shownState(now), 'in', ['unsure', 'refused'])
    .where('wanted_at', '>', new Date(now.getTime() - DAY_MS))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('receipt as newer')
            .whereRef('newer.order_id', '=', 'receipt.order_id')
            .whereRef('newer.id', '>', 'receipt.id'),
        ),
      ),
    )
    .orderBy('id', 'desc')
    .limit(MOST_OPEN)
    .select(['order_id', shownState(now).as('state')])
    .execute();
  return rows as { order_id: number; state: 'unsure' | 'refused' }[];
}
