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

test('with sizes, removes as many of the least recently used entries as are too much together', () => {
  const cache = createLruCache<string>(10, (value) => value.length);
  cache.set('a', 'aaaa');
  cache.set('b', 'bbbb');
  cache.set('c', 'c');
  cache.get('a');
  cache.set('d', 'dddddd');
  expect([cache.get('a'), cache.get('b'), cache.get('c'), cache.get('d')]).toEqual([
    'aaaa',
    undefined,
    undefined,
    'dddddd',
  ]);
  cache.delete('d');
  cache.set('c', 'cccc');
  cache.set('e', 'eeeeee');
  expect([cache.get('c'), cache.get('e')]).toEqual(['cccc', 'eeeeee']);
});

test('an entry that is larger than all the room is not kept', () => {
  const cache = createLruCache<string>(3, (value) => value.length);
  cache.set('a', 'aaaa');
  expect(cache.get('a')).toBeUndefined();
});
