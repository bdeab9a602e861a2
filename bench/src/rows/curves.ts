import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Bench, Conditions, Row } from '../frame/bench.ts';
import { compareWithBare } from '../frame/compare-with-bare.ts';
import { signInAsOwner } from '../frame/dish-editor.ts';
import { startProduct, type Product } from '../frame/product.ts';
import { takeTurns } from '../frame/take-turns.ts';
import { load, printP95, requireWrk, type LoadResult } from '../frame/wrk.ts';

const SECONDS = 2;
const ROUNDS = 3;
const asBrowser = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'ro' };
const DISHES = [10, 50, 200, 2000];
const QUICK_DISHES = [10, 50];
/** A pub may have a hundred. */
const ZONES = [10, 100];

async function pagesOver(
  product: Product,
  dishes: readonly number[],
  conditions: Conditions,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of dishes) {
    rows.push(
      await compareWithBare(conditions, {
        work: `curve: guest page, ${count} dishes`,
        origin: product.origin,
        path: `/pub/dishes-${count}/`,
        headers: asBrowser,
        seconds: SECONDS,
        rounds: ROUNDS,
      }),
    );
  }
  return rows;
}

/** A square of this number in a row of them; the place of the order is in the last one. */
function square(number: number) {
  const [lat, lng, side] = [47 + number * 0.001, 28.8, 0.000_9];
  return {
    shape_id: `zone-${number}`,
    color: '#d9442f',
    vertices: [
      { lat, lng },
      { lat: lat + side, lng },
      { lat: lat + side, lng: lng + side },
      { lat, lng: lng + side },
    ],
  };
}

type Shop = Awaited<ReturnType<typeof signInAsOwner>>;

async function drawZones({ client, as, companyID }: Shop, pubID: number, count: number) {
  const shapes = Array.from({ length: count }, (_, index) => square(index));
  const params = { companyID, pubID };
  await client.call('POST /api/company/:companyID/pubs/:pubID/shipping', {
    params,
    as,
    body: { shapes },
  });
  await client.call('POST /api/company/:companyID/pubs/:pubID/shipping-price', {
    params,
    as,
    body: { prices: Object.fromEntries(shapes.map(({ shape_id }) => [shape_id, 10])) },
  });
}

/** Three steps, a minimum, extra minutes, and hours of its own that never end. */
async function giveTerms({ client, as, companyID }: Shop, pubID: number, count: number) {
  const params = { companyID, pubID };
  for (let number = 0; number < count; number += 1) {
    const zone = {
      shape_id: `zone-${number}`,
      name: `Zona ${number}`,
      price: 10,
      minimum: 0.01,
      steps: [8, 4, 0].map((price, index) => ({ from: 50_000 * (index + 1), price })),
      extra_minutes: 15,
      closed_until: null,
      closed_texts: {},
      hours: Array.from({ length: 7 }, () => [
        { start: 0, end: 720 },
        { start: 720, end: 1440 },
      ]),
    };
    await client.call('POST /api/company/:companyID/pubs/:pubID/zone-terms', {
      params,
      as,
      body: { zone },
    });
  }
}

function quoteScript(dishId: number, zones: number): string {
  const { lat, lng } = square(zones - 1).vertices[0] ?? { lat: 0, lng: 0 };
  const body = JSON.stringify({
    order_type: 'delivery',
    dishes: [{ dish_id: dishId, count: 2 }],
    lat: lat + 0.000_4,
    lng: lng + 0.000_4,
  });
  return `
wrk.method = 'POST'
wrk.headers['content-type'] = 'application/json'
wrk.body = '${body}'
${printP95}`;
}

/** Of two of the pubs, since one of them gets the zones. */
async function quotesOver(
  product: Product,
  zones: readonly number[],
  conditions: Conditions,
): Promise<Row[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'comanda-wrk-'));
  const script = path.join(folder, 'quote.lua');
  try {
    const shop = await signInAsOwner(product.origin);
    const [one, many] = await Promise.all(
      ['dishes-10', 'dishes-50'].map((pubUrlName) =>
        shop.client.call('GET /api/client/pub/:pubUrlName', { params: { pubUrlName } }),
      ),
    );
    if (!one || !many) throw new Error('no pubs');
    const quotes = async ({ pub, dishes }: typeof one, count: number): Promise<LoadResult> => {
      writeFileSync(script, quoteScript(dishes[0]?.id ?? 0, count));
      const url = `${product.origin}/api/client/pub/${pub.id}/orders/quote`;
      const seconds = conditions.isQuick ? 1 : SECONDS;
      return load({ url, seconds, connections: 8, script });
    };
    const quotesPerSecond = async (of: typeof one, count: number) =>
      (await quotes(of, count)).perSecond;
    await drawZones(shop, one.pub.id, 1);
    const rows: Row[] = [];
    for (const count of zones) {
      await drawZones(shop, many.pub.id, count);
      rows.push({
        work: `curve: quote of a delivery, ${count} zones`,
        unit: 'requests/s',
        limit: 'the same with one zone',
        rounds: await takeTurns(
          conditions,
          { product: () => quotesPerSecond(many, count), limit: () => quotesPerSecond(one, 1) },
          ROUNDS,
        ),
        // Nothing worse than linear, and most of a quote does not depend on the zones.
        goal: { of: 'ratio', atLeast: 0.3 },
      });
    }
    const count = zones.at(-1) ?? 1;
    await drawZones(shop, one.pub.id, count);
    await giveTerms(shop, many.pub.id, count);
    rows.push({
      work: `quote of a delivery, ${count} zones with steps and hours, p95`,
      unit: 'ms',
      limit: 'the same with as many zones that have a price only',
      rounds: await takeTurns(
        conditions,
        {
          product: async () => (await quotes(many, count)).p95Ms,
          limit: async () => (await quotes(one, count)).p95Ms,
        },
        ROUNDS,
      ),
      goal: { of: 'ratio', atMost: 1.1 },
    });
    return rows;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** How reading and pricing grow with a pub's dishes and zones. */
export const curves: Bench = {
  name: 'curves',
  run: async (conditions) => {
    requireWrk();
    const { isQuick, wasteMs } = conditions;
    const dishes = isQuick ? QUICK_DISHES : DISHES;
    const product = await startProduct({ bigPubs: dishes, wasteMs });
    try {
      return [
        ...(await pagesOver(product, dishes, conditions)),
        ...(await quotesOver(product, isQuick ? [10] : ZONES, conditions)),
      ];
    } finally {
      await product.stop();
    }
  },
};
