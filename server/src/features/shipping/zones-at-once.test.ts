import type { CallBody } from '@comanda/contract';
import { must } from '@comanda/contract/client';
import type { Shipping } from '@comanda/contract/shipping';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { bodyOf } from '../../testing/builders/known-fields.ts';
import { aPub, zoneVertices, type APub } from '../../testing/builders/builders.ts';
import { aBasket, aDeliveringPub, tryOrder } from '../../testing/builders/order-builders.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const SHAPES = 'POST /api/company/:companyID/pubs/:pubID/shipping';
const PRICES = 'POST /api/company/:companyID/pubs/:pubID/shipping-price';
const THRESHOLDS = 'POST /api/company/:companyID/pubs/:pubID/shipping-free-delivery-prices';

const saveShapes = ({ ids, company }: APub, body: CallBody<typeof SHAPES>) =>
  t.send(SHAPES, { params: ids, as: company, body });
const savePrices = ({ ids, company }: APub, body: CallBody<typeof PRICES>) =>
  t.send(PRICES, { params: ids, as: company, body });
const saveThresholds = ({ ids, company }: APub, body: CallBody<typeof THRESHOLDS>) =>
  t.send(THRESHOLDS, { params: ids, as: company, body });

function shape(shape_id: string, vertices = zoneVertices) {
  return { shape_id, color: '#d94f3d', vertices };
}

async function saved(answer: ReturnType<typeof saveShapes>): Promise<Shipping> {
  return (await must(answer)).shipping;
}

const north = (km: number) => zoneVertices.map(({ lat, lng }) => ({ lat: lat + km / 111, lng }));

test('concurrent saves of zones leave one complete list', async () => {
  const pub = await aPub(t);
  const lists = Array.from({ length: 6 }, (_, index) => [shape(`x${index}`), shape('same')]);
  await Promise.all(lists.map((shapes) => saved(saveShapes(pub, { shapes }))));
  const { body } = await t.send('GET /api/client/pub/:pubID/shipping', { params: pub.ids });
  expect(lists).toContainEqual(body.shipping?.shapes);
});

test('two users who draw at once keep each other’s zones and their prices', async () => {
  const pub = await aPub(t);
  const before = [shape('a'), shape('b')];
  await saved(saveShapes(pub, { shapes: before }));
  const theirs = [shape('a', north(1)), shape('b'), shape('theirs')];
  await saved(saveShapes(pub, { shapes: theirs, before }));
  await saved(savePrices(pub, { prices: { a: 10, b: 20, theirs: 30 } }));
  const mine = [shape('mine'), shape('a')];
  const merged = await saved(saveShapes(pub, { shapes: mine, before }));
  expect(merged.shapes).toEqual([shape('mine'), shape('a', north(1)), shape('theirs')]);
  expect(merged.shipping_prices).toEqual({ a: 10, theirs: 30 });
});

test.each([
  ['both changed its outline', [shape('a', north(1))], [shape('a', north(2))]],
  ['they changed the outline, the sender deletes it', [shape('a', north(1))], []],
  ['they deleted it, the sender changes the outline', [], [shape('a', north(2))]],
])('the same zone changed by two users: %s', async (_name, theirs, mine) => {
  const pub = await aPub(t);
  const before = [shape('a')];
  await saved(saveShapes(pub, { shapes: before }));
  const both = [theirs, mine].map((shapes) => saveShapes(pub, { shapes, before }));
  const answers = await Promise.all(both);
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'zones_changed_meanwhile',
  });
  const { body } = await t.send('GET /api/client/pub/:pubID/shipping', { params: pub.ids });
  expect([theirs, mine]).toContainEqual(body.shipping?.shapes);
});

test('two users together cannot draw more zones than one may', async () => {
  const pub = await aPub(t);
  const many = (name: string) => Array.from({ length: 60 }, (_, index) => shape(`${name}${index}`));
  await saved(saveShapes(pub, { shapes: many('x'), before: [] }));
  expect(await saveShapes(pub, { shapes: many('y'), before: [] })).toMatchObject({
    status: 409,
    body: { code: 'zone_limit_exceeded' },
  });
});

const amountCalls = [
  ['prices', savePrices, 'shipping_prices'],
  ['thresholds', saveThresholds, 'shipping_free_delivery_prices'],
] as const;

test.each(amountCalls)(
  '%s: only the amounts that the sender changed are saved',
  async (_, save, key) => {
    const pub = await aPub(t);
    await saved(saveShapes(pub, { shapes: [shape('a'), shape('b'), shape('c')] }));
    const before = { a: 10, b: 20 };
    await saved(save(pub, { prices: before }));
    // Another user sets another price for b, and one for c.
    await saved(save(pub, { prices: { a: 10, b: 25, c: 30 }, before }));
    const merged = await saved(save(pub, { prices: { a: 15, b: 20 }, before }));
    expect(merged[key]).toMatchObject({ a: 15, b: 25, c: 30 });
    expect(await save(pub, { prices: { a: 10, b: 21 }, before })).toMatchObject({
      status: 409,
      body: { code: 'zones_changed_meanwhile' },
    });
    const emptied = await saved(save(pub, { prices: { b: 25, c: 30 }, before: merged[key] }));
    expect(emptied[key]['a'] ?? 0).toBe(0);
  },
);

test.each(amountCalls)('%s for a deleted zone changes nothing', async (_, save, key) => {
  const pub = await aPub(t);
  await saved(saveShapes(pub, { shapes: [shape('a'), shape('b')] }));
  await saved(save(pub, { prices: { a: 10, b: 20 } }));
  await saved(saveShapes(pub, { shapes: [shape('b')] }));
  for (const before of [{ a: 10, b: 20 }, { b: 20 }]) {
    expect(await save(pub, { prices: { a: 11, b: 21 }, before })).toMatchObject({
      status: 409,
      body: { code: 'zones_changed_meanwhile' },
    });
  }
  // A user who did not change its price is not refused because it was deleted.
  const result = await saved(save(pub, { prices: { a: 10, b: 22 }, before: { a: 10, b: 20 } }));
  expect(result[key]).toEqual({ b: 22 });
});

test('when a zone is deleted between the quote and the order, the order is refused or keeps its price', async () => {
  const pub = await aDeliveringPub(t);
  const basket = aBasket(pub);
  const quote = () =>
    t.send('POST /api/client/pub/:pubID/orders/quote', {
      params: pub.ids,
      body: bodyOf('POST /api/client/pub/:pubID/orders/quote', basket),
    });
  expect(await quote()).toMatchObject({ status: 200, body: { quote: { delivery_price: 40 } } });
  const [placed] = await Promise.all([
    tryOrder(t, pub, { body: basket }),
    saved(saveShapes(pub, { shapes: [] })),
  ]);
  if (placed.status === 201) {
    expect(placed.body).toMatchObject({ order: { delivery_price: 40 } });
  } else {
    expect(placed).toMatchObject({ status: 422, body: { code: 'outside_delivery_zones' } });
  }
  expect(await tryOrder(t, pub, { body: basket })).toMatchObject({
    status: 422,
    body: { code: 'outside_delivery_zones' },
  });
  expect(JSON.stringify((await quote()).body)).toContain('outside_delivery_zones');
});
