import { expect, vi } from 'vitest';
import type { Evening } from './start-evening.ts';

/** Waits until an order was reserved: a fault before it could lose little. A busy machine needs its time. */
export async function untilBegun({ reservations, unexpected }: Evening): Promise<void> {
  const hasBegun = () => reservations.length > 0 || unexpected.length > 0;
  await vi.waitUntil(hasBegun, { timeout: 60_000, interval: 5 });
  expect(unexpected).toEqual([]);
}
