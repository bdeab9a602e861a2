import { shareSource } from '@comanda/domain/images';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { findPublicPub } from '../../features/pubs/index.ts';
import { AppError } from '../../plumbing/http/app-error.ts';
import { createSharePictures } from './create-share-pictures.ts';

/** The picture that messengers show beside a link to a pub's page; the head of the page links to it. */
export function registerSharePictures(app: FastifyInstance, deps: Deps): void {
  const pictures = createSharePictures(deps.images);
  app.get<{ Params: { urlName: string } }>(
    '/pub/:urlName/share.jpg',
    { schema: { hide: true } },
    async (request, reply) => {
      const found = await findPublicPub(deps, request.params.urlName);
      if (!found || found.answer.pub.expired) throw new AppError('not_found');
      const { answer } = found;
      const { jpeg, hash } = await pictures.get(
        shareSource({
          cover: answer.pub.bg_image_file_name,
          dishPictures: answer.dishes.map((dish) => dish.image_file_name),
          color: answer.pub.color,
        }),
      );
      void reply
        .type('image/jpeg')
        .header('etag', `"${hash}"`)
        .header('cache-control', 'public, max-age=3600')
        // Other sites have to be able to show it.
        .header('cross-origin-resource-policy', 'cross-origin');
      if (request.headers['if-none-match']?.includes(hash)) return reply.code(304).send();
      return reply.send(jpeg);
    },
  );
}
