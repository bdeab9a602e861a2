import { describe, expect, it } from 'vitest';
import { isUnseen, ringsFor } from './unseen.ts';

const OPENED = '2026-11-20T16:20:10.000Z';

describe('the bells ring for', () => {
  it.each([
    ['a new order, also when it was opened', 'not_handled', false, OPENED, true],
    ['one that was accepted by itself, until it is opened', 'preparing', true, null, true],
    ['no longer, once it was opened', 'preparing', true, OPENED, false],
    ['none that a person accepted, though nobody opened it', 'preparing', false, null, false],
    ['none that a courier took meanwhile', 'at_courier', true, null, false],
    ['none that is over', 'canceled', true, null, false],
  ] as const)('%s', (_, status, accepted_by_itself, opened_at, rings) => {
    expect(ringsFor({ status, accepted_by_itself, opened_at })).toBe(rings);
  });

  it('counts an unanswered order as unanswered, not as unseen', () => {
    const order = { status: 'not_handled', accepted_by_itself: false, opened_at: null } as const;
    expect(isUnseen(order)).toBe(false);
  });
});
