import { DEFAULT_LATER } from '@comanda/domain/later';
import { describe, expect, it } from 'vitest';
import { laterFields, readLater, readLimit, typedOf } from './later-fields.ts';

const saved = {
  ...DEFAULT_LATER,
  order_types: ['delivery' as const],
  limits: { orders: 5, dishes: null, minutes: null, value: 1000.5 },
};

it('settings come back from their fields as they were, and of those that were typed alone', () => {
  expect(readLater(laterFields(saved))).toEqual(saved);
  expect(readLater({ days_ahead: 3 })).toEqual({ days_ahead: 3 });
  expect(readLater({ dishes: ' 4', value: '' })).toEqual({ limits: { dishes: 4, value: null } });
});

describe('a limit', () => {
  it.each([
    ['orders', '', null],
    ['orders', ' 12 ', 12],
    ['dishes', '9999', 9999],
    ['dishes', '10000', undefined],
    ['minutes', '0', undefined],
    ['minutes', '1,5', undefined],
    ['value', '1200,50', 1200.5],
    ['value', '0', undefined],
    ['value', 'много', undefined],
  ] as const)('of %s: «%s» is %s', (measure, typed, expected) => {
    expect(readLimit(measure, typed)).toBe(expected);
  });

  it('that cannot be read leaves nothing to send', () => {
    expect(readLater({ ...laterFields(saved), dishes: 'x' })).toBeUndefined();
  });
});

it('only what differs from what is saved is typed', () => {
  expect(typedOf(laterFields(saved), saved)).toEqual({});
  const typed = {
    orders: ' 5',
    value: '1000,50',
    days_ahead: 3,
    order_types: ['delivery' as const],
  };
  expect(typedOf(typed, saved)).toEqual({ days_ahead: 3 });
});
