import { AppError } from '../http/app-error.ts';

type Options = {
  /** Jobs that run at the same time, each of another account. */
  readonly atOnce: number;
  /** Jobs of one account that wait behind its running one. */
  readonly maxWaitingOfOne: number;
  readonly maxWaiting: number;
};

/** When a full queue has moved on. */
const RETRY_SECONDS = 5;

export type FairQueue = {
  <Result>(account: number, work: () => Promise<Result>): Promise<Result>;
  /** The number of jobs that have not started. */
  waiting(): number;
};

/**
 * Heavy work, one job of an account at a time: those of other accounts do not wait behind all jobs of the busiest one.
 * It refuses with `too_many_requests` an account that has enough waiting jobs, and with `service_unavailable` all when
 * it is full.
 */
export function createFairQueue({ atOnce, maxWaitingOfOne, maxWaiting }: Options): FairQueue {
  const running = new Set<number>();
  const waiting: { readonly account: number; readonly start: () => void }[] = [];
  const startNext = (): void => {
    if (running.size >= atOnce) return;
    const next = waiting.findIndex(({ account }) => !running.has(account));
    const [job] = next === -1 ? [] : waiting.splice(next, 1);
    if (!job) return;
    running.add(job.account);
    job.start();
  };
  const wait = async (account: number): Promise<void> => {
    const started = new Promise<void>((start) => waiting.push({ account, start }));
    startNext();
    return started;
  };
  const run = async <Result>(account: number, work: () => Promise<Result>): Promise<Result> => {
    const own = waiting.filter((job) => job.account === account).length;
    if (own >= maxWaitingOfOne) {
      throw new AppError('too_many_requests', { retry_after_seconds: RETRY_SECONDS });
    }
    if (waiting.length >= maxWaiting) throw new AppError('service_unavailable');
    await wait(account);
    try {
      return await work();
    } finally {
      running.delete(account);
      startNext();
    }
  };
  return Object.assign(run, { waiting: () => waiting.length });
}
