import { describe, expect, it } from 'vitest';
import { idleFrom, idleStep, type Reservation } from './idle-reservation.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 20, 17, minute));

const reservation = (over: Partial<Reservation> = {}): Reservation => ({
  status: 'preparing',
  prepared: false,
  promisedAt: null,
  idleSince: at(0),
  releaseAt: null,
  ...over,
});
const usual = { warnMinutes: 10, releaseMinutes: 20 };

describe('the time of an idle reservation counts', () => {
  it.each<[string, Partial<Reservation>, number | null]>([
    ['from the reservation', {}, 0],
    ['from the promised time, while it is cooked', { promisedAt: at(25) }, 25],
    ['not from a promised time that was before', { promisedAt: at(-5) }, 0],
    ['from the reservation, once it is ready', { promisedAt: at(25), prepared: true }, 0],
    ['never without a reservation', { idleSince: null }, null],
    ['never after the pick-up', { status: 'at_courier' }, null],
    ['never once it is completed', { status: 'completed' }, null],
    ['never while the pub has not accepted it', { status: 'not_handled' }, null],
  ])('%s', (_, over, from) => {
    expect(idleFrom(reservation(over))).toEqual(from === null ? null : at(from));
  });
});

describe('an idle courier', () => {
  it.each<[string, Partial<Reservation>, number, ReturnType<typeof idleStep>]>([
    ['has time', {}, 9, { kind: 'wait', until: at(10) }],
    ['is warned', {}, 10, { kind: 'warn', releaseAt: at(20) }],
    ['waits for the kitchen', { promisedAt: at(25) }, 30, { kind: 'wait', until: at(35) }],
    ['is warned late, and then has the same time', {}, 40, { kind: 'warn', releaseAt: at(50) }],
    ['has time to answer', { releaseAt: at(20) }, 19, { kind: 'wait', until: at(20) }],
    ['loses the order', { releaseAt: at(20) }, 20, { kind: 'release', minutes: 20 }],
    ['keeps what was picked up', { releaseAt: at(20), status: 'at_courier' }, 50, undefined],
  ])('%s', (_, over, minute, step) => {
    expect(idleStep(reservation(over), usual, at(minute))).toEqual(step);
  });

  it('is left alone by a pub that releases never', () => {
    const never = { warnMinutes: 10, releaseMinutes: null };
    expect(idleStep(reservation(), never, at(500))).toBeUndefined();
    // What was said before the pub changed its mind.
    const told = reservation({ releaseAt: at(20) });
    expect(idleStep(told, never, at(20))).toMatchObject({ kind: 'release' });
  });

  it.each([
    [60, 20, 15],
    [20, 20, 15],
    [15, 20, 15],
    [5, 10, 5],
  ])(
    'warned after %i minutes, released after %i: has five minutes at least, from minute %i on',
    (warnMinutes, releaseMinutes, minute) => {
      const settings = { warnMinutes, releaseMinutes };
      expect(idleStep(reservation(), settings, at(minute - 1))).toMatchObject({ kind: 'wait' });
      expect(idleStep(reservation(), settings, at(minute))).toEqual({
        kind: 'warn',
        releaseAt: at(releaseMinutes),
      });
    },
  );
});
