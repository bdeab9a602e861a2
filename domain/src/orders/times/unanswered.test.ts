import { expect, it } from 'vitest';
import { orderStatuses } from '../facts/order-status.ts';
import { holdsUntil, refusedAt, unansweredAt } from './unanswered.ts';

const created_time = new Date('2026-11-20T17:00:00Z');

it('an order is unanswered from its minutes on, while nobody has seen it', () => {
  for (const status of orderStatuses) {
    const at = unansweredAt({ status, created_time }, 5)?.toISOString();
    expect(at).toBe(status === 'not_handled' ? '2026-11-20T17:05:00.000Z' : undefined);
  }
});

it('a pub refuses by itself only when it has chosen so', () => {
  const order = { status: 'not_handled', created_time } as const;
  expect(refusedAt(order, null)).toBeNull();
  expect(refusedAt(order, 20)?.toISOString()).toBe('2026-11-20T17:20:00.000Z');
  expect(refusedAt({ ...order, status: 'handled' }, 20)).toBeNull();
});

it.each([
  ['not_handled', 5, null, '17:30'],
  ['not_handled', 45, null, '17:45'],
  ['not_handled', 5, 20, '17:20'],
  ['handled', 5, 20, '17:30'],
  ['preparing', 5, null, undefined],
  ['canceled', 5, 20, undefined],
] as const)(
  'an order that is %s, call after %d, refused after %s minutes, holds portions until %s',
  (status, unanswered_minutes, refuse_after_minutes, time) => {
    const until = holdsUntil(
      { status, created_time },
      { unanswered_minutes, refuse_after_minutes },
    );
    expect(until?.toISOString().slice(11, 16)).toBe(time);
  },
);
