import { describe, expect, it } from 'vitest';
import { activeStatuses, orderStatuses } from '../facts/order-status.ts';
import { waitingLimits } from './waiting-limits.ts';

describe('how long an order may wait', () => {
  it.each(['not_handled', 'handled'] as const)(
    'is the same before preparation starts: %s',
    (status) => {
      expect(waitingLimits(status)).toEqual({ late: 3, veryLate: 7 });
    },
  );

  it('is limited while the order is in process, and not after', () => {
    const limited = orderStatuses.filter((status) => waitingLimits(status) !== undefined);
    expect(limited).toEqual(activeStatuses);
  });

  it('grows with each status', () => {
    const stages = (['not_handled', 'preparing', 'at_courier'] as const).map(waitingLimits);
    const minutes = stages.map((stage) => [stage?.late ?? 0, stage?.veryLate ?? 0]);
    for (const [late = 0, veryLate = 0] of minutes) expect(veryLate).toBeGreaterThan(late);
    expect(minutes).toEqual(minutes.toSorted(([a = 0], [b = 0]) => a - b));
  });
});
