import { toMinor } from '../../money/index.ts';
import { needsPayment, type OrderType } from './order-type-table.ts';

/**
 * The notes with which guests pay a courier, in whole units; smaller ones need no change worth bringing. By the sign of
 * the currency: it is all that a guest's page knows of it.
 */
const banknotes: Readonly<Record<string, readonly number[]>> = {
  Lei: [100, 200, 500, 1000],
  '€': [20, 50, 100],
  '£': [20, 50],
  $: [20, 50, 100],
  '₺': [100, 200],
};

/** More would not fit beside "no change" and "other" on a phone. */
const MAX_OFFERED = 3;

/** The notes above a total, in whole units of the currency with this sign; none above the largest. */
export function banknotesAbove(totalMinor: number, symbol: string): readonly number[] {
  return (banknotes[symbol] ?? [])
    .filter((note) => toMinor(note) > totalMinor)
    .slice(0, MAX_OFFERED);
}

/** Whether a guest may say from which amount they need change: only who pays a courier in cash. */
export function mayNeedChange(orderType: OrderType, payment: string | undefined): boolean {
  return needsPayment[orderType] && payment === 'cash';
}

/**
 * What the courier gives back, in minor units. Undefined where the guest has not said from what, and where a later edit
 * made the order dearer than that.
 */
export function changeOf(changeFromMinor: number | undefined, totalMinor: number) {
  if (changeFromMinor === undefined || changeFromMinor < totalMinor) return undefined;
  return changeFromMinor - totalMinor;
}
