import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

// Both run in libuv's pool, outside the main thread.
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Good enough for the first request; the best compression replaces it a moment later. */
const QUICK = 5;
const DENSEST = 11;

export type Encoding = 'br' | 'gzip' | 'identity';

/** One document in every encoding, each made once. */
export type EncodedPage = {
  readonly hash: string;
  bytes(encoding: Encoding): Promise<Buffer>;
};

function brotliAt(html: Buffer, quality: number): Promise<Buffer> {
  return brotli(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });
}

export function encodePage(text: string): EncodedPage {
  const html = Buffer.from(text);
  const made = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(html)]]);
  const makeBrotli = (): Promise<Buffer> => {
    const quick = brotliAt(html, QUICK);
    const densest = quick.then(() => brotliAt(html, DENSEST));
    // If the second one fails, the first stays in use.
    densest.then(
      () => made.set('br', densest),
      () => undefined,
    );
    return quick;
  };
  return {
    hash: createHash('sha256').update(html).digest('base64url').slice(0, 22),
    bytes: (encoding) => {
      const known = made.get(encoding);
      if (known) return known;
      const making = encoding === 'br' ? makeBrotli() : zip(html, { level: 9 });
      made.set(encoding, making);
      return making;
    },
  };
}

/** The best encoding that the browser accepts. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const headers = { 'accept-encoding': acceptEncoding };
  const taken = new Set(new Negotiator({ headers }).encodings(['br', 'gzip']));
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : 'identity';
}
