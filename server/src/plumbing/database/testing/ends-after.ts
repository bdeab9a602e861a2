import { vi } from 'vitest';

/** With fake timers: whether the work has ended one millisecond before this time, and at it. */
export async function endsAfter(work: Promise<unknown>, milliseconds: number): Promise<boolean[]> {
  let hasEnded = false;
  const end = () => (hasEnded = true);
  const ended = work.then(end, end);
  await vi.advanceTimersByTimeAsync(milliseconds - 1);
  const before = hasEnded;
  await vi.advanceTimersByTimeAsync(1);
  await ended;
  return [before, hasEnded];
}
