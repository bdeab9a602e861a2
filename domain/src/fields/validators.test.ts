import { describe, expect, it } from 'vitest';
import { notEmpty, number, readNumber } from './validators.ts';

it.each(['', ' \t', '\u00A0\u3000', '\u200B', '\u200D\u2060\uFEFF', '\u202E', '\u3164', '\u0301'])(
  '%j is as good as nothing',
  (value) => {
    expect(notEmpty(value)).toEqual({ code: 'field_is_required' });
  },
);

it.each(['a', '.', '😀', '👩‍👩‍👧‍👦', 'שלום', '東'])('%j can be seen', (value) => {
  expect(notEmpty(value)).toBeUndefined();
});

describe('number', () => {
  it.each([
    ['0', 0],
    ['68', 68],
    [' 68.5 ', 68.5],
    ['68,50', 68.5],
    ['68.', 68],
    [',5', 0.5],
    ['-3', -3],
    ['+3', 3],
    ['007', 7],
  ])('reads %j as %d', (value, read) => {
    expect(readNumber(value)).toBe(read);
    expect(number(value)).toBeUndefined();
  });

  it.each([
    '',
    '  ',
    'abc',
    '12 Lei',
    '1 000',
    '1e3',
    '0x10',
    'Infinity',
    'NaN',
    '.',
    '-',
    '1,2,3',
    '١٢',
  ])('refuses %j', (value) => {
    expect(readNumber(value)).toBeUndefined();
    expect(number(value)).toEqual({ code: 'field_must_be_number' });
  });
});
