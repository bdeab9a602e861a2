import { afterEach, expect, it, vi } from 'vitest';
import { openSafeStorage } from '../device/safe-storage.ts';
import { eveningWith } from './evening-orders.ts';

afterEach(() => {
  vi.useRealTimers();
});

const aMemory = () =>
  openSafeStorage(() => {
    throw new Error('forbidden');
  });

it('has the orders of an evening, the newest first, until the next one', () => {
  const storage = aMemory();
  const at = (time: string, tokens: string[] = [], urlName = 'la-nuc') => {
    vi.useFakeTimers({ now: new Date(time) });
    return eveningWith(tokens, { urlName, storage });
  };
  expect(at('2026-11-20T18:00:00Z', ['a'])).toEqual(['a']);
  expect(at('2026-11-20T20:00:00Z', ['a', 'b'])).toEqual(['b', 'a']);
  expect(at('2026-11-20T20:00:00Z', ['c'], 'crama')).toEqual(['c']);
  expect(at('2026-11-21T02:30:00Z')).toEqual(['b']);
  expect(at('2026-11-21T12:00:00Z')).toEqual([]);
  expect(storage.getItem('comanda.evening.la-nuc')).toBeNull();
});

it.each(['', '{', '[7]', 'null', '{"a":"b"}'])('reads no order from %j', (stored) => {
  const storage = aMemory();
  storage.setItem('comanda.evening.la-nuc', stored);
  expect(eveningWith([], { urlName: 'la-nuc', storage })).toEqual([]);
});
