import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import type { NewOrder } from '@comanda/contract/orders';
import { DEFAULT_LATER, slotOf } from '@comanda/domain/later';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRepetition, someOf } from '../../../../scripts/depth.ts';
import { AppError } from '../../plumbing/http/app-error.ts';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import {
  aBasket,
  aDeliveringPub,
  anAdmin,
  changeDish,
  type ADeliveringPub,
} from '../../testing/builders/order-builders.ts';
import { plainZoneTerms, zoneVertices } from '../../testing/builders/builders.ts';
import { telegramThatAnswers } from '../../testing/telegram/telegram-that-answers.ts';
import { courierBook } from '../couriers/index.ts';
import { placeOrder } from './placing/place-order.ts';
import { createPubTermsReader, type PubTermsReader } from './pub-terms.ts';
import { quoteOrder } from './placing/assessing/quote-order.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ deps: (deps) => ({ ...deps, telegram: telegramThatAnswers }) });
});
afterAll(() => t.close());

/** The terms of another process, to which no signal of a change ever arrives. */
function deafReader(): PubTermsReader {
  const live = { ...t.deps.live, onChanges: () => undefined, onOwnChanges: () => undefined };
  return createPubTermsReader({ db: t.deps.db, live });
}

const atTable: Partial<NewOrder> = { order_type: 'in_place', table_for_in_place_order: '7' };

type Placing = { body: NewOrder; idempotencyKey?: string };

async function place(
  pub: ADeliveringPub,
  pubTerms: PubTermsReader,
  { body, idempotencyKey = randomUUID() }: Placing,
) {
  const orderFeed = { listen: () => undefined, announce: async () => undefined };
  const deps = { ...t.deps, couriers: courierBook, orderFeed, pubTerms };
  return placeOrder(deps, { pubId: pub.pub.id, idempotencyKey, clientId: undefined, body });
}

/** What a guest gets at the door and at a table: the order without what differs each time, or the refusal. */
async function outcomes(pub: ADeliveringPub, pubTerms: PubTermsReader): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const body of [aBasket(pub), aBasket(pub, atTable)]) {
    try {
      const { order } = await place(pub, pubTerms, { body });
      const dishes = order.dishes.map((dish) => ({ ...dish, line_id: 0 }));
      found.push({ ...order, id: 0, number: 0, created_time: '', history: [], dishes });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      found.push({ code: error.code, facts: error.facts });
    }
  }
  return found;
}

const base = '/api/company/:companyID/pubs/:pubID';
const menu = `${base}/menus/:menuID` as const;
const category = `${menu}/categories/:categoryID` as const;

type Change = (pub: ADeliveringPub) => Promise<unknown>;

const of = ({ categoryIds, company }: ADeliveringPub) => ({ params: categoryIds, as: company });
const inPub =
  (name: Parameters<TestApp['sendRaw']>[0], body?: object): Change =>
  async (pub) =>
    expect((await t.sendRaw(name, { ...of(pub), body })).status).toBeLessThan(300);
const ofDish =
  (change: Parameters<typeof changeDish>[2]['change']): Change =>
  (pub) =>
    changeDish(t, pub, { dish: pub.dishes[0], change });
const design = { visible: true, place: 1, text_color: '#ffffff' };
const week = (end: number) => ({
  work_hours: Array.from({ length: 7 }, () => ({ start: 0, end })),
});
const corner = zoneVertices.map(({ lat, lng }) => ({ lat: lat + 1, lng }));

/** Each changes the outcome of an order; what two changes do in turn is noticed in both directions. */
const changes: Record<string, readonly Change[]> = {
  'the price of a dish': [ofDish({ price: 70 })],
  'the sale price of a dish': [ofDish({ sale_price: 60 }), ofDish({ sale_price: 0 })],
  'the name of a dish': [ofDish({ name: 'Alt nume' })],
  'a hidden dish': [ofDish({ visible: false }), ofDish({ visible: true })],
  'a hidden category': [false, true].map((visible) =>
    inPub(`PUT ${category}`, { ...design, name: 'Gustări', category_types: ['other'], visible }),
  ),
  'a hidden menu': [false, true].map((visible) =>
    inPub(`PUT ${menu}`, { name: 'Bucătărie', visible }),
  ),
  'a deleted category': [inPub(`DELETE ${category}`)],
  'a deleted menu': [inPub(`DELETE ${menu}`)],
  'the switch of delivery': [false, true].map((available) =>
    inPub(`POST ${base}/shipping-availability`, { available }),
  ),
  'the hours': [
    inPub(`POST ${base}/shipping-work-hours`, week(60)),
    inPub(`POST ${base}/shipping-work-hours`, week(1440)),
  ],
  'the zones': [
    inPub(`POST ${base}/shipping`, {
      shapes: [{ shape_id: 'alt', color: '#d94f3d', vertices: corner }],
    }),
  ],
  'the price of a zone': [50, 40].map((centru) =>
    inPub(`POST ${base}/shipping-price`, { prices: { centru } }),
  ),
  'the terms of a zone': [{ minimum: 5000 }, {}].map((change) =>
    inPub(`POST ${base}/zone-terms`, { zone: { ...plainZoneTerms, price: 40, ...change } }),
  ),
  'free delivery': [100, 0].map((centru) =>
    inPub(`POST ${base}/shipping-free-delivery-prices`, { prices: { centru } }),
  ),
  'the commission': [true, false].map((add_commission_to_dish_prices) =>
    inPub(`POST ${base}/add-commission-to-dish-prices`, { add_commission_to_dish_prices }),
  ),
  'the types of payment': [false, true].map((cash_preorder) =>
    inPub(`POST ${base}/preorder`, { card_preorder: true, cash_preorder }),
  ),
  'what fits a slot': [1, null].map((value) =>
    inPub(`PUT ${base}/later`, {
      later: { ...DEFAULT_LATER, limits: { ...DEFAULT_LATER.limits, value } },
    }),
  ),
  'a shut slot': [true, false].map((is_shut) => async (pub: ADeliveringPub) => {
    // A delivery is ready in half an hour.
    const ready = new Date(t.clock.now().getTime() + 30 * 60_000);
    const from = slotOf(ready, 30, 'Europe/Chisinau').from.toISOString();
    await inPub(`PUT ${base}/slots`, { from, is_shut })(pub);
  }),
  'a pause of deliveries': [UNTIL_SWITCHED_BACK, null].map((until) =>
    inPub(`PUT ${base}/pause`, { order_types: ['delivery'], until }),
  ),
  'orders at tables': [false, true].map((has_in_place_order) =>
    inPub(`PUT ${base}`, { has_in_place_order }),
  ),
  'the currency': [inPub(`PUT ${base}`, { currency_id: 2 })],
  'the pub’s name and phone': [inPub(`PUT ${base}`, { name: 'Alt local', phone: '+37322123456' })],
  'the company’s phone': [inPub('PUT /api/account', { phone: '+37322654321' })],
  'the end of the publication': [
    async () => t.clock.advance(31 * 24 * 60 * 60 * 1000),
    async ({ pub }) =>
      t.call('POST /api/admin/pubs/:pubID/extend', {
        params: { pubID: pub.id },
        as: await anAdmin(t),
        body: { days: 9 },
      }),
  ],
};

