import type { CallBody } from '@comanda/contract';
import { must, type Client } from '@comanda/contract/client';
import type { APub } from './builders.ts';
import type { AnOrder } from './order-builders.ts';

const REHEARSAL = 'POST /api/company/:companyID/pubs/:pubID/rehearsal-order';

/** The company sends a rehearsal order. */
export function tryRehearsal(
  t: Client,
  { ids, company }: APub,
  body: CallBody<typeof REHEARSAL> = {},
) {
  return t.send(REHEARSAL, { params: ids, as: company, body });
}

/** A rehearsal order as its company and the holder of its link have it. */
export async function aRehearsal(
  t: Client,
  pub: APub,
  body?: CallBody<typeof REHEARSAL>,
): Promise<AnOrder> {
  const { order, tracking_token: trackingToken } = await must(tryRehearsal(t, pub, body));
  const guest = await t.call('GET /api/client/orders/:trackingToken', {
    params: { trackingToken },
  });
  return {
    id: order.id,
    order: guest.order,
    trackingToken,
    ids: { ...pub.ids, orderID: order.id },
  };
}
