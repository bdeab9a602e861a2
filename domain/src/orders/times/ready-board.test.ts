import { describe, expect, it } from 'vitest';
import { readyBoard } from './ready-board.ts';

const now = new Date('2026-11-20T17:00:00Z');
const minutesAgo = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
const order = { number: 17, isReady: false, createdAt: minutesAgo(10), promisedAt: null };

describe('the ready board', () => {
  it('has what is ready apart from what is prepared, the longest waiting first', () => {
    const orders = [
      { ...order, number: 3, createdAt: minutesAgo(1) },
      { ...order, number: 998, createdAt: minutesAgo(40) },
      { ...order, number: 2, isReady: true, createdAt: minutesAgo(5) },
      { ...order, number: 1, isReady: true, createdAt: minutesAgo(30) },
    ];
    expect(readyBoard(orders, now)).toEqual({ preparing: [998, 3], ready: [1, 2] });
  });

  it('shows no order without a number: its id would be one of all pubs', () => {
    expect(readyBoard([{ ...order, number: null }], now)).toEqual({ preparing: [], ready: [] });
  });

  it.each([
    ['two hours after it was ordered', { createdAt: minutesAgo(120) }, false],
    ['a moment before', { createdAt: minutesAgo(119.99) }, true],
    [
      'two hours after its promise',
      { createdAt: minutesAgo(200), promisedAt: minutesAgo(120) },
      false,
    ],
    [
      'before, however old it is',
      { createdAt: minutesAgo(200), promisedAt: minutesAgo(119) },
      true,
    ],
    ['with a promise ahead', { createdAt: minutesAgo(200), promisedAt: minutesAgo(-20) }, true],
  ])('a number that nobody completes, %s: %j is shown: %s', (_name, times, isShown) => {
    const { ready } = readyBoard([{ ...order, isReady: true, ...times }], now);
    expect(ready).toEqual(isShown ? [17] : []);
  });
});
