import type { SafeStorage } from '../device/safe-storage.ts';

/** More simultaneous orders than a guest follows; the oldest are removed first. */
const MOST_STORED = 10;

const nameOf = (urlName: string): string => `comanda.orders.${urlName}`;
const endedName = (urlName: string): string => `comanda.ended.${urlName}`;

function listIn(storage: SafeStorage, name: string): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(name) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Tracking tokens of the orders of one pub that went out from this device, the newest first. */
export const ordersOf = (urlName: string, storage: SafeStorage): string[] =>
  listIn(storage, nameOf(urlName));

/** Those whose end has been seen, each after the time of that in milliseconds, the newest first. */
export const endedOrdersOf = (urlName: string, storage: SafeStorage): string[] =>
  listIn(storage, endedName(urlName));

function store(urlName: string, tokens: readonly string[], storage: SafeStorage): void {
  if (tokens.length === 0) storage.removeItem(nameOf(urlName));
  else storage.setItem(nameOf(urlName), JSON.stringify(tokens.slice(0, MOST_STORED)));
}

export function storeOrder(urlName: string, token: string, storage: SafeStorage): void {
  const others = ordersOf(urlName, storage).filter((one) => one !== token);
  store(urlName, [token, ...others], storage);
}

/** It no longer exists: no link leads to it. */
export function removeOrder(urlName: string, token: string, storage: SafeStorage): void {
  const tokens = ordersOf(urlName, storage);
  if (!tokens.includes(token)) return;
  store(
    urlName,
    tokens.filter((one) => one !== token),
    storage,
  );
}

/** Its end has been seen: it is one of the evening, to which no link leads any more. */
export function endOrder(urlName: string, token: string, storage: SafeStorage): void {
  if (!ordersOf(urlName, storage).includes(token)) return;
  const ended = [`${Date.now()} ${token}`, ...endedOrdersOf(urlName, storage)];
  storage.setItem(endedName(urlName), JSON.stringify(ended.slice(0, MOST_STORED)));
  removeOrder(urlName, token, storage);
}
