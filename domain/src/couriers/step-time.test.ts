import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OLDEST_STEP_DAYS, stepTime } from './index.ts';

const now = new Date('2026-11-20T17:00:00Z');
const at = (text: string): Date => new Date(`2026-${text}Z`);
const earlier = at('11-20T16:00:00');

describe('the time of a step', () => {
  it.each([
    ['is now when the device sends no time', undefined, earlier, now],
    ['is the time from the device', at('11-20T16:30:00'), earlier, at('11-20T16:30:00')],
    ['is now when the device’s clock is ahead', at('11-20T18:00:00'), earlier, now],
    ['is not before the previous step', at('11-20T15:00:00'), earlier, earlier],
    ['is seven days ago at most', at('01-01T00:00:00'), undefined, at('11-13T17:00:00')],
    [
      'is not before the previous step, also with a very old time',
      at('01-01T00:00:00'),
      earlier,
      earlier,
    ],
    [
      'is now when the previous step is in the future',
      at('11-20T16:30:00'),
      at('11-20T17:00:09'),
      now,
    ],
  ])('%s', (_, claimed, notBefore, expected) => {
    expect(stepTime({ claimed, now, notBefore })).toEqual(expected);
  });

  it('stays in its bounds with any time from a device', () => {
    const any = fc.date({ noInvalidDate: true });
    fc.assert(
      fc.property(any, fc.option(any, { nil: undefined }), (claimed, notBefore) => {
        const time = stepTime({ claimed, now, notBefore }).getTime();
        expect(time).toBeLessThanOrEqual(now.getTime());
        const week = OLDEST_STEP_DAYS * 24 * 60 * 60 * 1000;
        expect(time).toBeGreaterThanOrEqual(now.getTime() - week);
        if (notBefore && notBefore <= now) expect(time).toBeGreaterThanOrEqual(notBefore.getTime());
      }),
    );
  });
});
