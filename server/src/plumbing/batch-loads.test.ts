import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { batchLoads } from './batch-loads.ts';
import { eventually } from '../testing/app/until.ts';

/** A batch whose queries are answered by the test. */
function aBatch(maxKeys = 10) {
  const queries: { keys: readonly string[]; answer: (error?: Error) => void }[] = [];
  const find = batchLoads({
    maxKeys,
    load: (keys: readonly string[]) =>
      new Promise<Map<string, string>>((resolve, reject) => {
        const values = keys.filter((key) => key !== 'none').map((key) => [key, `${key}!`] as const);
        const answer = (error?: Error) => (error ? reject(error) : resolve(new Map(values)));
        queries.push({ keys, answer });
      }),
  });
  return { find, queries, keys: () => queries.map((query) => query.keys) };
}

it('callers of one moment share a query, in which each key occurs once', async () => {
  const { find, queries, keys } = aBatch();
  const found = Promise.all(['a', 'b', 'a', 'none'].map(find));
  await nextTurn();
  expect(keys()).toEqual([['a', 'b', 'none']]);
  queries[0]?.answer();
  expect(await found).toEqual(['a!', 'b!', 'a!', undefined]);
});

it('a caller never gets the answer of a query that was already running', async () => {
  const { find, queries, keys } = aBatch();
  const first = find('a');
  await nextTurn();
  const second = find('a');
  await nextTurn();
  expect(keys()).toEqual([['a']]);
  queries[0]?.answer();
  expect(await first).toBe('a!');
  await eventually(() => expect(keys()).toEqual([['a'], ['a']]));
  queries[1]?.answer();
  expect(await second).toBe('a!');
});

it('callers during a query wait for its end, and then share the next one', async () => {
  const { find, queries, keys } = aBatch();
  const first = find('a');
  await nextTurn();
  const others = Promise.all([find('b'), find('c')]);
  queries[0]?.answer();
  await first;
  await eventually(() => expect(keys()).toEqual([['a'], ['b', 'c']]));
  queries[1]?.answer();
  expect(await others).toEqual(['b!', 'c!']);
});

it('a query has a limited number of keys', async () => {
  const { find, queries, keys } = aBatch(2);
  const found = Promise.all(['a', 'b', 'c'].map(find));
  await nextTurn();
  expect(keys()).toEqual([['a', 'b']]);
  queries[0]?.answer();
  await eventually(() => expect(keys()).toEqual([['a', 'b'], ['c']]));
  queries[1]?.answer();
  expect(await found).toEqual(['a!', 'b!', 'c!']);
});

it('an error reaches the callers of its query, and later callers get a new query', async () => {
  const { find, queries } = aBatch();
  const failing = Promise.allSettled([find('a'), find('b')]);
  await nextTurn();
  queries[0]?.answer(new Error('away'));
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const later = find('a');
  await eventually(() => expect(queries).toHaveLength(2));
  queries[1]?.answer();
  expect(await later).toBe('a!');
});
