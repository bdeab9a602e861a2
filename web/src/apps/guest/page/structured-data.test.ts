import type { PubPageData } from '@comanda/contract/guest-page';
import { DEFAULT_HOURS, type PubHours, type WeekHours } from '@comanda/domain/hours';
import { weekHoursOf, type WorkDay } from '@comanda/domain/shipping';
import { describe, expect, it } from 'vitest';
import { aPubPageData } from '../testing/a-pub-page-data.ts';
import { structuredData } from './structured-data.ts';

const day = (start: number, end: number): WorkDay => ({ start: start * 60, end: end * 60 });
const closed = day(0, 0);
const week = (...days: WorkDay[]): WorkDay[] =>
  Array.from({ length: 7 }, (_, index) => days[index] ?? days.at(-1) ?? closed);

type Given = {
  readonly pub?: Partial<PubPageData['pub']>;
  readonly hours?: readonly WorkDay[];
  readonly opening?: WeekHours;
  readonly exceptions?: PubHours['exceptions'];
};

const OPEN = { is_open: true, takes_orders: true, orders_change_at: null, closes_at: null };

function hoursOfData({
  delivery,
  opening,
  exceptions = [],
}: Omit<Given, 'pub' | 'hours'> & { readonly delivery: WeekHours }) {
  const of = (its: WeekHours | null) => ({ week: its, follows: null, last_order: 0 });
  const services = {
    ...DEFAULT_HOURS.services,
    opening: of(opening ?? null),
    delivery: of(delivery),
  };
  const now = { ...(opening && { opening: OPEN }), delivery: OPEN };
  return { hours: { ...DEFAULT_HOURS, services, exceptions }, services: now };
}

function dataOf({ pub, hours = week(closed), ...rest }: Given = {}): Record<string, unknown> {
  const data = aPubPageData({
    pub: { lat: null, lng: null, ...pub },
    ...hoursOfData({ delivery: weekHoursOf(hours), ...rest }),
    menus: [],
    categories: [],
    dishes: [],
  });
  const options = { publicUrl: 'https://comanda.test', now: new Date('2026-11-20T17:00:00Z') };
  return { ...structuredData(data, options) };
}

describe('the hours of delivery as schema.org writes them', () => {
  it.each([
    ['the same hours every day', week(day(10, 22)), ['Mo-Su 10:00-22:00']],
    ['over midnight', week(closed, day(18, 3), closed), ['Tu 18:00-03:00']],
    ['until midnight', week(day(10, 24)), ['Mo-Su 10:00-00:00']],
    ['around the clock', week(day(0, 24)), ['Mo-Su 00:00-23:59']],
    ['a day that begins at its end', week(day(24, 2)), ['Mo-Su 00:00-02:00']],
    ['no hours', week(closed), undefined],
    [
      'a day off and a long weekend',
      week(day(10, 22), closed, day(10, 22), day(10, 22), day(10, 2), day(10, 2), day(9.5, 22)),
      ['Mo 10:00-22:00', 'We-Th 10:00-22:00', 'Fr-Sa 10:00-02:00', 'Su 09:30-22:00'],
    ],
  ])('%s', (_, hours, expected) => {
    const data = dataOf({ hours });
    // The hours of the pub itself are not known.
    expect(data).not.toHaveProperty('openingHours');
    expect(data['department']).toEqual(
      expected && {
        '@type': 'Restaurant',
        name: 'La Nuc: delivery',
        openingHours: expected,
      },
    );
  });
});

const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];
const lunchAndDinner = [day(12, 15), day(18, 23)].map((span) => ({ days: ALL_DAYS, ...span }));
const on = (from: string, rest: Partial<PubHours['exceptions'][number]>) => ({
  from,
  to: from,
  kind: 'closed' as const,
  spans: [],
  services: ['opening'] as const,
  text: {},
  ...rest,
});

it('has the opening hours of the pub, and its next dates with others', () => {
  const data = dataOf({
    opening: lunchAndDinner,
    exceptions: [
      on('2026-11-19', {}),
      on('2026-12-31', { to: '2027-01-01' }),
      on('2026-11-21', { kind: 'break', spans: [day(13, 19)] }),
      on('2026-11-22', { kind: 'hours', spans: [day(20, 4)] }),
      on('2026-11-23', { services: ['delivery'] }),
      on('2027-08-27', {}),
    ],
  });
  expect(data['openingHours']).toEqual(['Mo-Su 12:00-15:00', 'Mo-Su 18:00-23:00']);
  const special = data['specialOpeningHoursSpecification'] as Record<string, string>[];
  const shown = special.map((one) => [one['validFrom'], one['opens'], one['closes']].join(' '));
  expect(shown).toEqual([
    '2026-11-21 12:00 13:00',
    '2026-11-21 19:00 23:00',
    '2026-11-22 20:00 04:00',
    '2026-12-31 00:00 00:00',
    '2027-01-01 00:00 00:00',
  ]);
});

it('omits data that the pub does not have', () => {
  expect(dataOf()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: 'La Nuc',
    url: 'https://comanda.test/pub/la-nuc/',
    currenciesAccepted: 'MDL',
    hasMenu: 'https://comanda.test/pub/la-nuc/',
  });
});

it('has its picture, its address, its phone, its place and its currency', () => {
  const pub = {
    bg_image_file_name: 'c1.webp',
    address: 'str. Nucului 1',
    phone: '+37322123456',
    currency_id: 5,
    lat: 0,
    lng: 28.8,
  };
  expect(dataOf({ pub })).toMatchObject({
    image: 'https://comanda.test/api-static/images/pubs/bgs/c1.webp',
    address: 'str. Nucului 1',
    telephone: '+37322123456',
    geo: { '@type': 'GeoCoordinates', latitude: 0, longitude: 28.8 },
    currenciesAccepted: 'TRY',
  });
});

it('says that orders are collected at the pub, where they are', () => {
  expect(dataOf()).not.toHaveProperty('potentialAction');
  expect(dataOf({ pub: { has_pick_up_order: true } })['potentialAction']).toEqual({
    '@type': 'OrderAction',
    target: 'https://comanda.test/pub/la-nuc/',
    deliveryMethod: 'https://schema.org/OnSitePickup',
  });
});
