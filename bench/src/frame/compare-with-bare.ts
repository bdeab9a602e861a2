import { setTimeout as sleep } from 'node:timers/promises';
import { ask, startBareHttp, type Answer } from '../limits/start-bare-http.ts';
import type { Conditions, Row } from './bench.ts';
import { takeTurns } from './take-turns.ts';
import { load } from './wrk.ts';

const CONNECTIONS = 32;

type Compared = {
  readonly work: string;
  readonly origin: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
  readonly rounds?: number;
};

const SETTLED_WITHIN_MS = 10_000;

/**
 * The answer once the product has compressed it as small as possible, which it does for a document that is read
 * again and has rested: the limit must send the bytes that the product sends in all rounds.
 */
async function settledAnswer(url: string, headers: Compared['headers']): Promise<Answer> {
  const first = await ask(url, headers);
  const end = performance.now() + SETTLED_WITHIN_MS;
  let answer = first;
  while (answer.body.length > 0 && answer.body.length === first.body.length) {
    if (performance.now() > end) break;
    await sleep(200);
    answer = await ask(url, headers);
  }
  return answer;
}

/** Requests a second of one address of the product, as a share of the fastest that Node can send. */
export async function compareWithBare(
  { isQuick }: Pick<Conditions, 'isQuick'>,
  { work, origin, path, headers, seconds, rounds }: Compared,
): Promise<Row> {
  const answer = await (isQuick ? ask : settledAnswer)(origin + path, headers);
  const bare = await startBareHttp(answer);
  const perSecond = async (at: string): Promise<number> => {
    const url = `${at}${path}`;
    const loaded = await load({
      url,
      seconds: isQuick ? 1 : seconds,
      connections: CONNECTIONS,
      headers,
    });
    return loaded.perSecond;
  };
  try {
    return {
      work: `${work}, ${answer.body.length} bytes`,
      unit: 'requests/s',
      limit: 'bare node:http, same bytes',
      rounds: await takeTurns(
        { isQuick },
        { product: () => perSecond(origin), limit: () => perSecond(bare.origin) },
        rounds,
      ),
      goal: { of: 'ratio', atLeast: 0.9 },
    };
  } finally {
    await bare.stop();
  }
}
