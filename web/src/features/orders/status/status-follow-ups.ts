import type { Order } from '@comanda/contract/orders';
import type { CancelReason } from '@comanda/domain/orders';
import { createContext, use } from 'react';

/** Why an order is to be canceled; words only of `other`. */
export type Why = { readonly reason: CancelReason; readonly text?: string };

/** What a press of a status needs around it, on whichever screen of the pub it happens. */
export type StatusFollowUps = {
  /** Asks why the order is to be canceled; `cancel` runs when somebody has said it. */
  readonly askWhy: (order: Order, cancel: (why: Why) => void) => void;
};

export const StatusFollowUpsContext = createContext<StatusFollowUps | undefined>(undefined);

export function useStatusFollowUps(): StatusFollowUps {
  const followUps = use(StatusFollowUpsContext);
  if (!followUps) throw new Error('no StatusFollowUpsProvider above');
  return followUps;
}
