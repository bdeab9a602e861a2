import { afterEach, expect, it, vi } from 'vitest';
import { refreshOnReturn } from './refresh-on-return.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('reads a menu again on the return to it, more than ten minutes after it was read', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const readAgain = vi.fn(async () => {});
  refreshOnReturn(readAgain);
  const comeBackAfter = (milliseconds: number) => {
    vi.setSystemTime(Date.now() + milliseconds);
    document.dispatchEvent(new Event('visibilitychange'));
    return readAgain.mock.calls.length;
  };
  expect(comeBackAfter(10 * 60_000)).toBe(0);
  expect(comeBackAfter(1)).toBe(1);
  expect(comeBackAfter(10 * 60_000)).toBe(1);
});
