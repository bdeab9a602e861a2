import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../clock.ts';
import { createQueue } from '../../create-queue.ts';
import type { LiveHub } from '../../live/live-hub.ts';
import { createDocumentCache, type DocumentCache } from './document-cache.ts';

declare module 'fastify' {
  interface FastifyInstance {
    documents: DocumentCache;
  }
}

/** The pause after a job, in times of the job: the best compression may take a tenth of one processor. */
const REST_FACTOR = 9;

/** One job at a time, with a pause after each, so that a series of jobs leaves the processor to requests. */
function createRestingQueue(): (work: () => Promise<void>) => Promise<void> {
  const queue = createQueue(1);
  return (work) =>
    queue(async () => {
      const start = performance.now();
      await work();
      await sleep(REST_FACTOR * (performance.now() - start), undefined, { ref: false });
    });
}

type Options = {
  readonly live: Pick<LiveHub, 'onChanges' | 'onOwnChanges' | 'onUnserved'>;
  readonly clock: Clock;
  readonly maxBytes: number;
};

/** The documents of the pubs, drawn again when a write records that a pub has changed. */
export function createDocuments({ live, clock, maxBytes }: Options): DocumentCache {
  const documents = createDocumentCache({
    maxBytes,
    now: () => clock.now().getTime(),
    inBackground: createRestingQueue(),
  });
  live.onChanges(async ({ pubOfOthers, isIncomplete }) => {
    if (isIncomplete) documents.invalidateAll();
    else if (pubOfOthers.length > 0) documents.invalidate(pubOfOthers);
  });
  // The author of a save sees it at once; the periodic read that calls the listener above comes a moment
  // later.
  live.onOwnChanges((changes) => {
    const pubs = changes.filter(({ kind }) => kind === 'pub');
    if (pubs.length > 0) documents.invalidate(pubs.map(({ subject_id }) => subject_id));
  });
  live.onUnserved(() => documents.distrust());
  return documents;
}
