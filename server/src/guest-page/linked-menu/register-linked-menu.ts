import type { Language } from '@comanda/contract/texts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { findPublicPub } from '../../features/pubs/index.ts';
import { AppError } from '../../plumbing/http/app-error.ts';
import type { DrawnDocument } from '../../plumbing/http/documents/document-cache.ts';
import { goodUntil } from '../../plumbing/http/documents/freshness.ts';
import { sendDocument } from '../../plumbing/http/documents/send-document.ts';
import { pageOptions } from '../draw-pub-page.ts';
import { guestWeb } from '../guest-web.ts';
import { languageOf } from '../page-reply.ts';

type Address = { Params: { urlName: string }; Querystring: { lang?: string } };

/** The menu of a published pub as data; undefined for a pub that does not exist or whose publication has ended. */
async function drawLinkedMenu(
  deps: Deps,
  urlName: string,
  language: Language,
): Promise<DrawnDocument | undefined> {
  const now = deps.clock.now();
  const found = await findPublicPub(deps, urlName, language);
  if (!found?.shipping || found.answer.pub.expired) return undefined;
  const { answer, shipping, changesAt } = found;
  const { renderer, noticeAssets } = await guestWeb();
  const options = pageOptions(deps, language, noticeAssets);
  const text = JSON.stringify(renderer.linkedMenu({ ...answer, shipping }, options));
  return { pubId: answer.pub.id, text, goodUntil: goodUntil(now, changesAt) };
}

/** The menu for programs (JSON-LD), in the languages of the page and cached like it. */
export function registerLinkedMenu(app: FastifyInstance, deps: Deps): void {
  app.get<Address>(
    '/pub/:urlName/menu.json',
    { schema: { hide: true } },
    async (request, reply) => {
      const language = languageOf(request);
      const { urlName } = request.params;
      const menu = await app.documents.get(`menu ${language} ${urlName}`, () =>
        drawLinkedMenu(deps, urlName, language),
      );
      if (!menu) throw new AppError('not_found');
      void reply
        .type('application/ld+json')
        .header('cache-control', 'no-cache')
        .header('content-language', language)
        .header('vary', 'accept-encoding, accept-language');
      return sendDocument(request, reply, menu);
    },
  );
}
