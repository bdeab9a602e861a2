import { divideHalfUp, shareOut } from '../../money/index.ts';
import type { OrderStatus } from '../facts/order-status.ts';
import { waitsForAnswer } from '../times/promise.ts';

/**
 * What makes an order cost less, three things that are never one number: a `discount` on all of it, a `comp`, which the
 * house gives for free, and a `void`, which is taken out after the kitchen had it.
 */
export const reductionReasons = {
  discount: ['regular', 'promotion', 'complaint', 'staff', 'other'],
  comp: ['complaint', 'celebration', 'regular', 'staff', 'other'],
  void: ['changed_mind', 'mistake', 'gone', 'spoiled', 'other'],
} as const;
export type ReductionKind = keyof typeof reductionReasons;
export type ReductionReason<Kind extends ReductionKind = ReductionKind> =
  (typeof reductionReasons)[Kind][number];

/** The most characters of the text of `other`. */
export const MAX_REDUCTION_TEXT_LENGTH = 255;

/** Of all dishes of an order, after its comps. */
export type Discount =
  | { readonly percent: number; readonly amountMinor?: undefined }
  | { readonly amountMinor: number; readonly percent?: undefined };

/** A discount in minor units, rounded half up; never more than what it is taken from. */
export function discountOf(discount: Discount | undefined, fromMinor: number): number {
  if (!discount) return 0;
  const { percent, amountMinor } = discount;
  const minor = percent === undefined ? amountMinor : divideHalfUp(fromMinor * percent, 100);
  return Math.min(minor, fromMinor);
}

type ReducedLine = {
  readonly unitPriceMinor: number;
  readonly count: number;
  readonly compCount: number;
};

/** What each line costs in the end, in minor units: without its comps, and with its part of the discount. */
export function sumsOfLines(lines: readonly ReducedLine[], discountMinor: number): number[] {
  const sums = lines.map(
    ({ unitPriceMinor, count, compCount }) => unitPriceMinor * (count - compCount),
  );
  const parts = shareOut(discountMinor, sums);
  return sums.map((sum, index) => sum - (parts[index] ?? 0));
}

/** Whether what is taken out of an order is a void; before its kitchen had it, it is a correction. */
export const isVoided = ({ status, isAhead }: { status: OrderStatus; isAhead: boolean }): boolean =>
  !waitsForAnswer(status) && status !== 'canceled' && !isAhead;

type CountedLine = {
  readonly lineId: number | undefined;
  readonly dishId: number;
  readonly count: number;
};

const countOfDish = (lines: readonly CountedLine[], dishId: number): number =>
  lines.reduce((sum, line) => (line.dishId === dishId ? sum + line.count : sum), 0);

/**
 * How many of which lines an edit takes out. A line that only gets other choices is another line of its dish: nothing of
 * the dish is taken out.
 */
export function takenOut(
  before: readonly (CountedLine & { readonly lineId: number })[],
  after: readonly CountedLine[],
): { readonly lineId: number; readonly count: number }[] {
  const left = new Map<number, number>();
  for (const { dishId } of before) {
    left.set(dishId, countOfDish(before, dishId) - countOfDish(after, dishId));
  }
  return before.flatMap(({ lineId, dishId, count }) => {
    const kept = after.find((line) => line.lineId === lineId)?.count ?? 0;
    const taken = Math.min(count - kept, left.get(dishId) ?? 0);
    if (taken <= 0) return [];
    left.set(dishId, (left.get(dishId) ?? 0) - taken);
    return [{ lineId, count: taken }];
  });
}
