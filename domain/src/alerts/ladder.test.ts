import { expect, it } from 'vitest';
import { orderStatuses } from '../orders/index.ts';
import { climbs, DEFAULT_LADDER_TIMES, firstStepTime, nextLadderStep } from './ladder.ts';

const placedAt = new Date('2026-11-20T17:00:00Z');
const times = DEFAULT_LADDER_TIMES;

it.each([
  { done: [], step: 'push', at: '2026-11-20T17:00:30.000Z' },
  { done: ['push'], step: 'telegram', at: '2026-11-20T17:01:00.000Z' },
  { done: ['push', 'telegram'], step: 'again', at: '2026-11-20T17:02:00.000Z' },
  // A step that was done first because its time was shorter then.
  { done: ['again'], step: 'push', at: '2026-11-20T17:00:30.000Z' },
] as const)('after $done comes $step', ({ done, step, at }) => {
  expect(nextLadderStep({ placedAt, times, done })).toEqual({ step, at: new Date(at) });
});

it('ends after its last step', () => {
  const done = ['push', 'telegram', 'again'] as const;
  expect(nextLadderStep({ placedAt, times, done })).toBeUndefined();
});

it.each([
  { name: 'telegram first', times: { push: 60, telegram: 20, again: 90 }, step: 'telegram' },
  { name: 'all at the same time', times: { push: 20, telegram: 20, again: 20 }, step: 'push' },
] as const)('takes the order of the pub’s times: $name', ({ times: own, step }) => {
  const at = new Date('2026-11-20T17:00:20.000Z');
  expect(nextLadderStep({ placedAt, times: own, done: [] })).toEqual({ step, at });
  expect(firstStepTime(placedAt, own)).toEqual(at);
});

it('an order climbs while its bells ring and nobody has opened it', () => {
  const order = { accepted_by_itself: false, opened_at: null };
  const climbing = orderStatuses.filter((status) => climbs({ ...order, status }));
  expect(climbing).toEqual(['not_handled']);
  const byItself = { ...order, accepted_by_itself: true };
  expect(orderStatuses.filter((status) => climbs({ ...byItself, status }))).toEqual([
    'not_handled',
    'preparing',
  ]);
  const opened = { status: 'not_handled', accepted_by_itself: false } as const;
  expect(climbs({ ...opened, opened_at: '2026-11-20T17:00:10Z' })).toBe(false);
});
