import type { CallReply } from '@comanda/contract';
import type { Shipping } from '@comanda/contract/shipping';
import type { Language } from '@comanda/contract/texts';
import { startOfNextDay } from '@comanda/domain/hours';
import { isExpired } from '@comanda/domain/pubs';
import type { Deps } from '../../deps.ts';
import { listVisibleMenu } from '../menu/index.ts';
import { findPublicShipping } from '../shipping/index.ts';
import { findPhoneOfPub } from './find-phone.ts';
import { endsOf } from './pausing/temporary-state.ts';
import { findPubByUrlName } from './queries.ts';
import { publicPubView } from './views.ts';

type PublicPubAnswer = Omit<CallReply<'GET /api/client/pub/:pubUrlName'>, 'ok'>;

type FoundPublicPub = {
  readonly answer: PublicPubAnswer;
  readonly shipping: Shipping | undefined;
  /** The moments at which the answer or the hours of the day may change without a write. */
  readonly changesAt: readonly Date[];
};

const noMenu: Awaited<ReturnType<typeof listVisibleMenu>> = {
  menus: [],
  categories: [],
  dishes: [],
};

/**
 * The public data of a pub, in a language as far as the pub offers it; for an expired one neither menu nor hours.
 */
export async function findPublicPub(
  deps: Pick<Deps, 'db' | 'clock'>,
  urlName: string,
  wanted?: Language,
): Promise<FoundPublicPub | undefined> {
  const row = await findPubByUrlName(deps.db, urlName);
  if (!row) return undefined;
  const now = deps.clock.now();
  const phone = await findPhoneOfPub(deps.db, row);
  const language = row.other_languages.find((offered) => offered === wanted);
  const pub = publicPubView(row, { now, phone, language });
  const expired = isExpired(row.expiration_time, now);
  const found = await findPublicShipping(deps.db, { ...row, expired }, now);
  const delivery = found?.services.delivery;
  const timeZone = row.time_zone;
  const menu = expired
    ? noMenu
    : await listVisibleMenu(deps.db, { pubId: row.id, timeZone, now, language });
  return {
    answer: {
      pub,
      ...menu,
      is_open: delivery?.takes_orders ?? false,
      next_change: delivery?.orders_change_at ?? null,
      ...(found && !expired && { hours: found.hours, services: found.services }),
      ...(found && found.laterTypes.length > 0 && { later_types: [...found.laterTypes] }),
    },
    shipping: found?.shipping,
    changesAt: [
      startOfNextDay(row.time_zone, now),
      ...(found?.changesAt ?? []),
      ...endsOf(pub),
      ...(expired ? [] : [row.expiration_time]),
      ...(menu.serving_changes_at === undefined ? [] : [new Date(menu.serving_changes_at)]),
      // Sold-out dishes and choices are on sale again.
      ...[...menu.dishes, ...(menu.option_groups ?? []).flatMap(({ choices }) => choices)].flatMap(
        ({ sold_out_until: until }) => (until === null ? [] : new Date(until)),
      ),
    ],
  };
}
