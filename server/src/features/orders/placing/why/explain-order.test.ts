import type { CallBody } from '@comanda/contract';
import type { ZoneTerms } from '@comanda/contract/shipping';
import type { PubHours } from '@comanda/domain/hours';
import { DEFAULT_LATER } from '@comanda/domain/later';
import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../testing/app/build-test-app.ts';
import { anAdminInside } from '../../../../testing/builders/an-admin-inside.ts';
import { plainZoneTerms } from '../../../../testing/builders/builders.ts';
import { bodyOf } from '../../../../testing/builders/known-fields.ts';
import { setLeftCount } from '../../../../testing/builders/left-count-builders.ts';
import {
  anOptionGroup,
  anyNumber,
  choiceId,
  giveGroups,
} from '../../../../testing/builders/option-builders.ts';
import {
  aBasket,
  aDeliveringPub,
  anOrderAtTable,
  tryOrder,
  type ADeliveringPub,
} from '../../../../testing/builders/order-builders.ts';
import { siblingPaths } from '../../../../testing/builders/sibling-rows.ts';
import { databaseContent } from '../../../../testing/walks/database-content.ts';

const PUB = '/api/company/:companyID/pubs/:pubID' as const;
const QUOTE = 'POST /api/client/pub/:pubID/orders/quote';
const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];
/** A Friday, noon in Chișinău. */
const NOON = '2026-11-20T10:00:00.000Z';

let t: TestApp;
let pub: ADeliveringPub;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  t.clock.set(NOON);
  pub = await aDeliveringPub(t);
});
afterAll(() => t.close());

const ask = (body: CallBody<`POST ${typeof PUB}/why`>) =>
  t.send(`POST ${PUB}/why`, { params: pub.ids, as: pub.company, body });
async function why(change: object = {}) {
  const basket = bodyOf(QUOTE, aBasket(pub));
  const { status, body } = await ask({ ...basket, ...change });
  expect(status).toBe(200);
  if (!body.why) throw new Error('an answer');
  return { ...body.why, codes: body.why.refusals.map(({ code }) => code) };
}
const setHours = async (services: Partial<PubHours['services']>) => {
  const of = { params: pub.ids, as: pub.company };
  const { hours, hours_revision: revision } = (await t.call(`GET ${PUB}`, of)).pub;
  await t.call(`PUT ${PUB}/hours`, {
    ...of,
    body: { hours: { ...hours, services: { ...hours.services, ...services } }, revision },
  });
};
const every = (start: number, end: number, last_order = 0) => ({
  week: [{ days: ALL_DAYS, start: start * 60, end: end * 60 }],
  follows: null,
  last_order,
});
const setTerms = (change: Partial<ZoneTerms>) =>
  t.call(`POST ${PUB}/zone-terms`, {
    params: pub.ids,
    as: pub.company,
    body: { zone: { ...plainZoneTerms, price: 40, ...change } },
  });
const zoneWeek = (start: number, end: number) => ALL_DAYS.map(() => [{ start, end }]);
/** In winter, on the clock of the pub. */
const utc = (local: string) => new Date(`${local}:00+02:00`).toISOString();

