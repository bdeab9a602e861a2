import {
  hasLimits,
  slotOf,
  type Slot,
  type SlotLimits,
  type SlotLoad,
} from '@comanda/domain/later';
import { orderTypeTable, type OrderPrice, type OrderType } from '@comanda/domain/orders';
import type { PubTerms } from '../../pub-terms.ts';
import type { Timing } from './timing.ts';

type Cooked = {
  readonly terms: PubTerms;
  readonly orderType: OrderType;
  readonly timing: Timing;
  readonly lines: readonly { readonly count: number; readonly kitchenMinutes: number }[];
  readonly price: OrderPrice;
};

export type SlotToFit = Slot & { readonly added: SlotLoad; readonly limits: SlotLimits };

/** The slot in which an order is ready, whichever its guest wants. */
export const slotOfReady = ({ shipping, pub }: PubTerms, { readyAt }: Timing): Slot =>
  slotOf(readyAt, shipping.later.slot_minutes, pub.time_zone);

/** In which an order has to fit wholly; null of an order that no slot refuses. */
export function slotToFit({ terms, orderType, timing, lines, price }: Cooked): SlotToFit | null {
  const { limits } = terms.shipping.later;
  if (!hasLimits(limits) || !orderTypeTable.mayBeLater[orderType]) return null;
  return {
    ...slotOfReady(terms, timing),
    limits,
    added: {
      orders: 1,
      dishes: lines.reduce((sum, { count }) => sum + count, 0),
      minutes: lines.reduce((sum, { count, kitchenMinutes }) => sum + count * kitchenMinutes, 0),
      value: price.dishTotalMinor,
    },
  };
}
