import { isBlank } from '../../text/blank.ts';
import { accept, refuse, type Accepted, type Refusal } from '../../refusal/index.ts';
import type { OrderStatus } from './order-status.ts';
import { needsAddress, type OrderType } from './order-type-table.ts';

/** Why an order is canceled; `other` has a text. */
export const cancelReasons = [
  'too_busy',
  'sold_out',
  'no_delivery_there',
  'closing',
  'not_reached',
  'by_guest',
  'not_answered',
  'other',
] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** The reasons of a courier who cannot deliver an order. */
export const courierCancelReasons = [
  'not_reached',
  'by_guest',
  'no_delivery_there',
  'other',
] as const satisfies readonly CancelReason[];
export type CourierCancelReason = (typeof courierCancelReasons)[number];

/** The reasons of a pub that refuses a new order. */
export const refuseReasons = [
  'too_busy',
  'sold_out',
  'no_delivery_there',
  'closing',
  'not_reached',
  'other',
] as const satisfies readonly CancelReason[];
export type RefuseReason = (typeof refuseReasons)[number];

/** The reasons that are offered for an order of a type: one without an address needs no delivery to it. */
export function refuseReasonsFor(orderType: OrderType): RefuseReason[] {
  return refuseReasons.filter(
    (reason) => reason !== 'no_delivery_there' || needsAddress[orderType],
  );
}

/** The most characters of the text of `other`; the guest reads it on a phone. */
export const MAX_CANCEL_TEXT_LENGTH = 255;

/** The cancel reason as it is stored: null unless the order is canceled, a text only with `other`. */
export type Cancellation = {
  readonly cancel_reason: CancelReason | null;
  readonly cancel_text: string | null;
};

export const NOT_CANCELED: Cancellation = { cancel_reason: null, cancel_text: null };

/** What a guest's own cancellation stores. */
export const withdrawal = {
  cancel_reason: 'by_guest',
  cancel_text: null,
} as const satisfies Cancellation;

/**
 * Whether the guest may still cancel an order. Once the pub has changed its status, the pub may already be cooking,
 * and the guest has to call.
 */
export function canBeWithdrawn(status: OrderStatus): boolean {
  return status === 'not_handled';
}

type Asked = {
  readonly status: OrderStatus;
  readonly reason?: CancelReason | undefined;
  readonly text?: string | undefined;
};

type CancelRefusal = Refusal<'cancel_reason_does_not_fit' | 'cancel_text_is_required'>;

/** Whether a status change may carry this reason: canceling needs no reason, `other` needs its text. */
export function readCancellation(asked: Asked): Accepted<Cancellation> | CancelRefusal {
  const { status, reason, text = '' } = asked;
  const words = text.trim();
  if (status !== 'canceled' && reason !== undefined) return refuse('cancel_reason_does_not_fit');
  if (reason !== 'other' && words !== '') return refuse('cancel_reason_does_not_fit');
  if (reason === undefined) return accept(NOT_CANCELED);
  if (reason !== 'other') return accept({ cancel_reason: reason, cancel_text: null });
  if (isBlank(words)) return refuse('cancel_text_is_required');
  return accept({ cancel_reason: reason, cancel_text: words });
}

/** Dishes, and choices of their options. */
type DishesAndChoices = {
  readonly dishIds: readonly number[];
  readonly choiceIds: readonly number[];
};

type AskedByPub = {
  readonly reason: RefuseReason;
  readonly text?: string | undefined;
  readonly soldOut: DishesAndChoices;
  /** What the order's lines have. */
  readonly ordered: DishesAndChoices;
};

type PubRefusal =
  | CancelRefusal
  | Refusal<'sold_out_dishes_are_required'>
  | Refusal<'dish_is_not_in_order', { dish_ids: readonly number[] }>
  | Refusal<'choice_is_not_in_order', { choice_ids: readonly number[] }>;

/**
 * Whether a pub may refuse an order like this: `sold_out` needs at least one dish of the order or a choice of its lines,
 * no other reason has any.
 */
export function readRefusal(asked: AskedByPub): Accepted<Cancellation> | PubRefusal {
  const { reason, text, soldOut, ordered } = asked;
  const isAnythingSoldOut = soldOut.dishIds.length > 0 || soldOut.choiceIds.length > 0;
  if (reason === 'sold_out' && !isAnythingSoldOut) return refuse('sold_out_dishes_are_required');
  if (reason !== 'sold_out' && isAnythingSoldOut) return refuse('cancel_reason_does_not_fit');
  const dishes = soldOut.dishIds.filter((id) => !ordered.dishIds.includes(id));
  if (dishes.length > 0) return refuse('dish_is_not_in_order', { dish_ids: dishes });
  const choices = soldOut.choiceIds.filter((id) => !ordered.choiceIds.includes(id));
  if (choices.length > 0) return refuse('choice_is_not_in_order', { choice_ids: choices });
  return readCancellation({ status: 'canceled', reason, text });
}
