import { expect, it } from 'vitest';
import { openMemory } from '../device/memory.ts';
import { removeOrder, ordersOf, storeOrder } from './stored-orders.ts';

const aMemory = () =>
  openMemory(() => {
    throw new Error('forbidden');
  });

it('stores the orders of each pub, the newest first, each once', () => {
  const memory = aMemory();
  for (const token of ['a', 'b', 'a']) storeOrder('la-nuc', token, memory);
  storeOrder('crama', 'c', memory);
  expect(ordersOf('la-nuc', memory)).toEqual(['a', 'b']);
  removeOrder('la-nuc', 'a', memory);
  removeOrder('la-nuc', 'unknown', memory);
  expect(ordersOf('la-nuc', memory)).toEqual(['b']);
  removeOrder('la-nuc', 'b', memory);
  expect(ordersOf('la-nuc', memory)).toEqual([]);
  expect(ordersOf('crama', memory)).toEqual(['c']);
});

it('stores no more than ten', () => {
  const memory = aMemory();
  for (let number = 1; number <= 12; number += 1) storeOrder('la-nuc', `${number}`, memory);
  expect(ordersOf('la-nuc', memory)).toHaveLength(10);
  expect(ordersOf('la-nuc', memory)[0]).toBe('12');
});

it.each(['', '{', '{"a":1}', 'null', '[7]'])('reads no order from %j', (stored) => {
  const memory = aMemory();
  memory.setItem('comanda.orders.la-nuc', stored);
  expect(ordersOf('la-nuc', memory)).toEqual([]);
});
