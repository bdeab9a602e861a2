import type { CallBody } from '@comanda/contract';
import type { VatClass } from '@comanda/domain/vat';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import {
  aDeliveringPub,
  anAdmin,
  anOrder,
  type ADeliveringPub,
} from '../../testing/builders/order-builders.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
const CATEGORY = `${PUB}/menus/:menuID/categories/:categoryID` as const;

let t: TestApp;
let admin: { accesstoken: string };
beforeAll(async () => {
  t = await buildTestApp();
  admin = await anAdmin(t);
});
afterAll(() => t.close());

const usual = async ({ ids, company }: ADeliveringPub, vat_class: VatClass | null) =>
  t.call(`PUT ${PUB}`, { params: ids, as: company, body: { vat_class } });

async function ofCategory(pub: ADeliveringPub, vat_class: VatClass | null) {
  const at = { params: { ...pub.ids, ...pub.categoryIds }, as: pub.company };
  const { category } = await t.call(`GET ${CATEGORY}`, at);
  const { name, visible, text_color } = category;
  return t.call(`PUT ${CATEGORY}`, { ...at, body: { name, visible, text_color, vat_class } });
}

async function ofDish(pub: ADeliveringPub, vat_class: VatClass | null) {
  const [{ id: dishID }] = pub.dishes;
  const at = { params: { ...pub.ids, ...pub.categoryIds, dishID }, as: pub.company };
  const { dish } = await t.call(`GET ${CATEGORY}/dishes/:dishID`, at);
  const { name, price, sale_price, ingredients, visible, text_color } = dish;
  const fields = { name, price, sale_price, ingredients, visible, text_color };
  return t.call(`PUT ${CATEGORY}/dishes/:dishID`, { ...at, body: { ...fields, vat_class } });
}

/** What its pub sees of an order of one of the first dish, which costs 100 Lei. */
async function ordered(pub: ADeliveringPub, change: Parameters<typeof anOrder>[2] = {}) {
  const order = await anOrder(t, pub, {
    order_type: 'in_place',
    table_for_in_place_order: '7',
    dishes: [{ dish_id: pub.dishes[0].id, count: 1 }],
    ...change,
  });
  return readOrder(pub, order.ids);
}

const readOrder = async (
  pub: ADeliveringPub,
  params: { pubID: number; companyID: number; orderID: number },
) => (await t.call(`GET ${PUB}/orders/:orderID`, { params, as: pub.company })).order;

const addRate = (body: CallBody<'POST /api/admin/vat-rates'>, as = admin) =>
  t.send('POST /api/admin/vat-rates', { as, body });

describe('the VAT of an order', () => {
  it('is none of a pub that pays none, whatever its dishes say', async () => {
    const pub = await aDeliveringPub(t);
    await ofDish(pub, 'standard');
    const order = await ordered(pub);
    expect(order.vat).toBeUndefined();
    expect(order.dishes[0]).not.toHaveProperty('vat');
  });

  it('is that of the dish, or its category, or the pub, and stays as it was ordered', async () => {
    const pub = await aDeliveringPub(t);
    await usual(pub, 'reduced');
    const first = await ordered(pub);
    expect(first.vat).toEqual([{ percent: 8, total: 100, vat: 7.41 }]);
    expect(first.dishes[0]?.vat).toEqual({ vat_class: 'reduced', percent: 8 });
    await ofCategory(pub, 'standard');
    expect((await ordered(pub)).vat).toEqual([{ percent: 20, total: 100, vat: 16.67 }]);
    await ofDish(pub, 'reduced');
    expect((await ordered(pub)).vat).toEqual([{ percent: 8, total: 100, vat: 7.41 }]);
    await usual(pub, null);
    expect((await ordered(pub)).vat).toBeUndefined();
    const ids = { ...pub.ids, orderID: first.id };
    expect((await readOrder(pub, ids)).vat).toEqual(first.vat);
  });

  it('of a delivery is in its dishes alone, and a line that is added has its own', async () => {
    const pub = await aDeliveringPub(t);
    await usual(pub, 'reduced');
    const order = await anOrder(t, pub, { dishes: [{ dish_id: pub.dishes[0].id, count: 1 }] });
    const params = order.ids;
    const before = await readOrder(pub, params);
    expect(before.delivery_price).toBeGreaterThan(0);
    expect(before.vat).toEqual([{ percent: 8, total: before.dish_total, vat: expect.any(Number) }]);
    await usual(pub, 'standard');
    const [line] = before.dishes;
    const { order: after } = await t.call(`PUT ${PUB}/orders/:orderID/update-dishes`, {
      params,
      as: pub.company,
      body: {
        dishes: [
          { line_id: line?.line_id ?? 0, dish_id: pub.dishes[0].id, count: 2 },
          { dish_id: pub.dishes[1].id, count: 1 },
        ],
      },
    });
    expect(after.dishes.map(({ vat }) => vat?.percent)).toEqual([8, 20]);
    expect(after.vat?.map(({ percent }) => percent)).toEqual([8, 20]);
  });

  it('is hidden from guests', async () => {
    const pub = await aDeliveringPub(t);
    await usual(pub, 'reduced');
    await ofDish(pub, 'standard');
    await ofCategory(pub, 'standard');
    const { order } = await anOrder(t, pub);
    expect(JSON.stringify(order)).not.toContain('vat');
    const menu = await t.call('GET /api/client/pub/:pubUrlName', {
      params: { pubUrlName: pub.pub.url_name },
    });
    expect(JSON.stringify(menu)).not.toContain('vat');
  });
});

