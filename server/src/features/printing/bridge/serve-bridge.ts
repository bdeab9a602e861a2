import { BRIDGE_PATH } from '@comanda/domain/printing';
import type { FastifyInstance } from 'fastify';
import { packBridge } from './pack-bridge.ts';

/** The program that a pub starts in its network: the same for all, and without a secret. */
export function serveBridge(app: FastifyInstance): void {
  let program: Promise<string> | undefined;
  app.get(BRIDGE_PATH, { schema: { hide: true } }, async (_request, reply) => {
    program ??= packBridge();
    return reply
      .type('text/javascript; charset=utf-8')
      .header('content-disposition', 'attachment; filename="bridge.mjs"')
      .header('cache-control', 'no-cache')
      .send(await program);
  });
}
