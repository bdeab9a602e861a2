import { vi } from 'vitest';
import type { Evening } from './start-evening.ts';

/** Waits until an order was reserved: a fault before it could lose little. A busy machine needs its time. */
export async function untilBegun({ reservations }: Evening): Promise<void> {
  await vi.waitUntil(() => reservations.length > 0, { timeout: 60_000, interval: 5 });
}