describe('a rate', () => {
  it('of today or earlier is refused, as one of a day that has one, and only a later one is deleted', async () => {
    const today = t.deps.clock.now().toISOString().slice(0, 10);
    const late = await addRate({ vat_class: 'standard', valid_from: today, percent: 1 });
    expect(late.body).toMatchObject({ code: 'vat_rate_is_late' });
    const wrong = await addRate({ vat_class: 'standard', valid_from: '2099-02-30', percent: 1 });
    expect(wrong.body).toMatchObject({ code: 'validation_error' });
    const ahead = { vat_class: 'standard', valid_from: '2099-01-01', percent: 21 } as const;
    expect((await addRate(ahead)).status).toBe(201);
    expect((await addRate({ ...ahead, percent: 22 })).body).toMatchObject({
      code: 'vat_rate_exists',
    });
    const { rates } = await t.call('GET /api/vat-rates', { as: admin });
    const idOf = (day: string) =>
      rates.find((rate) => rate.vat_class === 'standard' && rate.valid_from === day)?.id ?? 0;
    const remove = async (rateID: number) =>
      (await t.send('DELETE /api/admin/vat-rates/:rateID', { params: { rateID }, as: admin }))
        .status;
    expect(await remove(idOf('2024-01-01'))).toBe(422);
    expect(await remove(idOf('2099-01-01'))).toBe(200);
    expect(await remove(idOf('2099-01-01'))).toBe(404);
    const log = await t.deps.db
      .selectFrom('audit_entry')
      .where('action', 'in', ['add-vat-rate', 'delete-vat-rate'])
      .where('subject', 'like', '%2099%')
      .orderBy('id')
      .select(['action', 'subject'])
      .execute();
    const subject = 'vat standard, percent 21, from 2099-01-01';
    expect(log).toEqual([
      { action: 'add-vat-rate', subject },
      { action: 'delete-vat-rate', subject },
    ]);
  });

  it('holds from its first day on, for what is cooked then, also for orders judged from memory', async () => {
    const pub = await aDeliveringPub(t);
    await usual(pub, 'reduced');
    expect((await ordered(pub)).vat?.[0]?.percent).toBe(8);
    const tomorrow = new Date(t.deps.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    const added = await addRate({ vat_class: 'reduced', valid_from: tomorrow, percent: 12.5 });
    expect(added.status).toBe(201);
    expect((await ordered(pub)).vat?.[0]?.percent).toBe(8);
    t.clock.advance(86_400_000);
    const { id } = await anOrder(t, pub);
    const lines = await t.deps.db
      .selectFrom('order_line')
      .where('order_id', '=', id)
      .select(['vat_class', 'vat_rate'])
      .execute();
    expect(lines).toContainEqual({ vat_class: 'reduced', vat_rate: 1250 });
  });
});
