import type { SafeStorage } from '../device/safe-storage.ts';

/** More simultaneous orders than a guest follows; the oldest are removed first. */
const MOST_STORED = 10;

const nameOf = (urlName: string): string => `comanda.orders.${urlName}`;

/** What this phone has ordered at the pub tonight, by the program that shows it. */
export const eveningAt = (urlName: string): string => `comanda.evening.${urlName}`;

/** Tracking tokens of the orders of one pub that went out from this device, the newest first. */
export function ordersOf(urlName: string, storage: SafeStorage): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(nameOf(urlName)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function store(urlName: string, tokens: readonly string[], storage: SafeStorage): void {
  if (tokens.length === 0) storage.removeItem(nameOf(urlName));
  else storage.setItem(nameOf(urlName), JSON.stringify(tokens.slice(0, MOST_STORED)));
}

export function storeOrder(urlName: string, token: string, storage: SafeStorage): void {
  const others = ordersOf(urlName, storage).filter((one) => one !== token);
  store(urlName, [token, ...others], storage);
}

/** Its end has been seen, or it no longer exists: no link leads to it. */
export function removeOrder(urlName: string, token: string, storage: SafeStorage): void {
  const tokens = ordersOf(urlName, storage);
  if (!tokens.includes(token)) return;
  store(
    urlName,
    tokens.filter((one) => one !== token),
    storage,
  );
}
