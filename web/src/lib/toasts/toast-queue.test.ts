import { describe, expect, it, vi } from 'vitest';
import { ToastQueue, type ToastClock } from './toast-queue.ts';

function fakeClock() {
  let now = 0;
  let lastTimer = 0;
  const timers = new Map<number, { at: number; run: () => void }>();
  const clock: ToastClock = {
    setTimeout: (run, delayMs) => {
      timers.set(++lastTimer, { at: now + delayMs, run });
      return lastTimer;
    },
    clearTimeout: (timer) => void timers.delete(timer),
  };
  const advance = (ms: number) => {
    now += ms;
    for (const [timer, { at, run }] of timers) {
      if (at <= now) {
        timers.delete(timer);
        run();
      }
    }
  };
  return { clock, advance, timers };
}

const phases = (queue: ToastQueue) => queue.list().map((toast) => toast.phase);

describe('toast queue', () => {
  it('fades at delay + 500 ms and removes 1000 ms after the fade began', () => {
    const { clock, advance, timers } = fakeClock();
    const queue = new ToastQueue(clock);
    queue.show({ kind: 'danger', message: 'no', delayMs: 3000 });
    advance(3499);
    expect(phases(queue)).toEqual(['shown']);
    advance(1);
    expect(phases(queue)).toEqual(['fading']);
    advance(999);
    expect(phases(queue)).toEqual(['fading']);
    advance(1);
    expect(queue.list()).toEqual([]);
    expect(timers.size).toBe(0);
  });

  it('removes a toast 500 ms after the user closed it, whatever its delay', () => {
    const { clock, advance, timers } = fakeClock();
    const queue = new ToastQueue(clock);
    const id = queue.show({ kind: 'success', message: 'yes', delayMs: 3000 });
    advance(100);
    queue.close(id);
    advance(400);
    queue.close(id);
    expect(phases(queue)).toEqual(['closing']);
    advance(100);
    expect(queue.list()).toEqual([]);
    expect(timers.size).toBe(0);
  });

  it('keeps a toast without a delay', () => {
    const { clock, advance } = fakeClock();
    const queue = new ToastQueue(clock);
    queue.show({ kind: 'warning', message: 'look' });
    advance(1_000_000);
    expect(phases(queue)).toEqual(['shown']);
  });

  it('keeps the order of arrival and notifies its listeners', () => {
    const { clock, advance } = fakeClock();
    const queue = new ToastQueue(clock);
    const listener = vi.fn();
    const leave = queue.subscribe(listener);
    queue.show({ kind: 'success', message: 'a', delayMs: 0 });
    queue.show({ kind: 'success', message: 'b' });
    expect(queue.list().map((toast) => toast.message)).toEqual(['a', 'b']);
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    advance(500);
    expect(phases(queue)).toEqual(['fading', 'shown']);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('shows the same text once at a time, with the delay restarted', () => {
    const { clock, advance, timers } = fakeClock();
    const queue = new ToastQueue(clock);
    queue.show({ kind: 'danger', message: 'no', delayMs: 3000 });
    advance(3000);
    queue.show({ kind: 'danger', message: 'no', delayMs: 3000 });
    queue.show({ kind: 'success', message: 'no', delayMs: 3000 });
    expect(queue.list().map(({ kind }) => kind)).toEqual(['danger', 'success']);
    advance(3000);
    expect(phases(queue)).toEqual(['shown', 'shown']);
    advance(500);
    advance(1000);
    expect(queue.list()).toEqual([]);
    expect(timers.size).toBe(0);
  });
});
