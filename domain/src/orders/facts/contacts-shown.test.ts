import { describe, expect, it } from 'vitest';
import { areContactsShown } from './contacts-shown.ts';
import type { OrderStatus } from './order-status.ts';

const now = new Date('2026-11-20T17:00:00Z');

describe('the contacts of an order', () => {
  it.each<[OrderStatus, placedAt: string, days: number, isShown: boolean]>([
    ['completed', '2026-11-17T17:00:00.001Z', 3, true],
    ['completed', '2026-11-17T17:00:00Z', 3, false],
    ['canceled', '2026-11-17T17:00:00Z', 3, false],
    ['canceled', '2026-11-17T17:00:00Z', 90, true],
    ['preparing', '2020-01-01T00:00:00Z', 3, true],
    ['not_handled', '2020-01-01T00:00:00Z', 3, true],
    ['at_courier', '2020-01-01T00:00:00Z', 3, true],
  ])('of status %s placed at %s are shown within %d days: %s', (status, placed, days, isShown) => {
    expect(areContactsShown({ status, placedAt: new Date(placed), now, days })).toBe(isShown);
  });
});
