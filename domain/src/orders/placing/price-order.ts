import { divideHalfUp } from '../../money/index.ts';
import { feeAt, type FeeAt, type ZoneFee } from '../../shipping/zone-fee.ts';
import { discountOf, type Discount } from './reductions.ts';

/** Added to the dish prices of delivery orders when the pub's setting is on. */
export const COMMISSION_PERCENT = 10;

export type PricedLine = {
  readonly unitPriceMinor: number;
  readonly count: number;
  /** How many of them the house gives for free. */
  readonly compCount?: number;
  /** For the packaging of one, which is given back with it. */
  readonly depositMinor?: number;
};

/** Every figure of an order in minor units. */
export type OrderPrice = {
  /** What the guest pays for the food, commission included: count times unit price, without comps and the discount. */
  readonly dishTotalMinor: number;
  /** What the house gives for free. */
  readonly compMinor: number;
  readonly discountMinor: number;
  /** For the packaging of all, also of what is free: no commission, no discount, no VAT. */
  readonly depositMinor: number;
  /** The dish total without the commission. */
  readonly productTotalMinor: number;
  readonly commissionMinor: number;
  /** What the guest pays for the delivery, by the step that the ordered dishes reach. */
  readonly deliveryPriceMinor: number;
  /** The price of the zone below its first step. */
  readonly zonePriceMinor: number;
  /** The courier's, whatever the guest pays: the zone's price, unless the step has its own. */
  readonly rewardMinor: number;
  /** Dish total plus delivery price and deposit: what the guest pays. */
  readonly clientTotalMinor: number;
} & Pick<FeeAt, 'nextStep' | 'missingToFreeMinor'>;

/** The price of one dish with this percent of commission, rounded half up once. */
export function unitPriceMinor(effectivePriceMinor: number, commissionPercent: number): number {
  return divideHalfUp(effectivePriceMinor * (100 + commissionPercent), 100);
}

const NO_FEE: ZoneFee = { priceMinor: 0, steps: [] };

/** The only place where an order's amounts are computed: for a quote, a new order and an edited one. */
export function priceOrder(order: {
  readonly lines: readonly PricedLine[];
  readonly commissionPercent: number;
  readonly zone: ZoneFee | undefined;
  /** A delivery price that the pub set manually, which no step overrides. */
  readonly deliveryPriceByHandMinor?: number | undefined;
  readonly discount?: Discount | undefined;
}): OrderPrice {
  const { zone, deliveryPriceByHandMinor } = order;
  const sumOf = (amountOf: (line: PricedLine) => number) =>
    order.lines.reduce((sum, line) => sum + amountOf(line), 0);
  const orderedMinor = sumOf(({ unitPriceMinor: unit, count }) => unit * count);
  const compMinor = sumOf(({ unitPriceMinor: unit, compCount = 0 }) => unit * compCount);
  const depositMinor = sumOf(({ depositMinor: deposit = 0, count }) => deposit * count);
  const discountMinor = discountOf(order.discount, orderedMinor - compMinor);
  const dishTotalMinor = orderedMinor - compMinor - discountMinor;
  const productTotalMinor = divideHalfUp(dishTotalMinor * 100, 100 + order.commissionPercent);
  // Of what was ordered, before comps and discount: they must not take a free delivery away.
  const fee = feeAt(zone ?? NO_FEE, orderedMinor);
  const deliveryPriceMinor = deliveryPriceByHandMinor ?? fee.priceMinor;
  return {
    dishTotalMinor,
    compMinor,
    discountMinor,
    depositMinor,
    productTotalMinor,
    commissionMinor: dishTotalMinor - productTotalMinor,
    deliveryPriceMinor,
    zonePriceMinor: zone?.priceMinor ?? 0,
    rewardMinor: fee.rewardMinor,
    clientTotalMinor: dishTotalMinor + deliveryPriceMinor + depositMinor,
    nextStep: fee.nextStep,
    missingToFreeMinor: fee.missingToFreeMinor,
  };
}
