import { describe, expect, it } from 'vitest';
import { createRequestCounter } from './count-requests.ts';

function aCounter(options: { max?: number; maxCounted?: number } = {}) {
  let at = 0;
  const counter = createRequestCounter({ max: 3, windowMs: 1000, now: () => at, ...options });
  const counts = (key: string, times: number): number[] =>
    Array.from({ length: times }, () => counter.count(key));
  return { counter, counts, wait: (ms: number) => void (at += ms) };
}

describe('a request counter', () => {
  it('allows the limit and then returns the time until the next window', () => {
    const { counts, wait } = aCounter();
    expect(counts('a', 3)).toEqual([0, 0, 0]);
    wait(400);
    expect(counts('a', 2)).toEqual([600, 600]);
    wait(599);
    expect(counts('a', 1)).toEqual([1]);
    wait(1);
    expect(counts('a', 4)).toEqual([0, 0, 0, 1000]);
  });

  it('counts a request as often as it costs, and the first one in any case', () => {
    const { counter } = aCounter({ max: 10 });
    expect([4, 4, 4, 1].map((cost) => counter.count('a', cost))).toEqual([0, 0, 1000, 1000]);
    expect([99, 1].map((cost) => counter.count('b', cost))).toEqual([0, 1000]);
  });

  it('counts each key separately', () => {
    const { counts } = aCounter();
    counts('a', 4);
    expect(counts('b', 3)).toEqual([0, 0, 0]);
  });

  it('stores the count of a repeated key while others are invented', () => {
    const { counter, counts, wait } = aCounter({ maxCounted: 10 });
    counts('target', 3);
    for (let invented = 0; invented < 100; invented += 1) counter.count(`invented ${invented}`, 2);
    wait(10);
    expect(counts('target', 1)).toEqual([990]);
  });

  it('removes ended windows first, and the oldest when necessary', () => {
    const { counts, wait } = aCounter({ maxCounted: 2 });
    counts('old', 3);
    wait(600);
    counts('young', 3);
    wait(500);
    counts('third', 3);
    expect(counts('young', 1)).toEqual([500]);
    counts('fourth', 3);
    expect(counts('third', 1)).toEqual([1000]);
    expect(counts('young', 1)).toEqual([0]);
  });
});
