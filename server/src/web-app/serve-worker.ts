import type { FastifyInstance } from 'fastify';
import { encodePage } from '../plumbing/http/encoded-page.ts';
import { sendEncoded } from '../plumbing/http/send-encoded.ts';

type Worker = {
  readonly program: string;
  /** The content security policy of its requests. */
  readonly policy: string;
  /** The widest scope that a page may give it. */
  readonly scope: string;
};

/** A service worker: browsers know it by its address, and ask for it again at each start. */
export function serveWorker(
  app: FastifyInstance,
  url: string,
  { program, policy, scope }: Worker,
): void {
  const page = encodePage(program);
  app.get(url, { schema: { hide: true } }, async (request, reply) => {
    void reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('service-worker-allowed', scope)
      .type('text/javascript; charset=utf-8');
    return sendEncoded(request, reply, page);
  });
}
