import { routes } from '@comanda/contract';
import type { ReadyBoardData } from '@comanda/contract/guest-page';
import { preferredLanguage, type Language } from '@comanda/contract/texts';
import { readyBoard } from '@comanda/domain/orders';
import { isExpired } from '@comanda/domain/pubs';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../deps.ts';
import { listOrdersToCollect } from '../../features/orders/index.ts';
import { findPubByUrlName } from '../../features/pubs/index.ts';
import { encodePage, type EncodedPage } from '../../plumbing/http/encoded-page.ts';
import { sendEncoded } from '../../plumbing/http/send-encoded.ts';
import { byAddress, type FromAddress } from '../../plumbing/limits/request-limits.ts';
import { pageOptions } from '../draw-pub-page.ts';
import { guestWeb } from '../guest-web.ts';
import { pagePolicy } from '../page-policy.ts';
import { languageOf, type PageReply } from '../page-reply.ts';

type Address = { Params: { urlName: string }; Querystring: { lang?: string } };
type Drawn = { readonly page: EncodedPage; readonly policy: string };

const MOST_DRAWN = 500;

type Found = {
  /** Undefined for a pub that shows no board. */
  readonly data: ReadyBoardData | undefined;
  /** Whether a menu can be read there instead. */
  readonly isPublished: boolean;
};

/** What the board of a pub shows now: nothing of an expired pub, and of one whose guests collect nothing. */
async function findBoard(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  urlName: string,
  asked: Language | undefined,
): Promise<Found> {
  const now = clock.now();
  const pub = await findPubByUrlName(db, urlName);
  const isPublished = pub !== undefined && !isExpired(pub.expiration_time, now);
  if (!isPublished || !pub.has_pick_up_order) return { data: undefined, isPublished };
  const orders = await listOrdersToCollect(db, pub.id);
  const { name, url_name, color, color_theme, time_zone } = pub;
  const board = readyBoard(
    orders.map(({ number, prepared, created_time, cook_at, promised_at }) => ({
      number,
      isReady: prepared,
      // One for later was placed long before anybody waits for it.
      createdAt: cook_at ?? created_time,
      promisedAt: promised_at,
    })),
    now,
  );
  const languages = asked ? [asked] : [pub.working_language, ...pub.other_languages];
  return {
    data: { pub: { name, url_name, color, color_theme, time_zone }, board, languages },
    isPublished,
  };
}

/**
 * The ready board of a pub, for a screen at its counter. The screen asks again every few seconds: a board is drawn once
 * for what it shows, and an unchanged one is answered without a body.
 */
export function registerReadyBoard(app: FastifyInstance, deps: Deps, page: PageReply): void {
  // Each one queries the database, even for an invented name.
  const limitReads = app.limits.inProcess<FromAddress>({
    limit: routes['GET /api/client/orders/:trackingToken'].perAddress,
    by: byAddress,
  });
  const drawn = new LRUCache<string, Drawn>({ max: MOST_DRAWN });
  const draw = async (data: ReadyBoardData, language: Language): Promise<Drawn> => {
    const { renderer, boardAssets } = await guestWeb();
    const html = renderer.renderReadyBoard(data, pageOptions(deps, language, boardAssets));
    return { page: encodePage(html), policy: pagePolicy(deps, html) };
  };
  const options = { schema: { hide: true }, errorHandler: page.errorHandler };
  app.get<Address>('/pub/:urlName/ready', options, async (request, reply) => {
    limitReads?.(request);
    const { urlName } = request.params;
    const { lang } = request.query;
    const asked = typeof lang === 'string' ? preferredLanguage([lang]) : undefined;
    const { data, isPublished } = await findBoard(deps, urlName, asked);
    if (!data)
      return page.sendNotFound(reply, languageOf(request), isPublished ? urlName : undefined);
    const [language = languageOf(request)] = data.languages;
    const shown = JSON.stringify(data);
    const found = drawn.get(shown) ?? (await draw(data, language));
    drawn.set(shown, found);
    void page
      .asPage(reply, found.policy)
      .header('cache-control', 'no-cache')
      .header('content-language', language);
    return sendEncoded(request, reply, found.page);
  });
}
