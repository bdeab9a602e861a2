import {
  dateOfDay,
  DEFAULT_HOURS,
  hoursOfService,
  readClock,
  timelineNow,
  timelineOf,
  weekTimeline,
  type DayHours,
  type HoursException,
  type PubHours,
  type WeekHours,
} from '@comanda/domain/hours';
import { weekHoursOf } from '@comanda/domain/shipping';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sized } from '../../../../../scripts/depth.ts';

const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];
const zones = ['Europe/Chisinau', 'Europe/Bucharest', 'Europe/London'];

function timeline(week: WeekHours, exceptions: PubHours['exceptions'] = []) {
  const opening = { week, follows: null, last_order: 0 };
  const services = { ...DEFAULT_HOURS.services, opening };
  const dated = hoursOfService({ periods: [], exceptions, services }, 'opening');
  if (!dated) throw new Error('the hours are set');
  return timelineOf(dated);
}

const lengthOf = ({ start, end }: DayHours): number =>
  end > start ? end - start : end + 1440 - start;

it('agrees with the arithmetic of weeks on any seven pairs, at any moment', () => {
  const minute = fc.integer({ min: 0, max: 1440 });
  const pairs = fc.array(fc.record({ start: minute, end: minute }), { minLength: 7, maxLength: 7 });
  const moments = fc.array(fc.integer({ min: 0, max: 365 * 1440 }), {
    minLength: 50,
    maxLength: 50,
  });
  fc.assert(
    fc.property(pairs, fc.constantFrom(...zones), moments, (week, zone, minutes) => {
      const spans = week.flatMap((day, weekday) => {
        const from = weekday * 1440 + day.start;
        return day.start === day.end ? [] : { from, to: from + lengthOf(day) };
      });
      const [one, other] = [weekTimeline(spans), timeline(weekHoursOf(week))];
      for (const after of minutes) {
        const now = new Date(Date.UTC(2026, 0, 1) + after * 60_000);
        expect(timelineNow(other, zone, now)).toEqual(timelineNow(one, zone, now));
      }
    }),
    { numRuns: sized(20, 2000) },
  );
});

type Case = {
  readonly regular: DayHours;
  readonly exception: DayHours;
  readonly kind: HoursException['kind'];
  readonly day: number;
};

/** The rule again, in the words of its decision, for one minute of one date. */
function isOpen({ regular, exception, kind, day: itsDay }: Case, day: number, minute: number) {
  const isIn = ({ start, end }: DayHours, at: number) =>
    at >= start && at < (end > start ? end : end + 1440);
  const isBegun = (on: number, at: number): boolean => {
    if (on !== itsDay || kind === 'break') return isIn(regular, at);
    return kind === 'hours' && isIn(exception, at);
  };
  const isBroken = (on: number, at: number): boolean =>
    kind === 'break' && on === itsDay && isIn(exception, at);
  return (
    (isBegun(day, minute) || isBegun(day - 1, minute + 1440)) &&
    !isBroken(day, minute) &&
    !isBroken(day - 1, minute + 1440)
  );
}

const edges = [0, 60, 125, 180, 210, 240, 600, 1260, 1380, 1435, 1440];
const spans = edges.flatMap((start) =>
  edges.flatMap((end) =>
    start === 1440 || start === end || start + end === 0 ? [] : { start, end },
  ),
);
const evenings = [
  ...zones.flatMap((zone) => [
    { zone, from: '2026-03-28T18:00Z' },
    { zone, from: '2026-10-24T18:00Z' },
  ]),
  { zone: 'Europe/Chisinau', from: '2026-12-31T18:00Z' },
];

it.each(evenings)(
  'minute by minute in $zone from $from, with any hours and any exception',
  ({ zone, from }) => {
    const start = Date.parse(from);
    const minutes = Array.from({ length: 30 * 60 }, (_, index) => {
      const now = new Date(start + index * 60_000);
      const { day, minute } = readClock(zone, now);
      return { now, day, minute, here: day * 1440 + minute };
    });
    const clockChanges = minutes.flatMap(({ here }, index) =>
      index > 0 && here !== (minutes[index - 1]?.here ?? 0) + 1 ? [index] : [],
    );
    const [first = 0] = minutes.map(({ day }) => day);
    const cases = fc.record<Case>({
      regular: fc.constantFrom(...spans),
      exception: fc.constantFrom(...spans),
      kind: fc.constantFrom('closed', 'hours', 'break'),
      day: fc.constantFrom(first, first + 1),
    });
    fc.assert(
      fc.property(cases, (one) => {
        const date = dateOfDay(one.day);
        const exception: HoursException = {
          from: date,
          to: date,
          kind: one.kind,
          spans: one.kind === 'closed' ? [] : [one.exception],
          services: ['opening'],
          text: {},
        };
        const judged = timeline([{ days: ALL_DAYS, ...one.regular }], [exception]);
        const expected = minutes.map(({ day, minute }) => isOpen(one, day, minute));
        expect(minutes.map(({ here }) => judged.isWithin(here))).toEqual(expected);
        const changes = expected.flatMap((is, index) =>
          index > 0 && is !== expected[index - 1] ? [index] : [],
        );
        // Everything around what changes; of what is far from it a few, whose next change is beyond the others.
        const isNear = (index: number) =>
          [...changes, ...clockChanges].some((change) => Math.abs(index - change) <= 2);
        for (const [index, { now }] of minutes.entries()) {
          if (index % 11 !== 0 && !isNear(index)) continue;
          const { isWithin, nextChange } = timelineNow(judged, zone, now);
          expect(isWithin).toBe(expected[index]);
          const change = changes.find((later) => later > index);
          if (change === undefined)
            expect(nextChange?.getTime() ?? Infinity).toBeGreaterThan(
              minutes.at(-1)?.now.getTime() ?? 0,
            );
          else expect(nextChange).toEqual(minutes[change]?.now);
        }
      }),
      { numRuns: sized(3, 300) },
    );
  },
);
