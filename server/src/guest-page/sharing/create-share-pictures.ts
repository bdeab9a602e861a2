import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sharePictureSize, shareVersion, type ShareSource } from '@comanda/domain/images';
import { LRUCache } from 'lru-cache';
import { createQueue } from '../../plumbing/create-queue.ts';
import { AppError } from '../../plumbing/http/app-error.ts';
import { cropToJpeg, layOnColor } from '../../plumbing/images/encode-jpeg.ts';
import type { ImageStore } from '../../plumbing/images/image-store.ts';

/** A slip on its rail, for a pub that has no picture yet (tools/make-share-motif.ts). */
const MOTIF = new URL('share-motif.png', import.meta.url);
/** About ten megabytes. */
const MAX_CACHED = 64;

type SharePicture = { readonly jpeg: Buffer; readonly hash: string };
type SharePictures = { get(source: ShareSource): Promise<SharePicture> };

async function draw(images: Pick<ImageStore, 'read'>, source: ShareSource): Promise<Buffer> {
  if (source.kind === 'plain') {
    return layOnColor(await readFile(MOTIF), source.color, sharePictureSize);
  }
  const picture = await images.read(source.kind, source.fileName);
  // The next picture has just replaced it.
  if (!picture) throw new AppError('not_found');
  return cropToJpeg(picture, sharePictureSize);
}

/**
 * The preview pictures of links, each created at its first request; the most recently used ones stay cached.
 */
export function createSharePictures(
  images: Pick<ImageStore, 'read'>,
  maxCached = MAX_CACHED,
): SharePictures {
  const cache = new LRUCache<string, Promise<SharePicture>>({ max: maxCached });
  // They are large, and orders need the processor more.
  const queue = createQueue(1);

  const make = async (source: ShareSource): Promise<SharePicture> => {
    const jpeg = await queue(() => draw(images, source));
    return { jpeg, hash: createHash('sha256').update(jpeg).digest('base64url').slice(0, 22) };
  };

  return {
    get: (source) => {
      const version = shareVersion(source);
      const known = cache.get(version);
      if (known) return known;
      const making = make(source);
      making.catch(() => {
        if (cache.get(version) === making) cache.delete(version);
      });
      cache.set(version, making);
      return making;
    },
  };
}
