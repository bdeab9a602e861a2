import { expect, it } from 'vitest';
import { openSafeStorage } from '../device/safe-storage.ts';
import { endedOrdersOf, endOrder, ordersOf, removeOrder, storeOrder } from './stored-orders.ts';

const aMemory = () =>
  openSafeStorage(() => {
    throw new Error('forbidden');
  });

it('stores the orders of each pub, the newest first, each once', () => {
  const storage = aMemory();
  for (const token of ['a', 'b', 'a']) storeOrder('la-nuc', token, storage);
  storeOrder('crama', 'c', storage);
  expect(ordersOf('la-nuc', storage)).toEqual(['a', 'b']);
  removeOrder('la-nuc', 'a', storage);
  removeOrder('la-nuc', 'unknown', storage);
  expect(ordersOf('la-nuc', storage)).toEqual(['b']);
  removeOrder('la-nuc', 'b', storage);
  expect(ordersOf('la-nuc', storage)).toEqual([]);
  expect(ordersOf('crama', storage)).toEqual(['c']);
});

it('keeps which orders have ended, with the time', () => {
  const storage = aMemory();
  for (const token of ['a', 'b']) storeOrder('la-nuc', token, storage);
  for (const token of ['a', 'a', 'unknown', 'b']) endOrder('la-nuc', token, storage);
  expect(ordersOf('la-nuc', storage)).toEqual([]);
  const ended = endedOrdersOf('la-nuc', storage);
  expect(ended.map((line) => line.split(' ')[1])).toEqual(['b', 'a']);
  for (const line of ended) expect(Date.now() - Number(line.split(' ')[0])).toBeLessThan(60_000);
  expect(endedOrdersOf('crama', storage)).toEqual([]);
});

it('stores no more than ten', () => {
  const storage = aMemory();
  for (let number = 1; number <= 12; number += 1) storeOrder('la-nuc', `${number}`, storage);
  expect(ordersOf('la-nuc', storage)).toHaveLength(10);
  expect(ordersOf('la-nuc', storage)[0]).toBe('12');
});

it.each(['', '{', '{"a":1}', 'null', '[7]'])('reads no order from %j', (stored) => {
  const storage = aMemory();
  storage.setItem('comanda.orders.la-nuc', stored);
  expect(ordersOf('la-nuc', storage)).toEqual([]);
});
