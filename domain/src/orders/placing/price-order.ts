import { divideHalfUp } from '../../money/index.ts';

/** Added to the dish prices of delivery orders when the pub's setting is on. */
export const COMMISSION_PERCENT = 10;

export type PricedLine = { readonly unitPriceMinor: number; readonly count: number };

/** The terms of a zone: its price and the dish total from which delivery is free (0: never). */
export type OrderZonePrice = { readonly priceMinor: number; readonly freeFromMinor: number };

/** Every figure of an order in minor units. */
export type OrderPrice = {
  /** Sum of count times unit price, commission included: what the guest pays for the food. */
  readonly dishTotalMinor: number;
  /** The dish total without the commission. */
  readonly productTotalMinor: number;
  readonly commissionMinor: number;
  /** What the guest pays for the delivery; 0 once the threshold is reached. */
  readonly deliveryPriceMinor: number;
  /** The price of the zone, paid by the guest or not: the courier's reward. */
  readonly zonePriceMinor: number;
  /** Dish total plus delivery price: what the guest pays. */
  readonly clientTotalMinor: number;
  /** How much more food makes the delivery free; 0 when it is free, undefined when it never is. */
  readonly missingToFreeMinor: number | undefined;
};

/** The price of one dish with this percent of commission, rounded half up once. */
export function unitPriceMinor(effectivePriceMinor: number, commissionPercent: number): number {
  return divideHalfUp(effectivePriceMinor * (100 + commissionPercent), 100);
}

/** The only place where an order's amounts are computed: for a quote, a new order and an edited one. */
export function priceOrder(order: {
  readonly lines: readonly PricedLine[];
  readonly commissionPercent: number;
  readonly zone: OrderZonePrice | undefined;
  /** A delivery price that the pub set manually, which no threshold overrides. */
  readonly deliveryPriceByHandMinor?: number | undefined;
}): OrderPrice {
  const { zone, deliveryPriceByHandMinor } = order;
  const dishTotalMinor = order.lines.reduce(
    (sum, line) => sum + line.unitPriceMinor * line.count,
    0,
  );
  const productTotalMinor = divideHalfUp(dishTotalMinor * 100, 100 + order.commissionPercent);
  const zonePriceMinor = zone?.priceMinor ?? 0;
  const freeFromMinor = zone?.freeFromMinor ?? 0;
  const isFree = freeFromMinor > 0 && dishTotalMinor >= freeFromMinor;
  const deliveryPriceMinor = deliveryPriceByHandMinor ?? (isFree ? 0 : zonePriceMinor);
  return {
    dishTotalMinor,
    productTotalMinor,
    commissionMinor: dishTotalMinor - productTotalMinor,
    deliveryPriceMinor,
    zonePriceMinor,
    clientTotalMinor: dishTotalMinor + deliveryPriceMinor,
    missingToFreeMinor: freeFromMinor > 0 ? Math.max(0, freeFromMinor - dishTotalMinor) : undefined,
  };
}
