import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { rememberHeader } from './remember-header.ts';

// Both run in libuv's pool, outside the main thread.
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The quality for the first request: a tenth of the time of the next better ones. */
export const QUICK = 5;
/** A tenth smaller, at a hundred times the time. */
export const DENSEST = 11;

export type Encoding = 'br' | 'gzip' | 'identity';

/** One document in every encoding, each made once. */
export type EncodedPage = {
  readonly hash: string;
  bytes(encoding: Encoding): Promise<Buffer>;
};

export function brotliAt(html: Buffer, quality: number): Promise<Buffer> {
  return brotli(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });
}

export function gzipBest(html: Buffer): Promise<Buffer> {
  return zip(html, { level: 9 });
}

export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
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
    hash: hashOf(html),
    bytes: (encoding) => {
      const known = made.get(encoding);
      if (known) return known;
      const making = encoding === 'br' ? makeBrotli() : gzipBest(html);
      made.set(encoding, making);
      return making;
    },
  };
}

/** The best encoding that the browser accepts. */
export const chooseEncoding = rememberHeader((acceptEncoding): Encoding => {
  const headers = { 'accept-encoding': acceptEncoding };
  const taken = new Set(new Negotiator({ headers }).encodings(['br', 'gzip']));
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : 'identity';
});
