import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../http/app-error.ts';
import { IMAGES_PREFIX, storedFileName } from './image-file-names.ts';
import type { ImageStore } from './image-store.ts';

/** The path below the prefix: `pubs/bgs/0123456789ab-640.webp`. */
const oneWidth = /^([a-z/]+\/[0-9a-f]{12,32})-\d{2,4}\.webp$/;

/** Serves the store's files. Their names never repeat, so a client may cache them for ever. */
export function registerImageFiles(app: FastifyInstance, { folder }: ImageStore): void {
  void app.register(
    async (images) => {
      await images.register(fastifyStatic, {
        root: folder,
        decorateReply: false,
        index: false,
        dotfiles: 'ignore',
        allowedPath: (address) => storedFileName.test(path.posix.basename(address)),
        cacheControl: true,
        maxAge: '365d',
        immutable: true,
      });
      // An older picture has no file of this width, but always its plain file.
      images.setNotFoundHandler((request, reply) => {
        const [, picture] = oneWidth.exec(request.url.slice(IMAGES_PREFIX.length)) ?? [];
        const plain = `${picture}.webp`;
        if (!existsSync(path.join(folder, plain))) throw new AppError('not_found');
        return reply.redirect(IMAGES_PREFIX + plain);
      });
    },
    { prefix: IMAGES_PREFIX.replace(/\/$/, '') },
  );
}
