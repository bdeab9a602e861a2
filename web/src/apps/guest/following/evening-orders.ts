import type { SafeStorage } from '../device/safe-storage.ts';
import { eveningAt } from './stored-orders.ts';

/** Longer than an evening at a venue, shorter than until the next one. */
const EVENING_MS = 8 * 60 * 60_000;

/** Tracking tokens with the time in milliseconds at which each was first seen. */
type Evening = Readonly<Record<string, number>>;

function read(urlName: string, storage: SafeStorage): Evening {
  try {
    const stored: unknown = JSON.parse(storage.getItem(eveningAt(urlName)) ?? '{}');
    const since = Date.now() - EVENING_MS;
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter(([, at]) => typeof at === 'number' && at > since),
    );
  } catch {
    return {};
  }
}

/**
 * Adds orders that have just been sent, and gives those of the last hours, the newest first: also those that are over,
 * to which no link leads any more.
 */
export function eveningWith(
  tokens: readonly string[],
  { urlName, storage }: { readonly urlName: string; readonly storage: SafeStorage },
): string[] {
  const known = read(urlName, storage);
  const now = Date.now();
  const evening = { ...Object.fromEntries(tokens.map((token) => [token, now])), ...known };
  if (Object.keys(evening).length === 0) storage.removeItem(eveningAt(urlName));
  else storage.setItem(eveningAt(urlName), JSON.stringify(evening));
  return Object.entries(evening)
    .toSorted(([, a], [, b]) => b - a)
    .map(([token]) => token);
}