describe('what a guest sees', () => {
  it('is the zone with its number and terms, the fee and its next step, minutes and total', async () => {
    await setTerms({
      name: 'Centru',
      minimum: 150,
      extra_minutes: 10,
      steps: [{ from: 300, price: 0 }],
    });
    expect(await why()).toMatchObject({
      at: NOON,
      has_basket: true,
      zone: { shape_id: 'centru', number: 1, name: 'Centru', minimum: 150 },
      delivery_minutes: { from: 50, to: 70 },
      quote: {
        dish_total: 211,
        delivery_price: 40,
        next_step: { missing: 89, price: 0 },
        client_total: 251,
        refusal: null,
      },
      refusals: [],
      taken_until: null,
      taken_from: null,
    });
  });

  it('is what the quote of the same moment says, and the order is refused by the first rule', async () => {
    await setHours({ delivery: every(10, 22, 30) });
    await setTerms({ minimum: 500, hours: zoneWeek(600, 900) });
    const asked = await why({ at: '2026-11-20T23:50' });
    expect(asked.at).toBe(utc('2026-11-20T23:50'));
    expect(asked.codes).toEqual(['pub_is_closed', 'zone_is_closed', 'below_zone_minimum']);
    t.clock.set(asked.at);
    const { quote } = await t.call(QUOTE, {
      params: { pubID: pub.pub.id },
      body: bodyOf(QUOTE, aBasket(pub)),
    });
    expect(asked.quote).toEqual(quote);
    expect(asked.refusals[0]).toEqual(quote.refusal);
    const placed = await tryOrder(t, pub, { body: aBasket(pub) });
    expect([placed.status, placed.body.code]).toEqual([422, 'pub_is_closed']);
  });

  it('of a table or without a basket leaves out the rules that ask for them, and says so', async () => {
    await setTerms({ minimum: 500 });
    const bare = await why({ dishes: [], payment_type: '' });
    expect(bare).toMatchObject({ has_basket: false, refusals: [], quote: { refusal: null } });
    const atTable = { order_type: 'in_place', dishes: [], lat: null, lng: null };
    expect(await why(atTable)).toMatchObject({ refusals: [], zone: null, delivery_minutes: null });
    expect((await why({ dishes: [], lat: 45 })).codes).toEqual(['outside_delivery_zones']);
  });

  it('without a payment is that of any which the pub takes', async () => {
    const setPayments = (cash: boolean, card: boolean) =>
      t.call(`POST ${PUB}/preorder`, {
        params: pub.ids,
        as: pub.company,
        body: { cash_preorder: cash, card_preorder: card },
      });
    await setPayments(false, true);
    expect((await why({ payment_type: undefined })).codes).toEqual([]);
    expect((await why({ payment_type: 'cash' })).codes).toEqual(['payment_type_not_offered']);
    await setPayments(false, false);
    expect((await why({ payment_type: undefined })).codes).toEqual(['payment_type_not_offered']);
  });

  it('names the zone of a pin that has no price yet', async () => {
    await t.call(`POST ${PUB}/shipping-price`, {
      params: pub.ids,
      as: pub.company,
      body: { prices: {} },
    });
    expect(await why()).toMatchObject({
      zone: { number: 1 },
      codes: ['zone_without_price'],
      taken_from: null,
    });
  });

  it('counts what waits now, and what is left', async () => {
    const body = { max_waiting_of_table: 1, max_waiting: 1 };
    await t.call('PUT /api/company/:companyID/pubs/:pubID', {
      params: pub.ids,
      as: pub.company,
      body,
    });
    await tryOrder(t, pub, { body: anOrderAtTable(pub, '7') });
    const asked = {
      order_type: 'in_place',
      table_for_in_place_order: '7',
      dishes: [{ dish_id: pub.dishes[1].id, count: 1 }],
    };
    expect((await why(asked)).codes).toEqual(['too_many_orders_wait']);
    expect((await why({ ...asked, at: '2026-11-20T14:00' })).codes).toEqual([]);
    await setLeftCount(t, pub, { dishId: pub.dishes[1].id, left: 1 });
    const two = { ...asked, dishes: [{ dish_id: pub.dishes[1].id, count: 2 }] };
    expect((await why({ ...two, at: '2026-11-20T14:00' })).codes).toEqual(['too_few_left']);
  });
});

