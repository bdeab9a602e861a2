import type { Bench, Row } from '../frame/bench.ts';
import { startProduct } from '../frame/product.ts';
import { takeTurns } from '../frame/take-turns.ts';
import { load, requireWrk } from '../frame/wrk.ts';
import { ask, startBareHttp, type Answer } from '../limits/start-bare-http.ts';

const CONNECTIONS = 32;
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
    const seconds = conditions.isQuick ? 1 : SECONDS;

    async function measure(
      work: string,
      address: string,
      headers: Readonly<Record<string, string>>,
    ): Promise<Row> {
      const url = product.origin + address;
      const answer = await ask(url, headers);
      const bare = await startBareHttp(answer);
      try {
        const perSecond = async (at: string): Promise<number> =>
          (await load({ url: at, seconds, connections: CONNECTIONS, headers })).perSecond;
        return {
          work: `${work}, ${answer.body.length} bytes`,
          unit: 'requests/s',
          limit: 'bare node:http, same bytes',
          rounds: await takeTurns(conditions, {
            product: () => perSecond(url),
            limit: () => perSecond(`${bare.origin}${address}`),
          }),
          goal: { of: 'ratio', atLeast: 0.9 },
        };
      } finally {
        await bare.stop();
      }
    }

    try {
      await ask(product.origin + PAGE, asBrowser);
      // The densest compression replaces the quick one when the page has rested.
      const page = await ask(product.origin + PAGE, asBrowser);
      requireLength(page, [8_000, 20_000]);
      const known = { ...asBrowser, 'if-none-match': headerOf(page, 'etag') };
      return [
        await measure('guest page, 200 dishes', PAGE, asBrowser),
        await measure('guest page not modified', PAGE, known),
        await measure('public pub call, 200 dishes', DATA, asBrowser),
      ];
    } finally {
      await product.stop();
    }
  },
};
