import { routes } from '@comanda/contract';
import type { OrderPageData } from '@comanda/contract/guest-page';
import type { Dish } from '@comanda/contract/menu';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { findPublicPub } from '../features/pubs/index.ts';
import { byAddress, type FromAddress } from '../plumbing/limits/request-limits.ts';
import { pageOptions } from './draw-pub-page.ts';
import { guestWeb } from './guest-web.ts';
import { pagePolicy } from './page-policy.ts';
import { languageOf, type PageReply } from './page-reply.ts';

/** The orders feature passes in its look-up: an order as its guest may see it. */
export type GuestPageDeps = Deps & {
  readonly findGuestOrder: (
    trackingToken: string,
  ) => Promise<Pick<OrderPageData, 'order' | 'written'> | undefined>;
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

/** The refusal itself does not store its dishes: the guest reads which of them are still sold out. */
function soldOutNames(order: OrderPageData['order'], menu: readonly Dish[]): string[] {
  if (order.cancel_reason !== 'sold_out') return [];
  const soldOut = new Set(
    menu.flatMap(({ id, sold_out_until }) => (sold_out_until === null ? [] : id)),
  );
  return order.dishes.flatMap(({ dish_id, name }) => (soldOut.has(dish_id) ? name : []));
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
    const found = await findPublicPub(deps, urlName);
    if (followed?.order.pub.url_name !== urlName) {
      return page.sendNotFound(reply, language, found?.answer.pub.url_name);
    }
    const isPublished = found !== undefined && !found.answer.pub.expired;
    const { renderer, orderAssets } = await guestWeb();
    const html = renderer.renderOrderPage(
      {
        ...followed,
        deliveryMinutes: deliveryMinutesOf(found),
        trackingToken,
        isPublished,
        soldOutNames: soldOutNames(followed.order, found?.answer.dishes ?? []),
      },
      pageOptions(deps, language, orderAssets),
    );
    return page
      .asPage(reply, pagePolicy(deps, html))
      .header('cache-control', 'no-store')
      .send(html);
  });
}
