import { expect, it } from 'vitest';
import { readAmount, writeAmount } from './read-amount.ts';

it.each([
  ['68', 68],
  [' 68.5 ', 68.5],
  ['68,50', 68.5],
  ['0', 0],
  ['0,01', 0.01],
  ['9999999.99', 9_999_999.99],
  ['10000000', undefined],
  ['', undefined],
  ['12.345', undefined],
  ['-5', undefined],
  ['12 Lei', undefined],
  ['1e3', undefined],
  ['Infinity', undefined],
])('%j reads %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

it('shows no sale as an empty field', () => {
  expect(writeAmount(0)).toBe('');
  expect(writeAmount(52.5)).toBe('52.5');
});
