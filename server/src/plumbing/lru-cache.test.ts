import { expect, test } from 'vitest';
import { createLruCache } from './lru-cache.ts';

test('beyond its size the entry goes that was asked for longest ago', () => {
  const cache = createLruCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  expect(cache.get('a')).toBe(1);
  cache.set('c', 3);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
});

test('an entry that is set again stays one entry, and its new value counts', () => {
  const cache = createLruCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.set('a', 3);
  expect([cache.get('a'), cache.get('b')]).toEqual([3, 2]);
});

test('a deleted entry is not there', () => {
  const cache = createLruCache<number>(2);
  cache.set('a', 1);
  cache.delete('a');
  expect(cache.get('a')).toBeUndefined();
});
