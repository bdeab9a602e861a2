import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../deps.ts';
import { findWifiCode } from '../../features/pubs/index.ts';
import { AppError } from '../../plumbing/http/app-error.ts';
import { encodePage, type EncodedPage } from '../../plumbing/http/encoded-page.ts';
import { sendEncoded } from '../../plumbing/http/send-encoded.ts';

const MOST_DRAWN = 500;

/**
 * The code that joins a pub's Wi-Fi, to be scanned by another phone: a picture outside the page, since few
 * readers open it. Drawn and compressed once for its text, and revalidated at each request.
 */
export function registerWifiCode(app: FastifyInstance, deps: Deps): void {
  const drawn = new LRUCache<string, EncodedPage>({ max: MOST_DRAWN });
  app.get<{ Params: { urlName: string } }>(
    '/pub/:urlName/wifi.svg',
    { schema: { hide: true } },
    async (request, reply) => {
      const code = await findWifiCode(deps, request.params.urlName);
      if (!code) throw new AppError('not_found');
      const picture = drawn.get(code.text) ?? encodePage(await code.draw());
      drawn.set(code.text, picture);
      void reply
        .type('image/svg+xml')
        .header('cache-control', 'no-cache')
        .header('vary', 'accept-encoding');
      return sendEncoded(request, reply, picture);
    },
  );
}
