import { expect, it } from 'vitest';
import { isOtherClock } from './other-clock.ts';

const now = new Date('2026-11-20T17:00:00Z');
const own = Intl.DateTimeFormat().resolvedOptions().timeZone;

it('differs from the clock of a far time zone, not from its own', () => {
  expect(isOtherClock(own, now)).toBe(false);
  expect(isOtherClock('Pacific/Kiritimati', now)).toBe(true);
  expect(isOtherClock('Pacific/Pago_Pago', now)).toBe(true);
});
