import type { Order } from '@comanda/contract/orders';
import type { CancelReason, OrderStatus } from '@comanda/domain/orders';
import { createContext, use } from 'react';

/** Why an order is to be canceled; words only of `other`. */
export type Why = { readonly reason: CancelReason; readonly text?: string };

/** A press of a status that can be taken back. */
export type Done = {
  /** As the press has set it. */
  readonly order: Order;
  readonly before: OrderStatus;
};

/** What a press of a status needs around it, on whichever screen of the pub it happens. */
export type StatusFollowUps = {
  /** Asks why the order is to be canceled; `cancel` runs when somebody has said it. */
  readonly askWhy: (order: Order, cancel: (why: Why) => void) => void;
  /** Offers the way back of a press that was answered, instead of that of the one before. */
  readonly offerUndo: (done: Done) => void;
  readonly withdrawUndo: () => void;
  /** The order of the last press that a key took back: the desk gives its slip the focus. */
  readonly undone: Order | undefined;
  /** Where a screen wants the offer to stand; without a place it floats at the foot. */
  readonly setUndoPlace: (place: HTMLElement | null) => void;
};

export const StatusFollowUpsContext = createContext<StatusFollowUps | undefined>(undefined);

export function useStatusFollowUps(): StatusFollowUps {
  const followUps = use(StatusFollowUpsContext);
  if (!followUps) throw new Error('no StatusFollowUpsProvider above');
  return followUps;
}
