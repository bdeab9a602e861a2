import { ask, startBareHttp } from '../limits/start-bare-http.ts';
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

/** Requests a second of one address of the product, as a share of the fastest that Node can send. */
export async function compareWithBare(
  { isQuick }: Pick<Conditions, 'isQuick'>,
  { work, origin, path, headers, seconds, rounds }: Compared,
): Promise<Row> {
  const answer = await ask(origin + path, headers);
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
