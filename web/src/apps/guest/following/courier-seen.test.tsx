import { afterEach, expect, it, vi } from 'vitest';
import { closeOrderPage, openOrderPage } from '../testing/open-order-page.ts';

afterEach(closeOrderPage);

const carried = (distance_metres: number, second: number) => ({
  revision: 4,
  status: 'at_courier' as const,
  courier_seen: { at: `2026-11-20T17:00:${second}.000Z`, distance_metres },
});
const seen = () => document.querySelector('#seen')?.textContent;

it('shows where the courier is now, without a later revision of the order', async () => {
  const { receive } = openOrderPage({ revision: 4, status: 'at_courier' });
  expect(seen()).toBeUndefined();
  await receive(carried(800, 10));
  await expect.poll(seen).toContain('800');
  await receive(carried(300, 40));
  await expect.poll(seen).toContain('300');
});

it('is drawn again each minute, until it is too old', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { change } = openOrderPage(carried(800, 10));
  change({ revision: 4, status: 'at_courier' });
  expect(seen()).toContain('800');
  vi.advanceTimersByTime(60_000);
  await expect.poll(seen, { interval: 20 }).toBeUndefined();
});
