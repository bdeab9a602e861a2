import type { Memory } from '../device/memory.ts';

/** More simultaneous orders than a guest follows; the oldest are removed first. */
const MOST_STORED = 10;

const nameOf = (urlName: string): string => `comanda.orders.${urlName}`;

/** Tracking tokens of the orders of one pub that went out from this device, the newest first. */
export function ordersOf(urlName: string, memory: Memory): string[] {
  try {
    const stored: unknown = JSON.parse(memory.getItem(nameOf(urlName)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function store(urlName: string, tokens: readonly string[], memory: Memory): void {
  if (tokens.length === 0) memory.removeItem(nameOf(urlName));
  else memory.setItem(nameOf(urlName), JSON.stringify(tokens.slice(0, MOST_STORED)));
}

export function storeOrder(urlName: string, token: string, memory: Memory): void {
  const others = ordersOf(urlName, memory).filter((one) => one !== token);
  store(urlName, [token, ...others], memory);
}

/** Its end has been seen, or it no longer exists: no link leads to it. */
export function removeOrder(urlName: string, token: string, memory: Memory): void {
  const tokens = ordersOf(urlName, memory);
  if (!tokens.includes(token)) return;
  store(
    urlName,
    tokens.filter((one) => one !== token),
    memory,
  );
}
