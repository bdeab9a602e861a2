import { expect, it } from 'vitest';
import { changedKitchen, isKitchenRight, kitchenFields, readMinutes } from './kitchen-fields.ts';

it.each([
  ['', 0],
  [' 12 ', 12],
  ['240', 240],
  ['241', undefined],
  ['-1', undefined],
  ['1,5', undefined],
])('«%s» minutes are %s', (typed, expected) => {
  expect(readMinutes(typed)).toBe(expected);
});

const evening = { days_before: 1, minute: 1080 };
const before = kitchenFields({ minutes: 6, until: evening });

it.each([
  ['nothing', before, {}],
  ['other minutes', { ...before, minutes: '7' }, { kitchen_minutes: 7 }],
  ['no minutes', { ...before, minutes: '' }, { kitchen_minutes: 0 }],
  [
    'another time',
    { ...before, until: { daysBefore: 0, time: '11:00' } },
    { order_until: { days_before: 0, minute: 660 } },
  ],
  ['no cut-off', { ...before, until: { daysBefore: null, time: '' } }, { order_until: null }],
])('sends %s', (_, after, sent) => {
  expect(changedKitchen(before, after)).toEqual(sent);
});

it('is wrong with an unreadable number or time', () => {
  expect(isKitchenRight(before)).toBe(true);
  expect(isKitchenRight({ ...before, minutes: 'x' })).toBe(false);
  expect(isKitchenRight({ ...before, until: { daysBefore: 1, time: '' } })).toBe(false);
});
