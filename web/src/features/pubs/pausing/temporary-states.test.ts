import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { expect, it } from 'vitest';
import { DEFAULT_HOURS } from '@comanda/domain/hours';
import { busyEnds, pauseEnds } from './end-choices.ts';
import { formatDayTime } from '../../../lib/format/format.ts';
import { currentShut } from './shut-slots.tsx';
import { currentStates, type PausingPub } from './temporary-states.ts';

// A Friday, 19:00 in Chișinău.
const NOW = new Date('2026-11-20T17:00:00Z');
const LATER = '2026-11-20T17:30:00Z';
const LAST = '2026-11-20T18:00:00Z';
const PAST = '2026-11-20T17:00:00Z';
const pub = (change: Partial<PausingPub> = {}): PausingPub => ({
  paused_until: { delivery: null, in_place: null, pick_up: null },
  busy_minutes: 0,
  busy_until: null,
  ...change,
});

it.each([
  ['nothing', pub(), []],
  [
    'one end: one pause',
    pub({ paused_until: { delivery: LATER, in_place: LATER, pick_up: LATER } }),
    ['all'],
  ],
  [
    'two ends: two pauses',
    pub({ paused_until: { delivery: LATER, in_place: LAST, pick_up: null } }),
    ['delivery', 'in_place'],
  ],
  [
    'one type',
    pub({ paused_until: { delivery: null, in_place: LATER, pick_up: null } }),
    ['in_place'],
  ],
  ['what is over', pub({ paused_until: { delivery: PAST, in_place: PAST, pick_up: PAST } }), []],
  [
    'busy beside a pause',
    pub({
      paused_until: { delivery: LATER, in_place: null, pick_up: null },
      busy_minutes: 20,
      busy_until: LAST,
    }),
    ['delivery', 'busy'],
  ],
  ['busy that is over', pub({ busy_minutes: 20, busy_until: PAST }), []],
])('shows %s', (_, shown, kinds) => {
  expect(currentStates(shown, NOW).map(({ kind }) => kind)).toEqual(kinds);
});

const week = (start: number, end: number) => ({
  time_zone: 'Europe/Chisinau',
  hours: {
    ...DEFAULT_HOURS,
    services: {
      ...DEFAULT_HOURS.services,
      opening: {
        week: start === end ? [] : [{ days: [0, 1, 2, 3, 4, 5, 6], start, end }],
        follows: null,
        last_order: 0,
      },
    },
  },
});

it('offers a pause for minutes, until tomorrow’s opening, and until it is ended', () => {
  expect(pauseEnds(week(600, 1320), NOW).map(({ until }) => until)).toEqual([
    '2026-11-20T17:15:00.000Z',
    '2026-11-20T17:30:00.000Z',
    '2026-11-20T18:00:00.000Z',
    '2026-11-21T08:00:00.000Z',
    UNTIL_SWITCHED_BACK,
  ]);
  expect(pauseEnds(week(0, 0), NOW).map(({ kind }) => kind)).not.toContain('opening');
});

it('offers to be busy until closing while the pub is open', () => {
  expect(busyEnds(week(600, 1320), NOW).at(-1)).toEqual({
    kind: 'closing',
    until: '2026-11-20T20:00:00.000Z',
  });
  expect(busyEnds(week(600, 720), NOW).map(({ kind }) => kind)).not.toContain('closing');
});

it('joins shut slots without a gap, in the sequence of their times, without those that are over', () => {
  const slot = (from: string, to: string) => ({
    from: `2026-11-20T${from}Z`,
    to: `2026-11-20T${to}Z`,
  });
  const shut_slots = [
    slot('19:00:00', '19:30:00'),
    slot('18:00:00', '18:30:00'),
    slot('18:30:00', '19:00:00'),
    slot('20:00:00', '20:30:00'),
    slot('16:30:00', '17:00:00'),
  ];
  expect(currentShut({ shut_slots }, NOW)).toEqual([
    slot('18:00:00', '19:30:00'),
    slot('20:00:00', '20:30:00'),
  ]);
  expect(currentShut({}, NOW)).toEqual([]);
});

it('shows an end on the pub’s clock, and its day when it is another one', () => {
  const clock = { language: 'ru', timeZone: 'Europe/Chisinau', now: NOW } as const;
  expect(formatDayTime('2026-11-20T21:59:00Z', clock)).toBe('23:59');
  expect(formatDayTime('2026-11-28T08:00:00Z', clock)).toMatch(/сб, 28 нояб.*10:00/);
  expect(formatDayTime('2026-11-20T22:00:00Z', clock)).toBe('сб 00:00');
});
