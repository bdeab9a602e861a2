/** What is still to be paid of a total, in minor units; below zero is to be given back. */
export const openOf = (totalMinor: number, paidMinor: number): number => totalMinor - paidMinor;

/** Whether an order is paid, as screens show it. */
export type PaidState = 'paid' | 'part' | 'give_back';

/**
 * Undefined while nothing is paid. `paidMinor` is undefined where no payment was ever recorded; whatever was paid for a
 * canceled order has to be given back.
 */
export function paidStateOf(
  { totalMinor, isCanceled }: { readonly totalMinor: number; readonly isCanceled: boolean },
  paidMinor: number | undefined,
): PaidState | undefined {
  if (paidMinor === undefined || paidMinor === 0) return undefined;
  const open = openOf(isCanceled ? 0 : totalMinor, paidMinor);
  if (open < 0) return 'give_back';
  return open === 0 ? 'paid' : 'part';
}
