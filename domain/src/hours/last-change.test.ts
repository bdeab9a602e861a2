import { describe, expect, it } from 'vitest';
import {
  DEFAULT_HOURS,
  hoursOfService,
  lastChange,
  timelineOf,
  type DayHours,
  type HoursException,
  type WeekHours,
} from './index.ts';

const CHISINAU = 'Europe/Chisinau';
const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];

type Opening = {
  readonly week: WeekHours;
  readonly exceptions?: readonly HoursException[];
  readonly lastOrder?: number;
};
function openings({ week, exceptions = [], lastOrder = 0 }: Opening) {
  const opening = { week, follows: null, last_order: lastOrder };
  const services = { ...DEFAULT_HOURS.services, opening };
  const dated = hoursOfService({ periods: [], exceptions, services }, 'opening');
  if (!dated) throw new Error('the hours are set');
  return timelineOf(dated, 'takes_orders');
}
const every = (...spans: DayHours[]) => spans.map((span) => ({ days: ALL_DAYS, ...span }));
const span = (from: number, to: number): DayHours => ({ start: from * 60, end: to * 60 });
const on = (
  date: string,
  kind: HoursException['kind'],
  spans: DayHours[] = [],
  to = date,
): HoursException => ({ from: date, to, kind, spans, services: ['opening'], text: {} });

/** In winter, two hours before UTC; 30 November 2026 is a Monday. */
const evenings = every(span(10, 22));

describe('lastChange', () => {
  it.each<readonly [string, Opening, string, string | undefined]>([
    ['the closing before', { week: evenings }, '2026-11-30T21:50', '2026-11-30T20:00'],
    ['the opening of the span', { week: evenings }, '2026-11-30T12:00', '2026-11-30T08:00'],
    ['this very minute', { week: evenings }, '2026-11-30T20:00', '2026-11-30T20:00'],
    ['yesterday', { week: evenings }, '2026-11-30T06:00', '2026-11-29T20:00'],
    [
      'the last order before the closing',
      { week: evenings, lastOrder: 30 },
      '2026-11-30T19:45',
      '2026-11-30T19:30',
    ],
    [
      'the end of a night that began on the day before',
      { week: every(span(18, 3)) },
      '2026-11-30T06:00',
      '2026-11-30T01:00',
    ],
    [
      'the start of a break',
      { week: evenings, exceptions: [on('2026-11-30', 'break', [span(14, 16)])] },
      '2026-11-30T13:00',
      '2026-11-30T12:00',
    ],
    [
      'before closed days',
      { week: evenings, exceptions: [on('2026-11-25', 'closed', [], '2026-11-30')] },
      '2026-11-30T12:00',
      '2026-11-24T20:00',
    ],
    [
      'none within eight days',
      { week: evenings, exceptions: [on('2026-11-20', 'closed', [], '2026-11-30')] },
      '2026-11-30T12:00',
      undefined,
    ],
    ['of a pub that never closes', { week: every(span(0, 24)) }, '2026-11-30T12:00', undefined],
    ['of a pub that never opens', { week: [] }, '2026-11-30T12:00', undefined],
    // At 01:00 UTC on 29 March 03:00 becomes 04:00; on 25 October 04:00 becomes 03:00.
    [
      'over an hour that is skipped',
      { week: every(span(10, 2.5)) },
      '2026-03-29T05:00',
      '2026-03-29T00:30',
    ],
    [
      'in an hour that is skipped: at the change',
      { week: every(span(10, 3.5)) },
      '2026-03-29T05:00',
      '2026-03-29T01:00',
    ],
    [
      'of a span that lies in the skipped hour: not at the change',
      { week: every(span(3, 4), span(10, 22)) },
      '2026-03-29T05:00',
      '2026-03-28T20:00',
    ],
    [
      'in an hour that comes twice',
      { week: every(span(10, 3.5)) },
      '2026-10-25T05:00',
      '2026-10-25T01:30',
    ],
    [
      'of a first opening that the clock is turned back over: at the change',
      { week: [], exceptions: [on('2026-10-25', 'hours', [span(3.5, 23)])] },
      '2026-10-25T01:10',
      '2026-10-25T01:00',
    ],
    [
      'nothing where the clock is turned back and nothing opens',
      { week: [] },
      '2026-10-25T01:10',
      undefined,
    ],
  ])('is %s', (_, opening, now, expected) => {
    const found = lastChange(openings(opening), CHISINAU, new Date(`${now}:00Z`));
    expect(found?.toISOString().slice(0, 16)).toBe(expected);
  });
});