describe('it is taken', () => {
  const lateFriday = { at: '2026-11-20T23:50' };

  it('until the last order, and again from the opening', async () => {
    await setHours({ delivery: every(9, 23, 30) });
    expect(await why(lateFriday)).toMatchObject({
      codes: ['pub_is_closed'],
      taken_until: utc('2026-11-20T22:30'),
      taken_from: utc('2026-11-21T09:00'),
    });
  });

  it('while the pub, the zone and each dish take it', async () => {
    await setHours({ delivery: every(9, 23) });
    await setTerms({ hours: zoneWeek(600, 1200) });
    await t.call(`PUT ${siblingPaths.menus}`, {
      params: pub.categoryIds,
      as: pub.company,
      body: {
        name: 'Mic dejun',
        visible: true,
        serving_hours: [{ days: [0, 1, 2, 3, 4], start: 480, end: 690 }],
      },
    });
    expect(await why(lateFriday)).toMatchObject({
      codes: ['pub_is_closed', 'zone_is_closed', 'dish_not_served_now'],
      taken_until: utc('2026-11-20T11:30'),
      taken_from: utc('2026-11-23T10:00'),
    });
  });

  it('from the end of a pause, of a closed zone and of what is sold out', async () => {
    const until = utc('2026-11-21T15:00');
    const of = { params: pub.ids, as: pub.company };
    await t.call(`PUT ${PUB}/pause`, { ...of, body: { order_types: ['delivery'], until } });
    await setTerms({ closed_until: utc('2026-11-21T16:00') });
    const { id: dishID } = pub.dishes[0];
    await t.call(`PUT ${PUB}/dishes/:dishID/sold-out`, {
      params: { ...pub.ids, dishID },
      as: pub.company,
      body: { until: utc('2026-11-21T17:00') },
    });
    expect(await why(lateFriday)).toMatchObject({
      codes: ['pub_is_paused', 'zone_is_closed', 'dish_sold_out'],
      taken_until: null,
      taken_from: utc('2026-11-21T17:00'),
    });
  });

  it('from when the choice of a dish is on sale again', async () => {
    const { id } = pub.dishes[0];
    const extras = await anOptionGroup(t, pub, {
      name: 'Adaos',
      rule: 'sum',
      choices: { Ardei: 5 },
    });
    await giveGroups(t, pub, { dishId: id, groups: [{ group_id: extras.id, ...anyNumber }] });
    const choiceID = choiceId(extras, 'Ardei');
    const until = utc('2026-11-20T17:00');
    await t.call(`PUT ${PUB}/option-groups/:groupID/choices/:choiceID/sold-out`, {
      params: { ...pub.ids, groupID: extras.id, choiceID },
      as: pub.company,
      body: { until },
    });
    const options = [{ choice_id: choiceID, count: 1 }];
    expect(await why({ dishes: [{ dish_id: id, count: 1, options }] })).toMatchObject({
      codes: ['options_do_not_fit'],
      taken_from: until,
    });
  });

  it('until a cut-off, and again on the next working day', async () => {
    await setHours({ delivery: { ...every(0, 24), order_until: { days_before: 0, minute: 660 } } });
    expect(await why()).toMatchObject({
      codes: ['ordered_too_late'],
      taken_until: utc('2026-11-20T11:00'),
      taken_from: utc('2026-11-21T05:00'),
    });
    await setHours({ delivery: { ...every(0, 24), order_until: { days_before: 1, minute: 660 } } });
    expect(await why()).toMatchObject({ taken_until: null, taken_from: null });
  });

  it('before and after the slot that is shut or full', async () => {
    const of = { params: pub.ids, as: pub.company };
    // A delivery that is ordered now is ready at 12:30.
    const shut = (is_shut: boolean) =>
      t.call(`PUT ${PUB}/slots`, { ...of, body: { from: utc('2026-11-20T12:30'), is_shut } });
    const around = { taken_until: utc('2026-11-20T12:00'), taken_from: utc('2026-11-20T12:30') };
    await shut(true);
    expect(await why()).toMatchObject({ codes: ['slot_is_shut'], ...around });
    await shut(false);
    const limits = { ...DEFAULT_LATER.limits, orders: 1 };
    await t.call(`PUT ${PUB}/later`, {
      ...of,
      body: { later: { ...DEFAULT_LATER, order_types: [], limits } },
    });
    await tryOrder(t, pub, { body: aBasket(pub) });
    expect(await why()).toMatchObject({ codes: ['slot_is_full'], ...around });
  });

  it('never again, after the publication and of what is paused until a person ends it', async () => {
    const { expiration_time_utc: end } = pub.pub;
    const after = new Date(new Date(end).getTime() + 60 * 60_000);
    const at = new Date(after.getTime() + 2 * 60 * 60_000).toISOString().slice(0, 16);
    expect(await why({ at })).toMatchObject({
      codes: ['pub_expired'],
      taken_until: new Date(end).toISOString(),
      taken_from: null,
    });
    await t.call(`PUT ${PUB}/pause`, {
      params: pub.ids,
      as: pub.company,
      body: { order_types: ['delivery'], until: UNTIL_SWITCHED_BACK },
    });
    expect(await why()).toMatchObject({
      codes: ['pub_is_paused'],
      taken_until: null,
      taken_from: null,
    });
  });

  it('at no time where something else refuses it too', async () => {
    await setHours({ delivery: every(9, 23) });
    expect(await why({ ...lateFriday, lat: 45 })).toMatchObject({
      codes: ['pub_is_closed', 'outside_delivery_zones'],
      taken_until: null,
      taken_from: null,
    });
  });
});

describe('a moment', () => {
  it.each(['2026-02-30T10:00', '2026-11-20T24:00', '2026-11-20T10:60', '2028-01-01T10:00'])(
    '%s is refused, with its field',
    async (at) => {
      const { status, body } = await ask({ ...bodyOf(QUOTE, aBasket(pub)), at });
      expect([status, body]).toMatchObject([400, { validationErrors: [{ field: 'at' }] }]);
    },
  );

  it('that the clocks skip, or show twice, is one', async () => {
    expect((await why({ at: '2027-03-28T03:30' })).at).toBe('2027-03-28T01:30:00.000Z');
    expect((await why({ at: '2027-10-31T03:30' })).at).toBe('2027-10-31T00:30:00.000Z');
  });
});

it('writes nothing, also nothing into the audit log for an administrator inside the pub', async () => {
  const inside = await anAdminInside(t, pub.pub.id);
  const before = await databaseContent(t.deps.db);
  await why({ at: '2026-11-20T23:50' });
  const body = bodyOf(QUOTE, aBasket(pub));
  const answer = await t.send(`POST ${PUB}/why`, { params: pub.ids, as: inside, body });
  expect(answer.status).toBe(200);
  expect(await databaseContent(t.deps.db)).toEqual(before);
});
