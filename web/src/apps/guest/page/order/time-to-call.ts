import type { GuestOrder } from '@comanda/contract/orders';

/**
 * The milliseconds until the page tells the guest to call; 0 when that time is past, undefined once the pub has
 * answered. The page counts this duration down, because the clock of the guest's device may be wrong.
 */
export function timeToCall(
  { unanswered_at: at }: Pick<GuestOrder, 'unanswered_at'>,
  now: Date,
): number | undefined {
  return at === null ? undefined : Math.max(0, Date.parse(at) - now.getTime());
}
