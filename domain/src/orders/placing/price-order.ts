import { divideHalfUp } from '../../money/index.ts';
import { feeAt, type FeeAt, type ZoneFee } from '../../shipping/zone-fee.ts';

/** Added to the dish prices of delivery orders when the pub's setting is on. */
export const COMMISSION_PERCENT = 10;

export type PricedLine = { readonly unitPriceMinor: number; readonly count: number };

/** Every figure of an order in minor units. */
export type OrderPrice = {
  /** Sum of count times unit price, commission included: what the guest pays for the food. */
  readonly dishTotalMinor: number;
  /** The dish total without the commission. */
  readonly productTotalMinor: number;
  readonly commissionMinor: number;
  /** What the guest pays for the delivery, by the step that the dish total reaches. */
  readonly deliveryPriceMinor: number;
  /** The price of the zone below its first step. */
  readonly zonePriceMinor: number;
  /** The courier's, whatever the guest pays: the zone's price, unless the step has its own. */
  readonly rewardMinor: number;
  /** Dish total plus delivery price: what the guest pays. */
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
}): OrderPrice {
  const { zone, deliveryPriceByHandMinor } = order;
  const dishTotalMinor = order.lines.reduce(
    (sum, line) => sum + line.unitPriceMinor * line.count,
    0,
  );
  const productTotalMinor = divideHalfUp(dishTotalMinor * 100, 100 + order.commissionPercent);
  const fee = feeAt(zone ?? NO_FEE, dishTotalMinor);
  const deliveryPriceMinor = deliveryPriceByHandMinor ?? fee.priceMinor;
  return {
    dishTotalMinor,
    productTotalMinor,
    commissionMinor: dishTotalMinor - productTotalMinor,
    deliveryPriceMinor,
    zonePriceMinor: zone?.priceMinor ?? 0,
    rewardMinor: fee.rewardMinor,
    clientTotalMinor: dishTotalMinor + deliveryPriceMinor,
    nextStep: fee.nextStep,
    missingToFreeMinor: fee.missingToFreeMinor,
  };
}
