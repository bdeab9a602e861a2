import { waitsForAnswer, type RefuseReason } from '@comanda/domain/orders';
import type { Transaction } from '../../../schema.ts';
import type { ChatScope } from '../../../scopes.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderRow } from '../tables.ts';
import { authorOf } from '../writing/author.ts';
import { lockOrder } from '../writing/lock-order.ts';
import { promiseOf } from './accept-order.ts';
import { changeStatus } from './change-status.ts';
import { refuseChanged } from './refuse-changed.ts';
import { requireCancellation } from './require-cancellation.ts';

export type ChatAnswer = {
  readonly orderId: number;
  /** Of the order that the chat has read: another one may have other dishes. */
  readonly revision: number;
} & (
  | { readonly kind: 'accept'; readonly minutes: number }
  | { readonly kind: 'refuse'; readonly reason: RefuseReason }
);

/** Accepts or refuses an order from a chat, in the transaction that has checked the chat's link. */
export async function answerFromChat(
  deps: OrderDeps,
  transaction: Transaction,
  { scope, answer }: { readonly scope: ChatScope; readonly answer: ChatAnswer },
): Promise<OrderRow> {
  const before = await lockOrder(transaction, scope, answer.orderId);
  if (!waitsForAnswer(before.status) || before.revision !== answer.revision) {
    throw await refuseChanged(transaction, before);
  }
  const at = deps.clock.now();
  const step = { before, by: authorOf(scope), at } as const;
  if (answer.kind === 'accept') {
    const promisedAt = promiseOf(before, { at, minutes: answer.minutes });
    return changeStatus(deps, transaction, { ...step, to: 'preparing', promisedAt });
  }
  const cancellation = requireCancellation({ status: 'canceled', reason: answer.reason });
  return changeStatus(deps, transaction, { ...step, to: 'canceled', cancellation });
}
