import { expect, it } from 'vitest';
import { DEFAULT_HOURS, hoursOnDate, type HoursException, type PubHours } from './index.ts';

const span = (from: number, to: number) => ({ start: from * 60, end: to * 60 });
const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];
const on = (kind: HoursException['kind'], spans: HoursException['spans'] = []) =>
  ({
    from: '2026-12-01',
    to: '2026-12-01',
    kind,
    spans,
    services: ['opening'],
    text: { ro: kind },
  }) satisfies HoursException;
const withSpans = (
  spans: readonly { start: number; end: number }[],
  exceptions: readonly HoursException[] = [],
): PubHours => ({
  ...DEFAULT_HOURS,
  services: {
    ...DEFAULT_HOURS.services,
    opening: {
      week: spans.map((one) => ({ days: ALL_DAYS, ...one })),
      follows: null,
      last_order: 0,
    },
  },
  exceptions,
});

it.each<[string, PubHours, [number, number][], string | undefined]>([
  ['the usual week', withSpans([span(10, 22)]), [[10, 22]], undefined],
  [
    'two spans, in order',
    withSpans([span(18, 23), span(12, 15)]),
    [
      [12, 15],
      [18, 23],
    ],
    undefined,
  ],
  ['a night, without the one before', withSpans([span(18, 3)]), [[18, 3]], undefined],
  ['all day', withSpans([span(0, 24)]), [[0, 24]], undefined],
  ['spans that meet are one', withSpans([span(10, 15), span(15, 22)]), [[10, 22]], undefined],
  ['closed', withSpans([span(10, 22)], [on('closed')]), [], 'closed'],
  ['other hours', withSpans([span(10, 22)], [on('hours', [span(12, 14)])]), [[12, 14]], 'hours'],
  [
    'a break',
    withSpans([span(10, 22)], [on('break', [span(15, 16)])]),
    [
      [10, 15],
      [16, 22],
    ],
    'break',
  ],
  [
    'other hours say why before their break does',
    withSpans([span(10, 22)], [on('break', [span(12, 13)]), on('hours', [span(12, 14)])]),
    [[13, 14]],
    'hours',
  ],
  [
    'another date',
    withSpans([span(10, 22)], [{ ...on('closed'), to: '2026-12-09' }]),
    [],
    'closed',
  ],
])('%s', (_, hours, spans, kind) => {
  expect(hoursOnDate(hours, 'opening', '2026-12-01')).toEqual({
    spans: spans.map(([from, to]) => span(from, to)),
    exception: kind === undefined ? undefined : expect.objectContaining({ kind }),
  });
});

it('is not known of an opening that nobody has set', () => {
  expect(hoursOnDate(DEFAULT_HOURS, 'opening', '2026-12-01')).toBeUndefined();
});
