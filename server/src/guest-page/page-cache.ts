import { encodePage, type EncodedPage } from '../plumbing/http/encoded-page.ts';
import { createLruCache } from '../plumbing/lru-cache.ts';

/** A drawn page, and the moment from which it may be outdated without a change. */
export type DrawnPage = {
  readonly pubId: number;
  readonly html: string;
  readonly goodUntil: number;
};

type CachedPage = {
  readonly pubId: number;
  readonly goodUntil: number;
  /** The count of changes when the reading of its data began. */
  readonly asOf: number;
  readonly page: EncodedPage;
};

export type PageCache = {
  get(name: string): Promise<EncodedPage | undefined>;
  /** These pubs have changed: no page whose data was read before is served again. */
  invalidate(pubIds: readonly number[]): void;
  invalidateAll(): void;
};

const MOST_PAGES = 600;

/**
 * Pages by name, drawn at the first request and cached until their pub changes or they expire. A page that
 * was being drawn while the pub changed is drawn again before it is served.
 */
export function createPageCache(
  draw: (name: string) => Promise<DrawnPage | undefined>,
  now: () => number,
): PageCache {
  const pages = createLruCache<CachedPage>(MOST_PAGES);
  const drawing = new Map<string, Promise<EncodedPage | undefined>>();
  const changedAt = new Map<number, number>();
  let changes = 0;
  let allChangedAt = 0;

  const isCurrent = ({ pubId, asOf }: { pubId: number; asOf: number }): boolean =>
    asOf >= allChangedAt && asOf >= (changedAt.get(pubId) ?? 0);

  const store = (name: string, drawn: DrawnPage, asOf: number): EncodedPage => {
    const fresh = encodePage(drawn.html);
    const old = pages.get(name)?.page;
    // An unchanged document is compressed already.
    const page = old?.hash === fresh.hash ? old : fresh;
    pages.set(name, { pubId: drawn.pubId, goodUntil: drawn.goodUntil, asOf, page });
    return page;
  };

  const drawFresh = async (name: string): Promise<EncodedPage | undefined> => {
    for (;;) {
      const asOf = changes;
      const drawn = await draw(name);
      if (!drawn) {
        pages.delete(name);
        return undefined;
      }
      if (isCurrent({ pubId: drawn.pubId, asOf })) return store(name, drawn, asOf);
    }
  };

  return {
    get: async (name) => {
      const cached = pages.get(name);
      if (cached && isCurrent(cached) && now() < cached.goodUntil) return cached.page;
      const running = drawing.get(name);
      if (running) return running;
      const started = drawFresh(name).finally(() => drawing.delete(name));
      drawing.set(name, started);
      return started;
    },
    invalidate: (pubIds) => {
      changes += 1;
      for (const pubId of pubIds) changedAt.set(pubId, changes);
    },
    invalidateAll: () => {
      changes += 1;
      allChangedAt = changes;
    },
  };
}
