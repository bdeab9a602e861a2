import { isLanguage } from '@comanda/contract/texts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { sendEncoded } from '../plumbing/http/send-encoded.ts';
import { drawPubPage } from './draw-pub-page.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { languageOf, type PageReply } from './page-reply.ts';

type Address = { Params: { urlName: string }; Querystring: { lang?: string } };

/** When a write records that a pub has changed, its pages are drawn again. */
function refreshOnReturn(deps: Deps, cache: PageCache): void {
  deps.live.onChanges(async ({ pub, isIncomplete }) => {
    if (isIncomplete) cache.invalidateAll();
    else if (pub.length > 0) cache.invalidate(pub);
  });
  // The author of a save sees it at once; the periodic read that calls the listener above comes a moment
  // later.
  deps.live.onOwnChanges((changes) => {
    const pubs = changes.filter(({ kind }) => kind === 'pub');
    if (pubs.length > 0) cache.invalidate(pubs.map(({ subject_id }) => subject_id));
  });
}

/** The menu of a pub for its guests, from the cache as long as nothing has changed. */
export function registerPubPage(app: FastifyInstance, deps: Deps, page: PageReply): void {
  const cache = createPageCache(
    async (name) => {
      const [language = '', urlName = ''] = name.split(' ');
      return isLanguage(language) ? drawPubPage(deps, urlName, language) : undefined;
    },
    () => deps.clock.now().getTime(),
  );
  refreshOnReturn(deps, cache);
  const options = { schema: { hide: true }, errorHandler: page.errorHandler };
  app.get<Address>('/pub/:urlName', options, async (request, reply) => {
    const language = languageOf(request);
    const menu = await cache.get(`${language} ${request.params.urlName}`);
    if (!menu) return page.sendNotFound(reply, language);
    void page
      .asPage(reply)
      .header('cache-control', 'no-cache')
      .header('content-language', language);
    return sendEncoded(request, reply, menu);
  });
}
