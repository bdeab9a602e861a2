import type { OrderType } from '../orders/facts/order-type-table.ts';

/** Minutes. Each divides an hour, so that a slot begins at the same minute of every hour. */
export const slotLengths = [15, 20, 30, 60] as const;

/** By what a kitchen is full: orders, dishes, minutes of its work, and money (in minor units). */
export const slotMeasures = ['orders', 'dishes', 'minutes', 'value'] as const;
export type SlotMeasure = (typeof slotMeasures)[number];

/** What the orders of a slot come to, or what one of them adds. */
export type SlotLoad = Readonly<Record<SlotMeasure, number>>;
/** The most that a slot takes; null for no limit. */
export type SlotLimits = Readonly<Record<SlotMeasure, number | null>>;

/** How a pub takes orders for a later time, and how many are cooked at once. */
export type LaterSettings = {
  readonly order_types: readonly OrderType[];
  /** Between placing an order and the time that it is for. */
  readonly lead_minutes: number;
  /** 0 is today only. */
  readonly days_ahead: number;
  readonly slot_minutes: (typeof slotLengths)[number];
  readonly limits: SlotLimits;
  /** When the tickets of an accepted order are printed. */
  readonly prints: 'when_cooked' | 'at_once';
};

export const NO_LIMITS: SlotLimits = { orders: null, dishes: null, minutes: null, value: null };

/** Of a pub that takes orders for now only, as many as come. */
export const DEFAULT_LATER: LaterSettings = {
  order_types: [],
  lead_minutes: 60,
  days_ahead: 7,
  slot_minutes: 30,
  limits: NO_LIMITS,
  prints: 'when_cooked',
};

export const MAX_LEAD_MINUTES = 7 * 24 * 60;
export const MAX_DAYS_AHEAD = 60;
/** For each measure but the value, which is an amount of money. */
export const MAX_SLOT_LIMIT = 9_999;
/** Of one dish of a category. */
export const MAX_KITCHEN_MINUTES = 240;

export const hasLimits = (limits: SlotLimits): boolean =>
  slotMeasures.some((measure) => limits[measure] !== null);

/** The first measure by which a slot has no room for what is added; undefined where it fits wholly. */
export function findFull(
  limits: SlotLimits,
  used: SlotLoad,
  added: SlotLoad,
): SlotMeasure | undefined {
  return slotMeasures.find((measure) => {
    const most = limits[measure];
    return most !== null && used[measure] + added[measure] > most;
  });
}
