/** What is still to be paid of a total, in minor units; below zero is to be given back. */
export const openOf = (totalMinor: number, paidMinor: number): number => totalMinor - paidMinor;

/** What is said of the payments of an order: nothing of one of which nobody has recorded any. */
export type PaidState = 'paid' | 'part' | 'give_back';

/** `paidMinor` is undefined where no payment was recorded; of a canceled order everything is to be given back. */
export function paidStateOf(
  { totalMinor, isCanceled }: { readonly totalMinor: number; readonly isCanceled: boolean },
  paidMinor: number | undefined,
): PaidState | undefined {
  if (paidMinor === undefined || paidMinor === 0) return undefined;
  const open = openOf(isCanceled ? 0 : totalMinor, paidMinor);
  if (open < 0) return 'give_back';
  return open === 0 ? 'paid' : 'part';
}
