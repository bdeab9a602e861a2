import type { Bench } from '../frame/bench.ts';
import { compareWithBare } from '../frame/compare-with-bare.ts';
import { startProduct } from '../frame/product.ts';
import { requireWrk } from '../frame/wrk.ts';
import { ask, type Answer } from '../limits/start-bare-http.ts';

const SECONDS = 4;
const PAGE = '/pub/dishes-200/';
const DATA = '/api/client/pub/dishes-200';
const asBrowser = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'ro' };

function headerOf({ headers }: Answer, name: string): string {
  return headers[headers.findIndex((header) => header.toLowerCase() === name) + 1] ?? '';
}

function requireLength({ body }: Answer, [least, most]: readonly [number, number]): void {
  if (body.length >= least && body.length <= most) return;
  throw new Error(`an answer of ${body.length} bytes is not what this bench measures`);
}

/** The answers that a full pub reads all evening, as a share of the fastest that Node can send. */
export const warmReads: Bench = {
  name: 'warm-reads',
  run: async (conditions) => {
    requireWrk();
    const product = await startProduct({ bigPubs: [200], wasteMs: conditions.wasteMs });
    const { origin } = product;
    const common = { origin, seconds: SECONDS, headers: asBrowser };
    try {
      const page = await ask(origin + PAGE, asBrowser);
      requireLength(page, [8_000, 20_000]);
      const known = { ...asBrowser, 'if-none-match': headerOf(page, 'etag') };
      return [
        await compareWithBare(conditions, {
          ...common,
          work: 'guest page, 200 dishes',
          path: PAGE,
        }),
        await compareWithBare(conditions, {
          ...common,
          work: 'guest page not modified',
          path: PAGE,
          headers: known,
        }),
        await compareWithBare(conditions, {
          ...common,
          work: 'public pub call, 200 dishes',
          path: DATA,
        }),
      ];
    } finally {
      await product.stop();
    }
  },
};
