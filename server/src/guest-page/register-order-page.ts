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
    const deliveryMinutes = {
      from: found?.shipping?.shipping_time_from ?? 0,
      to: found?.shipping?.shipping_time_to ?? 0,
    };
    const { renderer, orderAssets } = await guestWeb();
    const html = renderer.renderOrderPage(
      {
        ...followed,
        deliveryMinutes,
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
