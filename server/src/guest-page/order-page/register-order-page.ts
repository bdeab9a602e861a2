import { routes, type CallReply } from '@comanda/contract';
import type { OrderPageData } from '@comanda/contract/guest-page';
import type { Language } from '@comanda/contract/texts';
import { lineIn } from '@comanda/domain/options';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { findPublicPub } from '../../features/pubs/index.ts';
import { byAddress, type FromAddress } from '../../plumbing/limits/request-limits.ts';
import { pageOptions } from '../draw-pub-page.ts';
import { guestWeb } from '../guest-web.ts';
import { pagePolicy } from '../page-policy.ts';
import { languageOf, type PageReply } from '../page-reply.ts';

/** The orders feature passes in its look-up: an order as its guest may see it. */
export type GuestPageDeps = Deps & {
  readonly findGuestOrder: (
    trackingToken: string,
  ) => Promise<Pick<OrderPageData, 'order' | 'written' | 'totalWithout'> | undefined>;
  /** Folders of builds whose pages may still be open. */
  readonly keptBuilds?: readonly string[];
};

type Address = {
  Params: { urlName: string; trackingToken: string };
  Querystring: { lang?: string };
};

/** The usual minutes of a delivery, longer while the pub is busy; zeros when the pub has not set them. */
function deliveryMinutesOf(
  found: Awaited<ReturnType<typeof findPublicPub>>,
): OrderPageData['deliveryMinutes'] {
  const { shipping_time_from: from = 0, shipping_time_to: to = 0 } = found?.shipping ?? {};
  const longer = to > 0 ? (found?.answer.pub.busy_minutes ?? 0) : 0;
  return { from: from + longer, to: to + longer };
}

type Point = { readonly lat: number | null; readonly lng: number | null };

function pointOf({ lat, lng }: Point = { lat: null, lng: null }): OrderPageData['pubPoint'] {
  return lat === null || lng === null ? null : { lat, lng };
}

type Menu = CallReply<'GET /api/client/pub/:pubUrlName'>;

const idsOfSoldOut = (
  things: readonly { readonly id: number; readonly sold_out_until: string | null }[],
): ReadonlySet<number> =>
  new Set(things.flatMap(({ id, sold_out_until }) => (sold_out_until === null ? [] : id)));

/** The refusal itself does not store what was sold out: the guest reads what of the order still is. */
function soldOutOf(
  { cancel_reason: reason, dishes: ordered }: OrderPageData['order'],
  { dishes: menu, option_groups: groups = [] }: Pick<Menu, 'dishes' | 'option_groups'>,
  language: Language,
): OrderPageData['soldOut'] {
  if (reason !== 'sold_out') return { names: [], lineIds: [] };
  const dishIds = idsOfSoldOut(menu);
  const choiceIds = idsOfSoldOut(groups.flatMap(({ choices }) => choices));
  const dishes = ordered.map((line) => lineIn(line, language));
  const gone = dishes.filter(({ dish_id }) => dishIds.has(dish_id));
  const choices = dishes
    .filter((line) => !gone.includes(line))
    .flatMap(({ options = [] }) => options)
    .filter(({ choice_id }) => choiceIds.has(choice_id));
  const names = [
    ...gone.map(({ name }) => name),
    // Without its group "small" says nothing.
    ...choices.map(({ group_name, name }) => `${name} (${group_name})`),
  ];
  return { names: [...new Set(names)], lineIds: gone.map(({ line_id }) => line_id) };
}

/** The page of one order, for everyone who has its address. */
export function registerOrderPage(
  app: FastifyInstance,
  deps: GuestPageDeps,
  page: PageReply,
): void {
  // Each look-up queries the database, even for an invented token.
  const limitLookUps = app.limits.inProcess<FromAddress>({
    limit: routes['GET /api/client/orders/:trackingToken'].perAddress,
    by: byAddress,
  });
  const options = { schema: { hide: true }, errorHandler: page.errorHandler };
  app.get<Address>('/pub/:urlName/order/:trackingToken', options, async (request, reply) => {
    limitLookUps?.(request);
    const language = languageOf(request);
    const { urlName, trackingToken } = request.params;
    const followed = await deps.findGuestOrder(trackingToken);
    const found = await findPublicPub(deps, urlName, language);
    if (followed?.order.pub.url_name !== urlName) {
      return page.sendNotFound(reply, language, found?.answer.pub.url_name);
    }
    const isPublished = found !== undefined && !found.answer.pub.expired;
    const { renderer, orderAssets } = await guestWeb();
    const html = renderer.renderOrderPage(
      {
        ...followed,
        pubPoint: pointOf(found?.answer.pub),
        deliveryMinutes: deliveryMinutesOf(found),
        trackingToken,
        isPublished,
        soldOut: soldOutOf(followed.order, found?.answer ?? { dishes: [] }, language),
      },
      pageOptions(deps, language, orderAssets),
    );
    return page
      .asPage(reply, pagePolicy(deps, html))
      .header('cache-control', 'no-store')
      .send(html);
  });
}
