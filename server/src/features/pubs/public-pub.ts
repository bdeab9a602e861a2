import type { CallReply } from '@comanda/contract';
import { offersDelivery } from '@comanda/domain/shipping';
import type { Deps } from '../../deps.ts';
import { listVisibleMenu } from '../menu/index.ts';
import { findShipping, openingAt } from '../shipping/index.ts';
import { findPhoneOfPub } from './find-phone.ts';
import { findPubByUrlName } from './queries.ts';
import { publicPubView } from './views.ts';

type PublicPubAnswer = Omit<CallReply<'GET /api/client/pub/:pubUrlName'>, 'ok'>;

/**
 * The public data of a pub; for an expired one neither menu nor hours. The hours are the delivery hours: a
 * pub without delivery has none.
 */
export async function findPublicPub(
  deps: Deps,
  urlName: string,
): Promise<PublicPubAnswer | undefined> {
  const row = await findPubByUrlName(deps.db, urlName);
  if (!row) return undefined;
  const now = deps.clock.now();
  const phone = await findPhoneOfPub(deps.db, row);
  const pub = publicPubView(row, { now, phone });
  const closed = { is_open: false, next_change: null };
  if (pub.expired) return { pub, menus: [], categories: [], dishes: [], ...closed };
  const menu = await listVisibleMenu(deps.db, row.id);
  const shipping = await findShipping(deps.db, row.id);
  const isOffered = shipping && offersDelivery({ ...pub, isAvailable: shipping.available });
  if (!isOffered) return { pub, ...menu, ...closed };
  const { isOpen, nextChange } = openingAt(shipping.workHours, row.time_zone, now);
  return { pub, ...menu, is_open: isOpen, next_change: nextChange?.toISOString() ?? null };
}
