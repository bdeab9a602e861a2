import type { PubPageData } from '@comanda/contract/guest-page';
import type { WorkDay } from '@comanda/domain/shipping';
import { describe, expect, it } from 'vitest';
import { aShipping } from '../../../testing/samples/a-shipping.ts';
import { aPubPageData } from '../testing/a-pub-page-data.ts';
import { structuredData } from './structured-data.ts';

const day = (start: number, end: number): WorkDay => ({ start: start * 60, end: end * 60 });
const closed = day(0, 0);
const week = (...days: WorkDay[]): WorkDay[] =>
  Array.from({ length: 7 }, (_, index) => days[index] ?? days.at(-1) ?? closed);

type Given = {
  readonly pub?: Partial<PubPageData['pub']>;
  readonly hours?: readonly WorkDay[];
};

function dataOf({ pub, hours = week(closed) }: Given = {}): Record<string, unknown> {
  const data = aPubPageData({
    pub: { lat: null, lng: null, ...pub },
    shipping: aShipping({ shipping_work_hours_for_week: [...hours] }),
    menus: [],
    categories: [],
    dishes: [],
  });
  const options = { publicUrl: 'https://comanda.test', language: 'ro' } as const;
  return { ...structuredData(data, options) };
}

describe('the hours of delivery as schema.org writes them', () => {
  it.each([
    ['the same hours every day', week(day(10, 22)), ['Mo-Su 10:00-22:00']],
    ['over midnight', week(closed, day(18, 3), closed), ['Tu 18:00-03:00']],
    ['until midnight', week(day(10, 24)), ['Mo-Su 10:00-00:00']],
    ['around the clock', week(day(0, 24)), ['Mo-Su 00:00-23:59']],
    ['a day that would begin after its end', week(day(24, 2)), undefined],
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
