import { expect } from 'vitest';
import type { Evening } from './start-evening.ts';
import { until } from '../app/until.ts';

/** Waits until an order was reserved: a fault before it could lose little. A busy machine needs its time. */
export async function untilBegun({ reservations, unexpected }: Evening): Promise<void> {
  const hasBegun = () => reservations.length > 0 || unexpected.length > 0;
  await until(hasBegun, { withinMs: 60_000, everyMs: 5 });
  expect(unexpected).toEqual([]);
}
