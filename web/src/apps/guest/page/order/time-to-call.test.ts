import { expect, it } from 'vitest';
import { timeToCall } from './unanswered-notice.tsx';

it.each([
  ['four minutes before', '2026-11-20T17:05:00Z', 240_000],
  ['a moment before', '2026-11-20T17:01:00.001Z', 1],
  ['at that moment', '2026-11-20T17:01:00Z', 0],
  ['an hour later', '2026-11-20T16:01:00Z', 0],
  ['somebody has seen it', null, undefined],
])('%s', (_, unanswered_at, left) => {
  expect(timeToCall({ unanswered_at }, new Date('2026-11-20T17:01:00Z'))).toBe(left);
});
