import type { CallReply } from '@comanda/contract';
import type { GuestOrder } from '@comanda/contract/orders';
import { toAmount, toMinor } from '@comanda/domain/money';
import { isFinalStatus } from '@comanda/domain/orders';
import { addressOf } from '../calls/address-of.ts';
import { deviceStorage } from '../device/safe-storage.ts';
import { eveningWith } from './evening-orders.ts';

const CALL = 'GET /api/client/orders/:trackingToken';

/** An order of this device; undefined for one that no longer exists. Throws without an answer. */
export async function readOwnOrder(trackingToken: string): Promise<GuestOrder | undefined> {
  const answer = await fetch(addressOf(CALL, { trackingToken }), { cache: 'no-store' });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(String(answer.status));
  return ((await answer.json()) as CallReply<typeof CALL>).order;
}

// Read once: a guest looks at the menu every half a minute.
const over = new Map<string, GuestOrder>();

async function readOnce(token: string): Promise<GuestOrder | undefined> {
  const order = over.get(token) ?? (await readOwnOrder(token).catch(() => undefined));
  if (order && isFinalStatus(order.status)) over.set(token, order);
  return order;
}

type OfEvening = { readonly token: string; readonly order: GuestOrder };

/** What this phone has ordered at a table of the pub in the last hours, the newest first; without what was canceled. */
export async function readEvening(
  urlName: string,
  sent: readonly string[] = [],
): Promise<readonly OfEvening[]> {
  const tokens = eveningWith(sent, { urlName, storage: deviceStorage });
  const orders = await Promise.all(tokens.map(readOnce));
  return tokens.flatMap((token, index) => {
    const order = orders[index];
    const counts = order?.order_type === 'in_place' && order.status !== 'canceled';
    return counts ? [{ token, order }] : [];
  });
}

/** In the currency of the pub. */
export const sumOf = (orders: readonly OfEvening[]): number =>
  toAmount(orders.reduce((sum, { order }) => sum + toMinor(order.client_total), 0));
