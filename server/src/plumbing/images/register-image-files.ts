import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { IMAGES_PREFIX, storedFileName } from './image-file-names.ts';
import type { ImageStore } from './image-store.ts';

/** Serves the store's files. Their names never repeat, so whoever has one never asks again. */
export function registerImageFiles(app: FastifyInstance, { folder }: ImageStore): void {
  void app.register(fastifyStatic, {
    root: folder,
    prefix: IMAGES_PREFIX,
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    allowedPath: (address) => storedFileName.test(path.posix.basename(address)),
    cacheControl: true,
    maxAge: '365d',
    immutable: true,
  });
}
