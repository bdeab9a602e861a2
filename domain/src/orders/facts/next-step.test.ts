import { describe, expect, it } from 'vitest';
import { nextStep, stepStatuses } from './next-step.ts';
import { orderStatuses } from './order-status.ts';

const standing = {
  status: 'preparing',
  orderType: 'delivery',
  isPrepared: true,
  isForPool: false,
  isReserved: false,
} as const;

describe('the next step of an order', () => {
  it.each([
    ['a new one', { status: 'not_handled' }, 'accept'],
    ['one that another program has accepted', { status: 'handled' }, 'accept'],
    ['one that is cooked', { isPrepared: false }, 'ready'],
    ['a ready one at a table', { orderType: 'in_place' }, 'serve'],
    ['a ready one that its guest collects', { orderType: 'pick_up' }, 'give_out'],
    ['a ready one for a door', {}, 'hand_over'],
    ['a ready one that waits for a courier of the pool', { isForPool: true }, undefined],
    [
      'a ready one that a courier of the pool has reserved',
      { isForPool: true, isReserved: true },
      'hand_over',
    ],
    ['one on its way', { status: 'at_courier' }, 'deliver'],
    ['a completed one', { status: 'completed' }, undefined],
    ['a canceled one', { status: 'canceled' }, undefined],
  ] as const)('%s', (_name, over, step) => {
    expect(nextStep({ ...standing, ...over })).toBe(step);
  });

  it.each([
    ['in_place', ['accept', 'ready', 'serve']],
    ['pick_up', ['accept', 'ready', 'give_out']],
    ['delivery', ['accept', 'ready', 'hand_over', 'deliver']],
  ] as const)('leads from new to completed, %s', (orderType, steps) => {
    const passed = [];
    let at: Parameters<typeof nextStep>[0] = {
      ...standing,
      orderType,
      status: 'not_handled',
      isPrepared: false,
    };
    for (let step = nextStep(at); step !== undefined; step = nextStep(at)) {
      passed.push(step);
      at = step === 'ready' ? { ...at, isPrepared: true } : { ...at, status: stepStatuses[step] };
      expect(passed.length).toBeLessThan(orderStatuses.length);
    }
    expect(at.status).toBe('completed');
    expect(passed).toEqual(steps);
  });
});
