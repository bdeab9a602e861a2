import { DEFAULT_HOURS, type PubHours } from '@comanda/domain/hours';
import { expect, it } from 'vitest';
import { pubPageHtml } from '../../testing/draw-pub-page.ts';

const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];
const OPEN = {
  is_open: true,
  takes_orders: true,
  orders_change_at: '2026-11-20T19:30:00Z',
  closes_at: '2026-11-20T20:00:00Z',
};
const every = (...spans: [start: number, end: number][]) =>
  spans.map(([start, end]) => ({ days: ALL_DAYS, start: start * 60, end: end * 60 }));
const of = (week: PubHours['services']['opening']['week'], last_order = 0) => ({
  week,
  follows: null,
  last_order,
});
const on = (from: string, rest: Partial<PubHours['exceptions'][number]>) => ({
  from,
  to: from,
  kind: 'closed' as const,
  spans: [],
  services: ['opening', 'delivery'] as const,
  text: {},
  ...rest,
});

/** The lines of each service on the page of a pub, on Friday, 20 November 2026. */
function linesOf(hours: PubHours, services: object = { opening: OPEN, delivery: OPEN }) {
  const html = pubPageHtml({ hours, services });
  return [...html.matchAll(/<section class="hours">(.*?)<\/section>/g)].map(([, part = '']) =>
    part
      .replaceAll('</dt>', ': ')
      .split(/<\/(?:h2|p|div)>/)
      .map((line) => line.replaceAll(/<[^>]*>/g, ''))
      .filter((line) => line !== ''),
  );
}
const withServices = (services: Partial<PubHours['services']>): PubHours => ({
  ...DEFAULT_HOURS,
  services: { ...DEFAULT_HOURS.services, ...services },
});

it('says a week for each service that has one of its own', () => {
  const [opening = [], delivery = []] = linesOf(
    withServices({
      opening: of(every([12, 15], [18, 22]), 30),
      delivery: of([{ days: [0, 1, 2, 3, 4], start: 600, end: 120 }]),
    }),
  );
  expect(opening.slice(0, 3)).toEqual([
    'Deschis până la 22:00',
    'Azi 12:00–15:00, 18:00–22:00 · Ultimele comenzi cu 30 min înainte de închidere',
    'lun.: 12:00–15:00, 18:00–22:00',
  ]);
  expect(opening).toHaveLength(9);
  expect(delivery.slice(0, 2)).toEqual(['Livrare până la 21:30', 'Azi 10:00–02:00']);
  expect(delivery.slice(-2)).toEqual(['sâm.: închis', 'dum.: închis']);
  const [, same] = linesOf(
    withServices({
      opening: of(every([10, 22])),
      delivery: { week: null, follows: 'opening', last_order: 0 },
    }),
  );
  expect(same).toEqual(['Livrare până la 21:30', 'Azi 10:00–22:00']);
});

it('says the next dates with other hours, in the language of the guest or else of the pub', () => {
  const [opening = [], delivery = []] = linesOf({
    ...withServices({ opening: of(every([10, 22])) }),
    exceptions: [
      on('2026-12-31', { to: '2027-01-02', text: { ru: 'Новый год', ro: 'Anul Nou' } }),
      on('2026-11-20', { kind: 'break', spans: [{ start: 900, end: 990 }] }),
      on('2026-11-28', {
        kind: 'hours',
        spans: [{ start: 720, end: 60 }],
        services: ['opening'],
        text: { ru: 'Свадьба' },
      }),
      on('2026-11-01', {}),
      // The first day that is too far ahead.
      on('2027-01-05', {}),
    ],
  });
  expect(opening[1]).toBe('Azi 10:00–15:00, 16:30–22:00');
  expect(opening.slice(9)).toEqual([
    '20 noiembrie: închis 15:00–16:30',
    '28 noiembrie: 12:00–01:00 · Свадьба',
    '31 decembrie – 2 ianuarie: închis · Anul Nou',
  ]);
  expect(delivery.slice(9)).toEqual([
    '20 noiembrie: închis 15:00–16:30',
    '31 decembrie – 2 ianuarie: închis · Anul Nou',
  ]);
});

it('says nothing of hours that the pub has not set, or does not offer', () => {
  expect(linesOf(DEFAULT_HOURS, {})).toEqual([]);
  expect(linesOf(DEFAULT_HOURS, { delivery: OPEN })).toHaveLength(1);
});
