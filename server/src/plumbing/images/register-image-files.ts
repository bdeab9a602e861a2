import { imageFolders, imagePath, type ImageKind } from '@comanda/domain/images';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../http/app-error.ts';
import { plainFileName } from './image-file-names.ts';
import type { ImageStore } from './image-store.ts';

/** Their names never repeat, so a client may cache them for ever. */
function sendPicture(reply: FastifyReply, fileName: string, file: Buffer) {
  void reply
    .type('image/webp')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('etag', `"${fileName}"`);
  const isCached = reply.request.headers['if-none-match']?.includes(`"${fileName}"`);
  return isCached ? reply.code(304).send() : reply.send(file);
}

/** Serves the store's files. */
export function registerImageFiles(app: FastifyInstance, images: ImageStore): void {
  for (const [kind, folder] of Object.entries(imageFolders) as [ImageKind, string][]) {
    app.get<{ Params: { fileName: string } }>(
      `${folder}/:fileName`,
      { schema: { hide: true } },
      async (request, reply) => {
        const { fileName } = request.params;
        // Complete before its first byte is sent: a client would cache half a picture for a year.
        const file = await images.read(kind, fileName);
        if (file) return sendPicture(reply, fileName, file);
        // An older picture has no file of this width, but always its plain file.
        const plain = plainFileName(fileName);
        if (plain === undefined || plain === fileName || !(await images.read(kind, plain))) {
          throw new AppError('not_found');
        }
        return reply.redirect(imagePath(kind, plain));
      },
    );
  }
}
