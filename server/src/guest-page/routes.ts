import path from 'node:path';
import { routes } from '@comanda/contract';
import { errorTable } from '@comanda/contract/errors';
import {
  FACE_SCRIPT,
  HEAD_SCRIPT,
  type GuestRenderer,
  type OrderPageData,
  type PageOptions,
} from '@comanda/contract/guest-page';
import { isLanguage, type Language } from '@comanda/contract/texts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { findPublicPub } from '../features/pubs/index.ts';
import { findPublicShipping } from '../features/shipping/index.ts';
import { noteRefusal } from '../plumbing/http/error-handler.ts';
import { byAddress, createLimiter } from '../plumbing/http/limit-requests.ts';
import { contentSecurityPolicy } from '../web-app/content-security-policy.ts';
import { documentHeaders } from '../plumbing/http/document-headers.ts';
import { chooseLanguage } from './choose-language.ts';
import { drawPubPage, pageOptions } from './draw-pub-page.ts';
import { ASSETS_PREFIX, GUEST_FILES_DIR, guestWeb, SERVICE_WORKER } from './guest-web.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { registerForRobots } from './register-for-robots.ts';
import { registerSharePictures } from './register-share-pictures.ts';
import { registerWifiCode } from './register-wifi-code.ts';
import { sendEncoded } from '../plumbing/http/send-encoded.ts';

/** The orders' feature lends its look-up: an order as its guest may see it. */
export type GuestPageDeps = Deps & {
  readonly findGuestOrder: (
    trackingToken: string,
  ) => Promise<Pick<OrderPageData, 'order' | 'written'> | undefined>;
};

type PubAddress = { Params: { urlName: string }; Querystring: { lang?: string } };
type OrderAddress = {
  Params: { urlName: string; trackingToken: string };
  Querystring: { lang?: string };
};

/** A guest's own writes change no page; everything that a company or the platform saves about a pub may. */
const pubWrite =
  /^(?:POST|PUT|PATCH|DELETE) \/api\/(?:company\/:companyID|admin)\/pubs\/:pubID(?!\/orders)/;

function languageOf(request: FastifyRequest<{ Querystring: { lang?: string } }>): Language {
  return chooseLanguage(request.query.lang, request.headers['accept-language']);
}

function asPage(reply: FastifyReply, policy: string): FastifyReply {
  return (
    reply
      .type('text/html; charset=utf-8')
      .headers(documentHeaders(policy))
      // Tile servers want to know whose page asks; nobody learns which one.
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .header('vary', 'accept-encoding, accept-language')
  );
}

function keepFresh(app: FastifyInstance, deps: Deps, cache: PageCache): void {
  deps.live.onChanges(async ({ pub, isIncomplete }) => {
    if (isIncomplete) cache.forgetAll();
    else if (pub.length > 0) cache.forget(pub);
  });
  // Whoever saves sees it at once: before the save is answered, its pub's pages are forgotten here.
  app.addHook('onSend', async (request, reply) => {
    const { pubID } = (request.params ?? {}) as { pubID?: number };
    const isSaved = reply.statusCode < 300 && pubWrite.test(request.routeOptions.config.call ?? '');
    if (isSaved && pubID !== undefined) cache.forget([pubID]);
  });
}

/** The menu of a pub for its guests, and the page of one order. */
export function registerGuestPage(app: FastifyInstance, deps: GuestPageDeps): void {
  const policy = contentSecurityPolicy(deps.settings.mapTilesUrl, HEAD_SCRIPT, FACE_SCRIPT);
  const cache = createPageCache(
    async (name) => {
      const [language = '', urlName = ''] = name.split(' ');
      return isLanguage(language) ? drawPubPage(deps, urlName, language) : undefined;
    },
    () => deps.clock.now().getTime(),
  );
  // Each look-up asks the database, whatever token somebody invents.
  const limitLookUps = createLimiter({
    scale: deps.settings.rateLimitScale,
    limit: routes['GET /api/client/orders/:trackingToken'].perAddress,
    by: byAddress,
  });
  keepFresh(app, deps, cache);
  registerSharePictures(app, deps);
  registerForRobots(app, deps);
  registerWifiCode(app, deps);

  type Notice = {
    readonly status: number;
    readonly language: Language;
    readonly draw: (renderer: GuestRenderer, options: PageOptions) => string;
  };
  const sendNotice = async (
    reply: FastifyReply,
    { status, language, draw }: Notice,
  ): Promise<FastifyReply> => {
    const { renderer, noticeAssets } = await guestWeb();
    const html = draw(renderer, pageOptions(deps, language, noticeAssets));
    return asPage(reply, policy).code(status).header('cache-control', 'no-store').send(html);
  };
  const sendNotFound = (reply: FastifyReply, language: Language, urlName?: string) =>
    sendNotice(reply, {
      status: 404,
      language,
      draw: (renderer, options) => renderer.renderNotFoundPage(options, urlName),
    });
  /** Who has scanned a code reads words, whatever has failed. */
  const page = {
    schema: { hide: true },
    errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const { code, retryAfterSeconds } = noteRefusal(error, request);
      if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
      return sendNotice(reply, {
        status: errorTable[code].status,
        language: languageOf(request as FastifyRequest<{ Querystring: { lang?: string } }>),
        draw: (renderer, options) => renderer.renderUnavailablePage(options),
      });
    },
  };

  void app.register(fastifyStatic, {
    root: GUEST_FILES_DIR,
    prefix: ASSETS_PREFIX,
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    setHeaders: (reply, file) => {
      // Packed, it is another file.
      if (!path.basename(file).startsWith(SERVICE_WORKER)) return;
      // Its name stays, so it is asked for again; it keeps the menus above its own folder.
      void reply.header('cache-control', 'no-cache');
      void reply.header('service-worker-allowed', '/pub/');
    },
  });

  app.get<PubAddress>('/pub/:urlName', page, async (request, reply) => {
    const language = languageOf(request);
    const menu = await cache.get(`${language} ${request.params.urlName}`);
    if (!menu) return sendNotFound(reply, language);
    void asPage(reply, policy)
      .header('cache-control', 'no-cache')
      .header('content-language', language);
    return sendEncoded(request, reply, menu);
  });

  app.get<OrderAddress>('/pub/:urlName/order/:trackingToken', page, async (request, reply) => {
    limitLookUps?.(request);
    const language = languageOf(request);
    const { urlName, trackingToken } = request.params;
    const followed = await deps.findGuestOrder(trackingToken);
    const found = await findPublicPub(deps, urlName);
    if (followed?.order.pub.url_name !== urlName) {
      return sendNotFound(reply, language, found?.pub.url_name);
    }
    const isPublished = found !== undefined && !found.pub.expired;
    const shipping = found && (await findPublicShipping(deps.db, found.pub, deps.clock.now()));
    const deliveryMinutes = {
      from: shipping?.shipping_time_from ?? 0,
      to: shipping?.shipping_time_to ?? 0,
    };
    const { renderer, orderAssets } = await guestWeb();
    const html = renderer.renderOrderPage(
      { ...followed, deliveryMinutes, trackingToken, isPublished },
      pageOptions(deps, language, orderAssets),
    );
    return asPage(reply, policy).header('cache-control', 'no-store').send(html);
  });
}
