import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from '../frame/child.ts';
import { ask } from '../limits/start-bare-http.ts';
import type { OrderPub } from './order-pub.ts';

const LONGEST_WAIT_MS = 10_000;
const POLL_MS = 20;

type Desk = {
  /** The new orders since the desk was opened, once no more of them arrive and there are at least so many. */
  readonly count: (atLeast: number) => Promise<number>;
  readonly stop: () => Promise<void>;
};

/** The open desk of a pub, in its own process. */
export async function openDesk(origin: string, { desk }: OrderPub): Promise<Desk> {
  const child = await startChild(['bench/src/load/desk-counter.ts', origin, desk], {
    ready: /\d+\n/,
  });
  const url = `http://127.0.0.1:${child.output().trim()}`;
  const now = async (): Promise<number> => Number((await ask(url)).body.toString());
  return {
    count: async (atLeast) => {
      let last = await now();
      for (let waited = 0; waited < LONGEST_WAIT_MS; waited += POLL_MS) {
        await sleep(POLL_MS);
        const count = await now();
        if (count >= atLeast && count === last) return count;
        last = count;
      }
      throw new Error(`the desk received ${last} orders, not ${atLeast}`);
    },
    stop: child.stop,
  };
}
