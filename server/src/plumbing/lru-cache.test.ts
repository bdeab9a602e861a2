import { expect, test } from 'vitest';
import { createLruCache } from './lru-cache.ts';

test('removes the least recently used entry beyond its size', () => {
  const cache = createLruCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  expect(cache.get('a')).toBe(1);
  cache.set('c', 3);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
});

test('replaces the value of an entry that is set again', () => {
  const cache = createLruCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.set('a', 3);
  expect([cache.get('a'), cache.get('b')]).toEqual([3, 2]);
});

test('does not return a deleted entry', () => {
  const cache = createLruCache<number>(2);
  cache.set('a', 1);
  cache.delete('a');
  expect(cache.get('a')).toBeUndefined();
});
