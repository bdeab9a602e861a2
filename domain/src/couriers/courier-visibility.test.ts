import { expect, it } from 'vitest';
import { courierVisibility } from './index.ts';

it.each([
  [false, false, false, 'nothing'],
  [false, true, false, 'nothing'],
  [true, false, false, 'name'],
  [true, true, false, 'contacts'],
  [false, false, true, 'contacts'],
  [true, false, true, 'contacts'],
  [true, true, true, 'contacts'],
] as const)(
  'attached %s, confirmed %s, has taken an order %s: %s',
  (isAttached, hasConfirmed, hasTakenOrder, visibility) => {
    expect(courierVisibility({ isAttached, hasConfirmed, hasTakenOrder })).toBe(visibility);
  },
);
