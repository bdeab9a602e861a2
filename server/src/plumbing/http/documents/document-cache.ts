import { LRUCache } from 'lru-cache';
import { hashOf } from '../encoded-page.ts';
import { compressDocument, type CompressedDocument } from './compress-document.ts';
import { createFreshness, type Drawing, type Freshness } from './freshness.ts';

/** A document as its route draws it. */
export type DrawnDocument = Pick<Drawing, 'pubId' | 'goodUntil'> & {
  readonly text: string;
  /** The content security policy of a page, which follows from its text. */
  readonly policy?: string;
};

type Draw = () => Promise<DrawnDocument | undefined>;

type Compressed = { readonly document: CompressedDocument; readonly use: Use };
type Cached = Drawing & Compressed;

/** How an unchanged document is read. */
type Use = { readonly since: number; reads: number; isCondensed: boolean };

export type DocumentCache = Pick<Freshness, 'invalidate' | 'invalidateAll' | 'distrust'> & {
  /** The document of this name; drawn when it is not cached, or outdated. Undefined when there is none. */
  get(name: string, draw: Draw): Promise<CompressedDocument | undefined>;
  /** The document that `get` would return without drawing. */
  find(name: string): CompressedDocument | undefined;
};

type Options = {
  readonly maxBytes: number;
  readonly now: () => number;
  /** Runs the best compression, which takes long. */
  readonly inBackground: (work: () => Promise<void>) => Promise<void>;
};

/**
 * Worth the best compression: read this often, and unchanged for this time. Both are low, since only the best
 * compression brings a menu of 200 dishes into one window of the network.
 */
const OFTEN = 2;
const RESTED_MS = 3_000;

/** The compressed documents, the most recently read ones. */
function createStore({ maxBytes, now, inBackground }: Options) {
  const documents = new LRUCache<string, Cached>({
    maxSize: maxBytes,
    sizeCalculation: ({ document }) => document.size(),
  });

  const isStored = (name: string, document: CompressedDocument): boolean =>
    documents.get(name)?.document === document;
  const condense = async (name: string, document: CompressedDocument): Promise<void> => {
    if (isStored(name, document)) await document.condense();
  };

  return {
    get: (name: string) => documents.get(name),
    set: (name: string, cached: Cached) => void documents.set(name, cached),
    delete: (name: string) => void documents.delete(name),
    countRead: (name: string, { document, use }: Cached, at: number): void => {
      use.reads += 1;
      if (use.isCondensed || use.reads < OFTEN || at < use.since + RESTED_MS) return;
      use.isCondensed = true;
      // If it fails, the quick compression stays in use.
      inBackground(() => condense(name, document)).catch(() => undefined);
    },
    /** The unchanged document, which is compressed already, or a new one. */
    compress: async (
      name: string,
      { text, policy }: Pick<DrawnDocument, 'text' | 'policy'>,
    ): Promise<Compressed> => {
      const old = documents.get(name);
      if (old?.document.hash === hashOf(text)) return old;
      const document = await compressDocument({ text, policy }, (resized) => {
        const cached = documents.get(name);
        // The library measures each value once.
        if (cached?.document === resized) documents.set(name, { ...cached });
      });
      return { document, use: { since: now(), reads: 0, isCondensed: false } };
    },
  };
}

/** The document of one drawing, and the count of changes when its reading began; none when it does not exist. */
type Outcome = Pick<Drawing, 'asOf'> & {
  readonly pubId?: number;
  readonly document?: CompressedDocument;
};

/**
 * Documents by name, drawn at the first request and cached until their pub changes or they expire. One is drawn once at
 * a time: a request gets what was begun after every change before it, however often the pub changes meanwhile.
 */
export function createDocumentCache(options: Options): DocumentCache {
  const { now } = options;
  const store = createStore(options);
  const freshness = createFreshness(now);
  const drawing = new Map<string, Promise<Outcome>>();

  const find = (name: string): CompressedDocument | undefined => {
    const cached = store.get(name);
    const at = now();
    if (!cached || !freshness.isFresh(cached, at)) return undefined;
    store.countRead(name, cached, at);
    return cached.document;
  };

  const drawOnce = async (name: string, draw: Draw): Promise<Outcome> => {
    const asOf = freshness.changes();
    const drawnAt = now();
    const drawn = await draw();
    if (!drawn) {
      store.delete(name);
      return { asOf };
    }
    const { pubId, goodUntil } = drawn;
    const { document, use } = await store.compress(name, drawn);
    store.set(name, { pubId, goodUntil, drawnAt, asOf, document, use });
    return { asOf, pubId, document };
  };

  const begin = (name: string, draw: Draw): Promise<Outcome> => {
    const started = drawOnce(name, draw).finally(() => drawing.delete(name));
    drawing.set(name, started);
    return started;
  };

  return {
    invalidate: (pubIds) => freshness.invalidate(pubIds),
    invalidateAll: () => freshness.invalidateAll(),
    distrust: () => freshness.distrust(),
    find,
    get: async (name, draw) => {
      const cached = find(name);
      if (cached) return cached;
      const since = freshness.changes();
      for (;;) {
        const { asOf, pubId, document } = await (drawing.get(name) ?? begin(name, draw));
        // One that ran already may lack a change before this request; the next one lacks none.
        const isCurrent = pubId !== undefined && freshness.isCurrent({ pubId, asOf });
        if (asOf >= since || isCurrent) return document;
      }
    },
  };
}
