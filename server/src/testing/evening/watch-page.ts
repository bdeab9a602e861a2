import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 100;
/** A page from memory takes a few milliseconds; a page that waits for the database takes seconds. */
const LIMIT_MS = 2_000;

export type WatchedPage = {
  readonly countReads: () => number;
  readonly failures: readonly string[];
  stop(): Promise<void>;
};

/** A guest who opens the pub's page again and again, at each server in turn. */
export function watchPage(addresses: readonly string[], urlName: string): WatchedPage {
  const failures: string[] = [];
  let reads = 0;
  const stopping = new AbortController();
  const read = async (address: string): Promise<void> => {
    try {
      const signal = AbortSignal.timeout(LIMIT_MS);
      const answer = await fetch(`${address}/pub/${urlName}/`, { signal });
      await answer.text();
      if (answer.status !== 200) failures.push(`the page answered ${answer.status}`);
    } catch (error) {
      failures.push(`the page: ${String(error)}`);
    }
  };
  const watching = (async () => {
    for (; !stopping.signal.aborted; reads += 1) {
      await read(addresses[reads % addresses.length] ?? '');
      await sleep(EVERY_MS);
    }
  })();
  return {
    countReads: () => reads,
    failures,
    stop: () => {
      stopping.abort();
      return watching;
    },
  };
}
