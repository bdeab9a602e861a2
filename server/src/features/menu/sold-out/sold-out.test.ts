import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aMenuWithDishes,
  aPub,
  switchDeliveryOn,
  type AMenu,
  type APub,
} from '../../../testing/builders/builders.ts';

const SOLD_OUT = 'PUT /api/company/:companyID/pubs/:pubID/dishes/:dishID/sold-out';
/** A Friday, 19:00 in Chișinău. */
const NOW = '2026-11-20T17:00:00.000Z';
const TOMORROW = '2026-11-21T08:00:00.000Z';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(() => {
  t.clock.set(NOW);
});
afterAll(() => t.close());

type Venue = { readonly pub: APub; readonly menu: AMenu };

async function aVenue({ hasHours = true } = {}): Promise<Venue> {
  const pub = await aPub(t);
  if (hasHours) await switchDeliveryOn(t, pub);
  return { pub, menu: await aMenuWithDishes(t, pub) };
}

const set = ({ pub, menu }: Venue, until: string | null) =>
  t.send(SOLD_OUT, {
    params: { ...pub.ids, dishID: menu.dishes[0]?.id ?? 0 },
    body: { until },
    as: pub.company,
  });

/** The end as the editor and as a guest read it. */
async function ends({ pub, menu }: Venue): Promise<(string | null | undefined)[]> {
  const editor = await t.call(
    'GET /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes',
    { params: menu.ids, as: pub.company },
  );
  const guest = await t.call('GET /api/client/pub/:pubUrlName', {
    params: { pubUrlName: pub.pub.url_name },
  });
  return [editor, guest].map(({ dishes }) => dishes[0]?.sold_out_until);
}

describe('a dish is sold out', () => {
  it('from the first moment on sale; until a time, until it is switched back, and back on sale', async () => {
    const venue = await aVenue();
    expect(await ends(venue)).toEqual([null, null]);
    for (const until of ['2026-11-20T20:30:00.000Z', UNTIL_SWITCHED_BACK, null]) {
      expect(await set(venue, until)).toMatchObject({
        status: 200,
        body: { dish: { sold_out_until: until } },
      });
      expect(await ends(venue)).toEqual([until, until]);
    }
  });

  it('exactly until its end, without a write', async () => {
    const venue = await aVenue();
    const until = '2026-11-20T17:10:00.000Z';
    await set(venue, until);
    t.clock.set('2026-11-20T17:09:59.999Z');
    expect(await ends(venue)).toEqual([until, until]);
    t.clock.set(until);
    expect(await ends(venue)).toEqual([null, null]);
  });

  it('stays so when its form is saved', async () => {
    const venue = await aVenue();
    await set(venue, TOMORROW);
    const [dish] = venue.menu.dishes;
    const { name, price, sale_price, ingredients, visible, text_color } = dish ?? {};
    const body = { name, price, sale_price, ingredients, visible, text_color };
    const params = { ...venue.menu.ids, dishID: dish?.id ?? 0 };
    const saved = await t.sendRaw(
      'PUT /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID',
      { params, as: venue.pub.company, body },
    );
    expect(saved.status).toBe(200);
    expect(await ends(venue)).toEqual([TOMORROW, TOMORROW]);
  });
});

it.each([
  ['in_two_hours', '2026-11-20T19:00:00.000Z'],
  // The start of the day in Chișinău.
  ['2026-12-01', '2026-11-30T22:00:00.000Z'],
  ['2026-07-01', undefined],
  ['2026-11-20', undefined],
  ['2026-02-30', undefined],
])('until %s is until %s on the pub’s clock', async (word, end) => {
  const venue = await aVenue();
  const { status, body } = await set(venue, word);
  expect([status, body.dish?.sold_out_until]).toEqual(
    end === undefined ? [400, undefined] : [200, end],
  );
});

describe('until the next opening', () => {
  it.each([
    ['while it is open: tomorrow', NOW, TOMORROW],
    ['after it has closed: tomorrow', '2026-11-20T21:00:00.000Z', TOMORROW],
    ['in the night: the same day', '2026-11-21T01:00:00.000Z', TOMORROW],
    ['at the moment of closing: tomorrow', '2026-11-20T20:00:00.000Z', TOMORROW],
    ['at the moment of opening: the next day', TOMORROW, '2026-11-22T08:00:00.000Z'],
  ])('%s', async (_name, now, until) => {
    t.clock.set(now);
    const venue = await aVenue();
    expect(await set(venue, 'next_opening')).toMatchObject({
      body: { dish: { sold_out_until: until } },
    });
  });

  it('is until switched back at a pub that has saved no hours and takes no deliveries', async () => {
    const venue = await aVenue({ hasHours: false });
    await set(venue, 'next_opening');
    const until = UNTIL_SWITCHED_BACK;
    expect(await ends(venue)).toEqual([until, until]);
  });

  it('is the next midnight at a pub that never closes', async () => {
    const venue = await aVenue();
    await t.call('POST /api/company/:companyID/pubs/:pubID/shipping-work-hours', {
      params: venue.pub.ids,
      as: venue.pub.company,
      body: { work_hours: Array.from({ length: 7 }, () => ({ start: 0, end: 1440 })) },
    });
    await set(venue, 'next_opening');
    expect((await ends(venue))[0]).toBe('2026-11-20T22:00:00.000Z');
  });
});

it.each([
  ['a time that has passed', NOW],
  ['a day that does not exist', '2026-13-41T25:61:61Z'],
  ['a local time', '2026-11-21T10:00:00+02:00'],
  ['a word', 'tomorrow'],
  ['nothing', ''],
])('%s is refused, and nothing has changed', async (_name, until) => {
  const venue = await aVenue();
  await set(venue, TOMORROW);
  const refused = await t.sendRaw(SOLD_OUT, {
    params: { ...venue.pub.ids, dishID: venue.menu.dishes[0]?.id ?? 0 },
    as: venue.pub.company,
    body: { until },
  });
  expect([refused.status, refused.body]).toMatchObject([400, { code: 'validation_error' }]);
  expect(await ends(venue)).toEqual([TOMORROW, TOMORROW]);
});

it('a dish of another pub, or a deleted one, is not found', async () => {
  const [venue, other] = [await aVenue(), await aVenue()];
  const [theirs] = other.menu.dishes;
  const [own] = venue.menu.dishes;
  const send = async (dishID: number) =>
    (
      await t.send(SOLD_OUT, {
        params: { ...venue.pub.ids, dishID },
        body: { until: TOMORROW },
        as: venue.pub.company,
      })
    ).status;
  expect(await send(theirs?.id ?? 0)).toBe(404);
  await t.call(
    'DELETE /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID',
    { params: { ...venue.menu.ids, dishID: own?.id ?? 0 }, as: venue.pub.company },
  );
  expect(await send(own?.id ?? 0)).toBe(404);
  expect(await ends(other)).toEqual([null, null]);
});
