import type { Order } from '@comanda/contract/orders';
import type {
  CancelReason,
  OrderStatus,
  PromiseReason,
  RefuseReason,
} from '@comanda/domain/orders';
import { createContext, use } from 'react';

/** The cancel reason; only `other` has a text. */
export type ChosenReason = { readonly reason: CancelReason; readonly text?: string };

/** What of an order is sold out. */
export type SoldOut = { readonly dishIds: number[]; readonly choiceIds: number[] };

/** Why an order is refused: only `other` has a text, only `sold_out` has dishes or choices. */
export type ChosenRefusal = {
  readonly reason: RefuseReason;
  readonly text?: string;
  readonly soldOut?: SoldOut;
};

/** When an order is ready, in minutes from now; the guest reads the reason of a later time. */
export type ChosenTime = {
  readonly minutes: number;
  readonly reason?: PromiseReason | undefined;
};

/** A status change that can be undone. */
export type UndoableChange = {
  /** The order after the change. */
  readonly order: Order;
  readonly before: OrderStatus;
  /** Dishes were sold out with the change; undoing it does not put them back on sale. */
  readonly hasSoldOut?: boolean;
};

/**
 * Where the undo bar stands: a button alone in the slip of its order, which says the rest; a row of the desk; above the
 * buttons of an open order. Elsewhere it floats at the foot.
 */
export type UndoKind = 'slip' | 'row' | 'page';

/** What follows a status change, on any screen of the pub. */
export type StatusFollowUps = {
  /** Asks for the cancel reason; `cancel` runs when the user has chosen one. */
  readonly askReason: (order: Order, cancel: (why: ChosenReason) => void) => void;
  /** Asks when the order is ready, and why if it is later than promised. */
  readonly askTime: (order: Order, promise: (time: ChosenTime) => void) => void;
  /** Asks why an order is refused. */
  readonly askRefusal: (order: Order, refuse: (refusal: ChosenRefusal) => void) => void;
  /** Offers to undo an accepted change, in place of the previous one. */
  readonly offerUndo: (done: UndoableChange) => void;
  readonly withdrawUndo: () => void;
  /** The order whose change was last undone by key: the desk moves the focus to its slip. */
  readonly undone: Order | undefined;
  /** What the undo bar speaks of. */
  readonly last: UndoableChange | undefined;
  /**
   * The order whose slip has the undo button; undefined once it was pressed: the bar then shows the result in words,
   * for which a slip has no room.
   */
  readonly undoableId: number | undefined;
  /** Gives it a place, or takes one away; of several the slip counts, then the row. */
  readonly placeUndo: (kind: UndoKind, place: HTMLElement | null) => void;
};

export const StatusFollowUpsContext = createContext<StatusFollowUps | undefined>(undefined);

export function useStatusFollowUps(): StatusFollowUps {
  const followUps = use(StatusFollowUpsContext);
  if (!followUps) throw new Error('no StatusFollowUpsProvider above');
  return followUps;
}
