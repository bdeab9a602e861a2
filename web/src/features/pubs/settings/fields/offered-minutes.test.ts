import { idleLimits } from '@comanda/domain/couriers';
import { refuseAfterLimits, unansweredLimits } from '@comanda/domain/orders';
import { expect, it } from 'vitest';
import { offeredMinutes } from './offered-minutes.ts';

it.each([
  ['to call', offeredMinutes.callAfter(5), unansweredLimits],
  ['to refuse', offeredMinutes.refuseAfter(null), refuseAfterLimits],
  ['to release', offeredMinutes.releaseAfter(null), idleLimits.release],
  ['to warn', offeredMinutes.warnAfter(10, idleLimits.release.max), idleLimits.warn],
])('%s: from the least to the most that the server takes, in order', (_, offered, limits) => {
  expect([offered[0], offered.at(-1)]).toEqual([limits.min, limits.max]);
  expect(offered).toEqual(offered.toSorted((one, other) => one - other));
});

it.each([
  ['is offered already', 15, [10, 15, 20]],
  ['is another one', 17, [15, 17, 20]],
])('a saved value that %s: %i', (_, saved, part) => {
  expect(offeredMinutes.refuseAfter(saved).join(' ')).toContain(part.join(' '));
});

it('a courier is warned before the order is released', () => {
  expect(offeredMinutes.warnAfter(10, 20)).toEqual([5, 10, 15]);
});
