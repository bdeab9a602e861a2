import type { CallReply } from '@comanda/contract';
import type { GuestOrder } from '@comanda/contract/orders';
import { addressOf } from '../calls/address-of.ts';

const CALL = 'GET /api/client/orders/:trackingToken';

/** An order of this device; undefined for one that no longer exists. Throws without an answer. */
export async function readOwnOrder(trackingToken: string): Promise<GuestOrder | undefined> {
  const answer = await fetch(addressOf(CALL, { trackingToken }), { cache: 'no-store' });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(String(answer.status));
  return ((await answer.json()) as CallReply<typeof CALL>).order;
}
