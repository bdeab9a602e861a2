import { errorTable } from '@comanda/contract/errors';
import type { GuestRenderer, PageOptions } from '@comanda/contract/guest-page';
import type { Language } from '@comanda/contract/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { documentHeaders } from '../plumbing/http/document-headers.ts';
import { logRefusal } from '../plumbing/http/error-handler.ts';
import { chooseLanguage } from './choose-language.ts';
import { pageOptions } from './draw-pub-page.ts';
import { guestWeb } from './guest-web.ts';
import { pagePolicy } from './page-policy.ts';

type Asked = FastifyRequest<{ Querystring: { lang?: string } }>;

/** The language of the requested page. */
export function languageOf({ query, headers }: Pick<Asked, 'query' | 'headers'>): Language {
  return chooseLanguage(query.lang, headers['accept-language']);
}

type Notice = {
  readonly status: number;
  readonly language: Language;
  readonly draw: (renderer: GuestRenderer, options: PageOptions) => string;
};

/** Answers of the guests' pages, including the pages with only a notice. */
export function createPageReply(deps: Deps) {
  const asPage = (reply: FastifyReply, policy: string): FastifyReply =>
    reply
      .type('text/html; charset=utf-8')
      .headers(documentHeaders(policy))
      // Tile servers require the origin of the page; the path is not sent.
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .header('vary', 'accept-encoding, accept-language');

  const sendNotice = async (
    reply: FastifyReply,
    { status, language, draw }: Notice,
  ): Promise<FastifyReply> => {
    const { renderer, noticeAssets } = await guestWeb();
    const html = draw(renderer, pageOptions(deps, language, noticeAssets));
    return asPage(reply, pagePolicy(deps, html))
      .code(status)
      .header('cache-control', 'no-store')
      .send(html);
  };

  return {
    asPage,
    sendNotFound: (reply: FastifyReply, language: Language, urlName?: string) =>
      sendNotice(reply, {
        status: 404,
        language,
        draw: (renderer, options) => renderer.renderNotFoundPage(options, urlName),
      }),
    /** A guest who has scanned a code gets a readable page for every failure. */
    errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const { code, retryAfterSeconds } = logRefusal(error, request);
      if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
      return sendNotice(reply, {
        status: errorTable[code].status,
        language: languageOf(request as Asked),
        draw: (renderer, options) => renderer.renderUnavailablePage(options),
      });
    },
  };
}

export type PageReply = ReturnType<typeof createPageReply>;
