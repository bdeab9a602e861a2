import type { OrderUntil } from '@comanda/domain/hours';
import { MAX_KITCHEN_MINUTES } from '@comanda/domain/later';
import {
  orderUntilFields,
  readOrderUntil,
  type OrderUntilFields,
} from '../../../product/week/order-until-fields.ts';

/** How a category is ordered for later: its work, and until when. */
export type KitchenFields = { readonly minutes: string; readonly until: OrderUntilFields };

type Stored = {
  readonly minutes: number | undefined;
  readonly until: OrderUntil | null | undefined;
};

export const kitchenFields = ({ minutes = 0, until }: Stored): KitchenFields => ({
  minutes: minutes === 0 ? '' : String(minutes),
  until: orderUntilFields(until),
});

/** Minutes of work for a dish; 0 for an empty field, undefined for what is no such number. */
export function readMinutes(typed: string): number | undefined {
  const text = typed.trim();
  if (text === '') return 0;
  const minutes = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return minutes <= MAX_KITCHEN_MINUTES ? minutes : undefined;
}

export const isKitchenRight = ({ minutes, until }: KitchenFields): boolean =>
  readMinutes(minutes) !== undefined && readOrderUntil(until) !== undefined;

/** Only what was changed here is sent: somebody else may have changed the other meanwhile. */
export function changedKitchen(
  before: KitchenFields,
  after: KitchenFields,
): { kitchen_minutes?: number; order_until?: OrderUntil | null } {
  const [minutes, until] = [readMinutes(after.minutes), readOrderUntil(after.until)];
  const isSameUntil = JSON.stringify(readOrderUntil(before.until)) === JSON.stringify(until);
  return {
    ...(minutes !== undefined &&
      minutes !== readMinutes(before.minutes) && { kitchen_minutes: minutes }),
    ...(until !== undefined && !isSameUntil && { order_until: until }),
  };
}
