import { describe, expect, it, test } from 'vitest';
import {
  dayAndMinuteOf,
  isPossibleZoneEnd,
  momentOf,
  plainTerms,
  refuseClosedZone,
  zoneSpans,
  type ZoneWeek,
} from './index.ts';

const timeZone = 'Europe/Chisinau';
/** A Friday, 12:00 in Chișinău. */
const noon = new Date('2026-11-20T10:00:00Z');
const at = (now: string) => ({ timeZone, now: new Date(now) });
const closingAt = (change: Partial<typeof plainTerms>, now: string) =>
  refuseClosedZone({ ...plainTerms, ...change }, at(now))?.facts;

describe('closed by its pub', () => {
  const closedUntil = new Date('2026-11-20T17:30:00Z');
  const closedTexts = { ro: 'Podul e închis' };

  it('is told until when and why', () => {
    expect(closingAt({ closedUntil, closedTexts }, '2026-11-20T10:00:00Z')).toEqual({
      closed_until: '2026-11-20T17:30:00.000Z',
      closed_texts: closedTexts,
    });
    expect(closingAt({ closedUntil }, '2026-11-20T10:00:00Z')).toEqual({
      closed_until: '2026-11-20T17:30:00.000Z',
    });
  });

  test.each(['2026-11-20T17:30:00Z', '2026-11-21T10:00:00Z'])('is over at %s', (now) => {
    expect(closingAt({ closedUntil, closedTexts }, now)).toBeUndefined();
  });
});

describe('hours of its own', () => {
  const day = [
    { start: 600, end: 840 },
    { start: 1080, end: 60 },
  ];
  /** Every day 10–14 and 18–01, on Sunday closed. */
  const week: ZoneWeek = [day, day, day, day, day, day, []];
  const spans = zoneSpans(week);

  it.each([
    ['within', '2026-11-20T10:00:00Z', undefined],
    [
      'between two: until when, and when again',
      '2026-11-20T13:15:30Z',
      { taken_until: '2026-11-20T12:00:00.000Z', opens_at: '2026-11-20T16:00:00.000Z' },
    ],
    [
      'after midnight, when the late hours are over',
      '2026-11-21T00:00:00Z',
      { taken_until: '2026-11-20T23:00:00.000Z', opens_at: '2026-11-21T08:00:00.000Z' },
    ],
    ['past midnight in the late hours', '2026-11-20T22:30:00Z', undefined],
    [
      'on a day without hours: the end of the night before',
      '2026-11-22T10:00:00Z',
      { taken_until: '2026-11-21T23:00:00.000Z', opens_at: '2026-11-23T08:00:00.000Z' },
    ],
  ])('%s', (_, now, facts) => {
    expect(closingAt({ spans }, now)).toEqual(facts);
  });

  it('that end on Sunday night count on Monday', () => {
    const sunday = zoneSpans([[], [], [], [], [], [], day]);
    expect(closingAt({ spans: sunday }, '2026-11-23T10:00:00Z')).toEqual({
      taken_until: '2026-11-22T23:00:00.000Z',
      opens_at: '2026-11-29T08:00:00.000Z',
    });
  });

  it('without any it never opens', () => {
    expect(closingAt({ spans: zoneSpans([]) }, '2026-11-20T10:00:00Z')).toEqual({});
    expect(zoneSpans([[{ start: 600, end: 600 }]])).toEqual([]);
  });
});

test.each([
  ['2026-11-20T09:00:00Z', true],
  ['2026-11-20T10:01:00Z', true],
  ['2027-11-20T10:00:00Z', true],
  ['2027-12-20T10:00:00Z', false],
  ['9999-12-31T00:00:00Z', true],
])('may be closed until %s: %s', (until, expected) => {
  expect(isPossibleZoneEnd(until, noon)).toBe(expected);
});

test.each([
  ['2026-11-20', 750, '2026-11-20T10:30:00.000Z'],
  ['2026-11-20', 0, '2026-11-19T22:00:00.000Z'],
  ['2026-07-01', 0, '2026-06-30T21:00:00.000Z'],
])('%s, minute %d, is one moment', (day, minute, iso) => {
  expect(momentOf(timeZone, { day, minute })?.toISOString()).toBe(iso);
  expect(dayAndMinuteOf(timeZone, new Date(iso))).toEqual({ day, minute });
});

test.each(['', '2026-02-30', 'mâine'])('the day %o does not exist', (day) => {
  expect(momentOf(timeZone, { day, minute: 0 })).toBeUndefined();
});
