import { FINISHED_ORDERS_SENT } from '@comanda/contract/wire';
import { expect, it } from 'vitest';
import { firstPages } from './earlier-pages.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => 500 - index);

it.each([
  ['nothing is left when fewer came than may come', FINISHED_ORDERS_SENT - 1, null],
  ['the pages begin before the oldest that came', FINISHED_ORDERS_SENT, 401],
  ['an empty list is whole', 0, null],
])('%s', (_, count, next) => {
  expect(firstPages(ids(count))).toEqual({ completed: next, canceled: next });
});
