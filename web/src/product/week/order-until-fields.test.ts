import { expect, it } from 'vitest';
import { NO_ORDER_UNTIL, orderUntilFields, readOrderUntil } from './order-until-fields.ts';

it.each([
  null,
  { days_before: 0, minute: 660 },
  { days_before: 1, minute: 1080 },
  { days_before: 7, minute: 1440 },
])('a cut-off comes back from its fields as it was: %j', (until) => {
  expect(readOrderUntil(orderUntilFields(until))).toEqual(until);
});

it.each([
  ['', undefined],
  ['11:03', undefined],
  ['00:00', { days_before: 0, minute: 1440 }],
])('a typed time of «%s»', (time, expected) => {
  expect(readOrderUntil({ daysBefore: 0, time })).toEqual(expected);
});

it('none is none, whatever the time', () => {
  expect(readOrderUntil({ ...NO_ORDER_UNTIL, time: '' })).toBeNull();
});
