import { AppError } from './http/app-error.ts';

export type Queue = {
  <Result>(work: () => Promise<Result>): Promise<Result>;
  /** The number of jobs that have not started. */
  waiting(): number;
};

/** Runs at most this many jobs at once; the others wait in a queue, which refuses a job when it is full. */
export function createQueue(limit: number, maxWaiting = Number.POSITIVE_INFINITY): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;
  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= limit) {
      if (waiting.length >= maxWaiting) throw new AppError('service_unavailable');
      await new Promise<void>((start) => waiting.push(start));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return Object.assign(run, { waiting: () => waiting.length });
}
