import {
  DEFAULT_HOURS,
  hoursOfService,
  lastChange,
  readClock,
  timelineOf,
  weekTimeline,
  type WeekHours,
} from '@comanda/domain/hours';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sized } from '../../../../../scripts/depth.ts';

const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];
const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

function openings({ week, lastOrder }: { week: WeekHours; lastOrder: number }) {
  const opening = { week, follows: null, last_order: lastOrder };
  const services = { ...DEFAULT_HOURS.services, opening };
  const dated = hoursOfService({ periods: [], exceptions: [], services }, 'opening');
  if (!dated) throw new Error('the hours are set');
  return timelineOf(dated, 'takes_orders');
}

const zones = ['Europe/Chisinau', 'Europe/London', 'Australia/Lord_Howe'] as const;
/** The last one has summer in winter, and changes its clocks by half an hour. */
const nightsOfChange = ['2026-03-28', '2026-10-24', '2026-04-04', '2026-10-03', '2026-11-30'];
const edges = [0, 60, 90, 120, 135, 150, 180, 195, 210, 240, 600, 1260, 1380, 1440];
const anySpan = fc
  .record({ start: fc.constantFrom(...edges), end: fc.constantFrom(...edges) })
  .filter(({ start, end }) => start < 1440 && start !== end && start + end > 0);
const anyDays = fc.subarray(ALL_DAYS, { minLength: 1 });
const anyWeek = fc.array(
  fc.record({ days: anyDays, span: anySpan }).map(({ days, span: one }) => ({ days, ...one })),
  { maxLength: 4 },
);

/** The latest minute up to the last of these at which the state differs from the minute before it. */
function walked(isWithin: readonly boolean[], upTo: number): number | undefined {
  for (let minute = upTo; minute > 0; minute -= 1) {
    if (isWithin[minute] !== isWithin[minute - 1]) return minute;
  }
  return undefined;
}

it.each(zones)('agrees with a walk minute by minute over nights of clock changes in %s', (zone) => {
  const nights = nightsOfChange.map((night) => {
    const start = Date.parse(`${night}T12:00Z`) - 2 * DAY_MS;
    return Array.from({ length: 4 * 1440 }, (_, index) => {
      const now = new Date(start + index * MINUTE_MS);
      const { day, minute } = readClock(zone, now);
      return { now, here: day * 1440 + minute };
    });
  });
  const cases = fc.record({
    week: anyWeek,
    lastOrder: fc.constantFrom(0, 0, 30, 45),
    minutes: fc.constantFrom(...nights),
  });
  fc.assert(
    fc.property(cases, ({ week, lastOrder, minutes }) => {
      const start = minutes[0]?.now.getTime() ?? 0;
      const weekly = weekTimeline(
        week.flatMap(({ days, start: from, end }) =>
          days.map((day) => ({
            from: day * 1440 + from,
            to: day * 1440 + (end > from ? end : end + 1440),
          })),
        ),
      );
      for (const timeline of [openings({ week, lastOrder }), weekly]) {
        const states = minutes.map(({ here }) => timeline.isWithin(here));
        for (let index = 0; index < minutes.length; index += 17) {
          const change = walked(states, index);
          const now = new Date((minutes[index]?.now.getTime() ?? 0) + 30_000);
          const found = lastChange(timeline, zone, now);
          // Before the walk began nothing is known but that it was not later.
          if (change === undefined) expect(found?.getTime() ?? 0).toBeLessThanOrEqual(start);
          else expect(found).toEqual(minutes[change]?.now);
        }
      }
    }),
    { numRuns: sized(2, 60) },
  );
});
