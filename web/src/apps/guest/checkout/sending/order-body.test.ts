import { expect, it } from 'vitest';
import { isFieldRefusal } from './order-body.ts';

it.each([
  ['location_is_required', true],
  ['payment_type_not_offered', true],
  ['table_is_required', true],
  ['pub_is_paused', false],
  ['too_many_orders_wait', false],
])('%s is said at a field: %s', (code, isAtField) => {
  expect(isFieldRefusal(code)).toBe(isAtField);
});
