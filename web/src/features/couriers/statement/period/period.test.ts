import { afterEach, describe, expect, it, vi } from 'vitest';
import { boundsOf, periodIn, searchOf, type Period } from './period.ts';

// A Saturday, in any time zone of the test: the device's calendar is used.
const now = new Date(2026, 10, 21, 6, 30);
const at = (year: number, month: number, day: number) =>
  new Date(year, month - 1, day).toISOString();

describe('bounds', () => {
  it.each<[Period, Record<string, string>]>([
    [{ kind: 'this_week' }, { from: at(2026, 11, 16) }],
    [{ kind: 'this_month' }, { from: at(2026, 11, 1) }],
    [{ kind: 'last_month' }, { from: at(2026, 10, 1), to: at(2026, 11, 1) }],
    // The last day is included: the request's end is the start of the next day.
    [
      { kind: 'range', from: '2026-03-28', to: '2026-03-29' },
      { from: at(2026, 3, 28), to: at(2026, 3, 30) },
    ],
    [{ kind: 'range', from: '', to: '2026-12-31' }, { to: at(2027, 1, 1) }],
    [{ kind: 'range', from: '2026-02-30', to: 'x' }, {}],
  ])('%j', (period, bounds) => {
    expect(boundsOf(period, now)).toEqual(bounds);
  });

  it('a week begins on Monday, also on a Monday and a Sunday', () => {
    const monday = { from: at(2026, 11, 16) };
    expect(boundsOf({ kind: 'this_week' }, new Date(2026, 10, 16))).toEqual(monday);
    expect(boundsOf({ kind: 'this_week' }, new Date(2026, 10, 22, 23, 59))).toEqual(monday);
  });

  it('the month before January is December', () => {
    expect(boundsOf({ kind: 'last_month' }, new Date(2027, 0, 5))).toEqual({
      from: at(2026, 12, 1),
      to: at(2027, 1, 1),
    });
  });
});

describe('on a device in Chișinău, around the changes of its clock', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it.each<[Period, Record<string, string>]>([
    // A day of 23 hours, and one of 25.
    [
      { kind: 'range', from: '2026-03-29', to: '2026-03-29' },
      { from: '2026-03-28T22:00:00.000Z', to: '2026-03-29T21:00:00.000Z' },
    ],
    [
      { kind: 'range', from: '2026-10-25', to: '2026-10-25' },
      { from: '2026-10-24T21:00:00.000Z', to: '2026-10-25T22:00:00.000Z' },
    ],
    [{ kind: 'this_week' }, { from: '2026-10-18T21:00:00.000Z' }],
    [{ kind: 'this_month' }, { from: '2026-09-30T21:00:00.000Z' }],
  ])('%j', (period, bounds) => {
    vi.stubEnv('TZ', 'Europe/Chisinau');
    // The Sunday evening after the clock was set back.
    expect(boundsOf(period, new Date('2026-10-25T20:00:00Z'))).toEqual(bounds);
  });
});

it.each<[string, Period]>([
  ['', { kind: 'this_month' }],
  ['period=soon', { kind: 'this_month' }],
  ['period=this_week', { kind: 'this_week' }],
  ['period=range&from=&to=', { kind: 'range', from: '', to: '' }],
  ['from=2026-11-01', { kind: 'range', from: '2026-11-01', to: '' }],
])('the address %j names %j', (search, period) => {
  expect(periodIn(new URLSearchParams(search))).toEqual(period);
  expect(periodIn(new URLSearchParams(searchOf(period)))).toEqual(period);
});
