import { FINISHED_ORDERS_SENT } from '@comanda/contract/wire';
import { expect, it } from 'vitest';
import { firstPages } from './earlier-pages.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => 500 - index);

it.each([
  ['there are no earlier pages when the list is below its limit', FINISHED_ORDERS_SENT - 1, null],
  ['the pages begin before the oldest received order', FINISHED_ORDERS_SENT, 401],
  ['there are no earlier pages of an empty list', 0, null],
])('%s', (_, count, next) => {
  expect(firstPages(ids(count))).toEqual({ completed: next, canceled: next });
});