describe('another process that is told of no change takes the next order on new terms after a change of', () => {
  it.each(someOf(Object.entries(changes), 3))('%s', async (_, steps) => {
    const pub = await aDeliveringPub(t);
    const deaf = deafReader();
    for (const step of steps) {
      const before = await outcomes(pub, deaf);
      await step(pub);
      const after = await outcomes(pub, deaf);
      expect(after).toEqual(await outcomes(pub, deafReader()));
      expect(after).not.toEqual(before);
    }
  });

  it.skipIf(isRepetition)('the pub: its deletion', async () => {
    const pub = await aDeliveringPub(t);
    const deaf = deafReader();
    await outcomes(pub, deaf);
    const completed = { status: 'completed', cancel_reason: null } as const;
    await t.deps.db.updateTable('pub_order').set(completed).execute();
    await inPub(`DELETE ${base}`)(pub);
    await expect(place(pub, deaf, { body: aBasket(pub) })).rejects.toThrow('not_found');
  });

  it.skipIf(isRepetition)('that a dish is counted from now on', async () => {
    const pub = await aDeliveringPub(t);
    const deaf = deafReader();
    await place(pub, deaf, { body: aBasket(pub) });
    await t.call('PUT /api/company/:companyID/pubs/:pubID/dishes/:dishID/left-count', {
      params: { ...pub.ids, dishID: pub.dishes[0].id },
      as: pub.company,
      body: { left: 1 },
    });
    const two = [{ dish_id: pub.dishes[0].id, count: 2 }];
    await expect(place(pub, deaf, { body: { ...aBasket(pub), dishes: two } })).rejects.toThrow(
      'too_few_left',
    );
  });

  it.skipIf(isRepetition)('prices, in its quotes too', async () => {
    const pub = await aDeliveringPub(t);
    const deps = { db: t.deps.db, clock: t.clock, pubTerms: deafReader() };
    const total = async () =>
      (await quoteOrder(deps, { pubId: pub.pub.id }, aBasket(pub))).client_total;
    expect(await total()).toBe(251);
    await changeDish(t, pub, { dish: pub.dishes[0], change: { price: 70 } });
    expect(await total()).toBe(221);
  });
});

describe.skipIf(isRepetition)('an order whose pub changes between its check and its insert', () => {
  /** Terms that have changed as soon as they are read, so many times. */
  function changingReader(pub: ADeliveringPub, times: number): PubTermsReader {
    const inner = deafReader();
    let left = times;
    const read: PubTermsReader['read'] = async (pubId) => {
      const terms = await inner.read(pubId);
      left -= 1;
      if (left >= 0)
        await changeDish(t, pub, { dish: pub.dishes[0], change: { price: 70 + left } });
      return terms;
    };
    return { read, recall: read };
  }

  it('is checked again, and pays the last price', async () => {
    const pub = await aDeliveringPub(t);
    const { order } = await place(pub, changingReader(pub, 3), { body: aBasket(pub) });
    expect(order.client_total).toBe(221);
  });

  it('is refused after ten changes, and written on no terms', async () => {
    const pub = await aDeliveringPub(t);
    const placing = place(pub, changingReader(pub, 100), { body: aBasket(pub) });
    await expect(placing).rejects.toThrow('service_unavailable');
    const orders = t.deps.db.selectFrom('pub_order').where('pub_id', '=', pub.pub.id);
    expect(await orders.selectAll().execute()).toEqual([]);
  });

  it('is the same order when its key was used before, on old terms', async () => {
    const pub = await aDeliveringPub(t);
    const request = { body: aBasket(pub, { expected_total: 251 }), idempotencyKey: randomUUID() };
    const deaf = deafReader();
    const first = await place(pub, deaf, request);
    await changeDish(t, pub, { dish: pub.dishes[0], change: { price: 70 } });
    expect(await place(pub, deaf, request)).toEqual(first);
    expect(await place(pub, deafReader(), request)).toEqual(first);
  });
});
