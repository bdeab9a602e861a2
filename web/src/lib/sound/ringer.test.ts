import { describe, expect, it } from 'vitest';
import { untilHandled, type RingPlan } from './ring-schedule.ts';
import { Ringer, type RingerEnvironment } from './ringer.ts';

/** A manual clock, and a bell that records when it rang. */
function setUp(plan: RingPlan = untilHandled) {
  let now = 0;
  let wakeAt: number | undefined;
  let canRing = true;
  const rings: number[] = [];
  const environment: RingerEnvironment = {
    now: () => now,
    wakeAfter: (delayMs) => {
      wakeAt = delayMs === undefined ? undefined : now + delayMs;
    },
    ring: () => {
      if (canRing) rings.push(now);
      return canRing;
    },
  };
  const ringer = new Ringer(environment, plan);
  const pass = (ms: number) => {
    const end = now + ms;
    while (wakeAt !== undefined && wakeAt <= end) {
      now = wakeAt;
      wakeAt = undefined;
      ringer.wake();
    }
    now = end;
  };
  return {
    ringer,
    rings,
    pass,
    block: (isBlocked: boolean) => {
      canRing = !isBlocked;
    },
    isAsleep: () => wakeAt === undefined,
  };
}

describe('the bell for new orders', () => {
  it('rings when the number of waiting orders rises, not when it stays or falls', () => {
    const { ringer, rings, pass } = setUp();
    ringer.setPending(0);
    expect(rings).toEqual([]);
    ringer.setPending(1);
    pass(1000);
    ringer.setPending(1);
    ringer.setPending(3);
    pass(1000);
    ringer.setPending(2);
    expect(rings).toEqual([0, 1000]);
    ringer.setPending(3);
    expect(rings).toEqual([0, 1000, 2000]);
  });

  it('repeats each minute while any order waits, and stops once none does', () => {
    const { ringer, rings, pass, isAsleep } = setUp();
    ringer.setPending(2);
    pass(130_000);
    expect(rings).toEqual([0, 60_000, 120_000]);
    ringer.setPending(0);
    expect(isAsleep()).toBe(true);
    pass(300_000);
    expect(rings).toHaveLength(3);
  });

  it('counts the minute from the last ring', () => {
    const { ringer, rings, pass } = setUp();
    ringer.setPending(1);
    pass(30_000);
    ringer.setPending(2);
    pass(59_999);
    expect(rings).toEqual([0, 30_000]);
    pass(1);
    expect(rings).toEqual([0, 30_000, 90_000]);
  });

  it('does not ring at an early wake-up and does not lose the next one', () => {
    const { ringer, rings, pass } = setUp();
    ringer.setPending(1);
    pass(10_000);
    ringer.wake();
    expect(rings).toEqual([0]);
    pass(50_000);
    expect(rings).toEqual([0, 60_000]);
  });

  it('rings later for a blocked ring, as soon as the browser allows it', () => {
    const { ringer, rings, pass, block } = setUp();
    block(true);
    ringer.setPending(1);
    pass(5000);
    block(false);
    ringer.armed();
    ringer.armed();
    expect(rings).toEqual([5000]);
  });

  it('does not ring later for an order that was handled meanwhile', () => {
    const { ringer, rings, block } = setUp();
    block(true);
    ringer.setPending(1);
    ringer.setPending(0);
    block(false);
    ringer.armed();
    expect(rings).toEqual([]);
  });

  it('rings as often as its plan sets, and as often again when more orders come', () => {
    const { ringer, rings, pass, isAsleep } = setUp({ repeatMs: 20_000, times: 2 });
    ringer.setPending(1);
    pass(10_000);
    ringer.setPending(2);
    pass(300_000);
    expect(rings).toEqual([0, 10_000, 30_000]);
    expect(isAsleep()).toBe(true);
    ringer.setPending(0);
    ringer.setPending(3);
    expect(rings).toEqual([0, 10_000, 30_000, 310_000]);
  });

  it('does not repeat for an order that is no longer there', () => {
    const { ringer, rings, pass } = setUp({ repeatMs: 20_000, times: 2 });
    ringer.setPending(1);
    pass(10_000);
    ringer.setPending(0);
    pass(300_000);
    expect(rings).toEqual([0]);
  });
});
