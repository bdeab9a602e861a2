import { isUrgent } from '../urgent.ts';

/** Each of at most `count` callers has a turn at a time; the others wait, the urgent ones in front. */
export type Turns = {
  /** Whether the caller got a turn within the time. It calls `end` once if it did. */
  readonly begin: (withinMs: number) => Promise<boolean>;
  readonly end: () => void;
  readonly waiting: () => number;
};

type Waiting = () => void;

export function createTurns(count: number): Turns {
  const urgent = new Set<Waiting>();
  const others = new Set<Waiting>();
  let free = count;

  function begin(withinMs: number): Promise<boolean> {
    if (free > 0) {
      free -= 1;
      return Promise.resolve(true);
    }
    const queue = isUrgent() ? urgent : others;
    return new Promise((resolve) => {
      const proceed = (): void => {
        clearTimeout(timer);
        queue.delete(proceed);
        resolve(true);
      };
      const timer = setTimeout(() => {
        queue.delete(proceed);
        resolve(false);
      }, withinMs);
      queue.add(proceed);
    });
  }

  function end(): void {
    const [next] = urgent.size > 0 ? urgent : others;
    if (next) next();
    else free += 1;
  }

  return { begin, end, waiting: () => urgent.size + others.size };
}
