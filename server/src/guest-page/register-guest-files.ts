import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ASSETS_PREFIX, GUEST_FILES_DIR, SERVICE_WORKER } from './guest-web.ts';

/** The built files of the guests' pages, and the hashed ones of the kept builds. */
export function registerGuestFiles(app: FastifyInstance, keptBuilds: readonly string[]): void {
  void app.register(fastifyStatic, {
    root: [GUEST_FILES_DIR, ...keptBuilds.map((build) => path.join(build, 'guest'))],
    prefix: ASSETS_PREFIX,
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    setHeaders: (reply, file) => {
      // Compressed, it is another file.
      if (!path.basename(file).startsWith(SERVICE_WORKER)) return;
      // Its name never changes, so browsers revalidate it; it caches the menus above its own folder.
      void reply.header('cache-control', 'no-cache');
      void reply.header('service-worker-allowed', '/pub/');
    },
  });
}
