import type { GuestOrder } from '@comanda/contract/orders';

/**
 * The milliseconds until a guest is told that nobody has answered: 0 from that moment on, undefined once somebody
 * has. The page counts them itself, because the clock of the guest's device may be wrong.
 */
export function timeToCall(
  { unanswered_at: at }: Pick<GuestOrder, 'unanswered_at'>,
  now: Date,
): number | undefined {
  return at === null ? undefined : Math.max(0, Date.parse(at) - now.getTime());
}
