import type { ZoneTerms } from '@comanda/contract/shipping';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { aPub, plainZoneTerms, withDelivery, type APub } from '../../testing/builders/builders.ts';

let t: TestApp;
let pub: APub;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set('2026-11-20T10:00:00Z');
  pub = await aPub(t);
  await withDelivery(t, pub);
});

const SAVE = 'POST /api/company/:companyID/pubs/:pubID/zone-terms';
const asPub = () => ({ params: pub.ids, as: pub.company });
const plain: ZoneTerms = { ...plainZoneTerms, price: 40 };
const full: ZoneTerms = {
  shape_id: 'centru',
  name: 'Centru',
  price: 40,
  minimum: 150,
  steps: [
    { from: 300, price: 20, reward: 45.5 },
    { from: 500, price: 0, reward: 30 },
  ],
  extra_minutes: 15,
  closed_until: '2026-11-20T18:00:00.000Z',
  closed_texts: { ro: 'Podul e închis', ru: 'Мост закрыт' },
  hours: [[{ start: 600, end: 900 }], [], [], [], [], [], [{ start: 1080, end: 120 }]],
};

const save = (zone: ZoneTerms, before?: ZoneTerms) =>
  t.send(SAVE, { ...asPub(), body: { zone, ...(before && { before }) } });
const stored = async (): Promise<readonly ZoneTerms[]> =>
  (await t.call('GET /api/client/pub/:pubID/shipping', { params: pub.ids })).shipping.zone_terms;

test('a new zone has nothing but its price', async () => {
  expect(await stored()).toEqual([plain]);
});

test('all terms of a zone are saved, and what the call answers is accepted again', async () => {
  const { body } = await save(full);
  expect(body.shipping).toMatchObject({
    zone_terms: [full],
    shipping_prices: { centru: 40 },
    shipping_free_delivery_prices: { centru: 500 },
  });
  const [answered] = await stored();
  expect((await save(answered ?? plain, full)).status).toBe(200);
  expect(await stored()).toEqual([full]);
  expect((await save(plain)).body.shipping).toMatchObject({
    zone_terms: [plain],
    shipping_free_delivery_prices: { centru: 0 },
  });
});

test('redrawing a zone keeps its terms', async () => {
  await save(full);
  const { pub: found } = await t.call('GET /api/company/:companyID/pubs/:pubID', asPub());
  const shapes = found.shipping.shapes.map((shape) => ({
    ...shape,
    vertices: shape.vertices.map(({ lat, lng }) => ({ lat: lat + 0.001, lng })),
  }));
  await t.call('POST /api/company/:companyID/pubs/:pubID/shipping', {
    ...asPub(),
    body: { shapes },
  });
  expect(await stored()).toEqual([full]);
});

test('an end that is past is none, and texts that say nothing are not stored', async () => {
  await save({ ...full, closed_texts: { ro: ' ', en: 'The bridge is closed' } });
  expect(await stored()).toMatchObject([
    { closed_until: full.closed_until, closed_texts: { en: 'The bridge is closed' } },
  ]);
  t.clock.set('2026-11-20T18:00:00Z');
  expect(await stored()).toMatchObject([{ closed_until: null }]);
});

describe('a save is refused', () => {
  it.each<[string, Partial<ZoneTerms>, string]>([
    [
      'with a step dearer than the zone',
      { steps: [{ from: 300, price: 41 }] },
      'fee_steps_do_not_fit',
    ],
    ['without a zone of this id', { shape_id: 'alta' }, 'validation_error'],
    ['closed until no date', { closed_until: '2026-18-17T84:71:32Z' }, 'validation_error'],
    ['closed for years', { closed_until: '2028-11-20T18:00:00Z' }, 'validation_error'],
    ['with eight days', { hours: Array.from({ length: 8 }, () => []) }, 'validation_error'],
    ['with half a step of the hours', { hours: [[{ start: 1, end: 9 }]] }, 'validation_error'],
    ['with three decimals', { minimum: 0.001 }, 'validation_error'],
  ])('%s', async (_, change, code) => {
    expect((await save({ ...full, ...change })).body).toMatchObject({ code });
    expect(await stored()).toEqual([plain]);
  });

  it('where another user has saved meanwhile', async () => {
    const answers = await Promise.all([
      save(full, plain),
      save({ ...plain, name: 'Alt nume' }, plain),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const gone = await save({ ...plain, shape_id: 'alta' }, { ...plain, shape_id: 'alta' });
    expect(gone.body).toMatchObject({ code: 'zones_changed_meanwhile' });
  });
});

describe('the two calls for the price and the threshold', () => {
  const savePart = (part: 'shipping-price' | 'shipping-free-delivery-prices', centru: number) =>
    t.send(`POST /api/company/:companyID/pubs/:pubID/${part}`, {
      ...asPub(),
      body: { prices: { centru } },
    });

  it('change the same amounts', async () => {
    await save(full);
    await savePart('shipping-price', 60);
    await savePart('shipping-free-delivery-prices', 700);
    const steps = [full.steps[0], { from: 700, price: 0, reward: 30 }];
    expect(await stored()).toMatchObject([{ price: 60, steps }]);
    await savePart('shipping-free-delivery-prices', 0);
    await savePart('shipping-free-delivery-prices', 800);
    expect(await stored()).toMatchObject([{ steps: [full.steps[0], { from: 800, price: 0 }] }]);
  });

  it.each([
    ['shipping-price', 19.99],
    ['shipping-free-delivery-prices', 300],
  ] as const)('refuse what does not fit the steps: %s of %d', async (part, amount) => {
    await save(full);
    expect((await savePart(part, amount)).body).toMatchObject({ code: 'fee_steps_do_not_fit' });
    expect(await stored()).toEqual([full]);
  });
});
