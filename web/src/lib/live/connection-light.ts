import type { LiveSnapshot } from './live-client.ts';

export type ConnectionLight = 'live' | 'catching-up' | 'offline';

/** A first attempt may take this long before the screen shows that it is offline. */
const OFFLINE_AFTER_MS = 5000;

/** The connection state in the bar: whether the shown data is current. */
export function connectionLight(
  { state, staleSince, hasFailed }: LiveSnapshot,
  isCaughtUp: boolean,
  now: number,
): ConnectionLight {
  if (state === 'connected') return isCaughtUp ? 'live' : 'catching-up';
  // A retry does not change the state: the light would flicker with each attempt.
  if (state === 'error' || hasFailed === true) return 'offline';
  const isLong = staleSince !== undefined && now - staleSince >= OFFLINE_AFTER_MS;
  return isLong ? 'offline' : 'catching-up';
}
