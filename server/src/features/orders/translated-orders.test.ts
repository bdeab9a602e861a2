import { randomUUID } from 'node:crypto';
import type { CallBody } from '@comanda/contract';
import { must } from '@comanda/contract/client';
import type { PubOptionGroup } from '@comanda/contract/menu';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { aClient } from '../../testing/builders/builders.ts';
import {
  aBasket,
  aDeliveringPub,
  anApprovedCourier,
  anOrder,
  aWaitingOrder,
  tryOrder,
  type ADeliveringPub,
  type AnOrder,
} from '../../testing/builders/order-builders.ts';
import {
  anOptionGroup,
  anyNumber,
  choiceId,
  giveGroups,
} from '../../testing/builders/option-builders.ts';
import { offerLanguages, translateTexts } from '../../testing/builders/translation-builders.ts';

const ORDER = '/api/company/:companyID/pubs/:pubID/orders/:orderID';

let t: TestApp;
let pub: ADeliveringPub;
let extras: PubOptionGroup;
let [translated, plain] = [0, 0];
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  pub = await aDeliveringPub(t, { deliveryType: 'delivery_service' });
  [translated, plain] = [pub.dishes[0].id, pub.dishes[1].id];
  const choices = { Ardei: 5, Porumb: 6 };
  extras = await anOptionGroup(t, pub, { name: 'Adaos', rule: 'sum', choices });
  const groups = [{ group_id: extras.id, ...anyNumber }];
  await giveGroups(t, pub, { dishId: translated, groups });
  await offerLanguages(t, pub, 'ru', 'en');
  await translateTexts(t, pub, [
    { kind: 'dish', id: translated, name: 'Пирог' },
    { kind: 'dish', id: translated, language: 'en', name: 'Pie' },
    { kind: 'dish', id: plain, text: 'сыр' },
    { kind: 'option_group', id: extras.id, name: 'Добавки' },
    { kind: 'option_choice', id: choiceId(extras, 'Ardei'), name: 'Перец' },
  ]);
});

const basket = () => [
  {
    dish_id: translated,
    count: 1,
    options: ['Ardei', 'Porumb'].map((name) => ({ choice_id: choiceId(extras, name), count: 1 })),
  },
  { dish_id: plain, count: 1 },
];
const names = { ru: 'Пирог', en: 'Pie' };
const lines = [
  {
    name: 'Plăcintă 1',
    names,
    options: [
      { name: 'Ardei', names: { ru: 'Перец' }, group_names: { ru: 'Добавки' } },
      { name: 'Porumb', group_names: { ru: 'Добавки' } },
    ],
  },
  { name: 'Plăcintă 2' },
];
const seenByPub = async ({ ids }: AnOrder) =>
  (await t.call(`GET ${ORDER}`, { params: ids, as: pub.company })).order;
const edit = async (
  { ids }: AnOrder,
  dishes: CallBody<`PUT ${typeof ORDER}/update-dishes`>['dishes'],
) =>
  (
    await must(
      t.send(`PUT ${ORDER}/update-dishes`, { params: ids, as: pub.company, body: { dishes } }),
    )
  ).order;

describe('an order', () => {
  it('keeps the names that the pub offered in other languages, for each of its readers', async () => {
    const client = await aClient(t);
    const order = await anOrder(t, pub, { dishes: basket(), language: 'ru', as: client });
    expect(order.order.dishes).toMatchObject(lines);
    expect(order.order.dishes[1]).not.toHaveProperty('names');
    expect(order.order.dishes[0]?.options?.[1]).not.toHaveProperty('names');
    expect(await seenByPub(order)).toMatchObject({ dishes: lines, guest_language: 'ru' });
    const { trackingToken } = order;
    const followed = await t.call('GET /api/client/orders/:trackingToken', {
      params: { trackingToken },
    });
    expect(followed.order.dishes).toEqual(order.order.dishes);
    const own = await t.call('GET /api/client/orders', { query: {}, as: client });
    expect(own.orders[0]?.dishes).toEqual(order.order.dishes);
    const stored = await t.call('GET /api/account/personal-data', { as: client });
    expect(stored.client?.orders[0]?.dishes).toEqual(order.order.dishes);
  });

  it('shows them to the courier who has reserved it', async () => {
    const courier = await anApprovedCourier(t);
    const { id } = await aWaitingOrder(t, pub, { dishes: basket() });
    const { order } = await t.call('POST /api/courier/:courierID/reserve-order', {
      params: courier.ids,
      as: courier,
      body: { order_id: id },
    });
    expect(order.dishes).toMatchObject(lines);
  });

  it('is quoted with them', async () => {
    const { quote } = await t.call('POST /api/client/pub/:pubID/orders/quote', {
      params: { pubID: pub.pub.id },
      body: { order_type: 'in_place', dishes: basket(), language: 'ru' },
    });
    expect(quote.dishes).toMatchObject(lines);
  });

  it('keeps them whatever is translated, offered or renamed afterwards', async () => {
    const order = await anOrder(t, pub, { dishes: basket(), language: 'ru' });
    await translateTexts(t, pub, [
      { kind: 'dish', id: translated, name: 'Плацинда' },
      { kind: 'option_choice', id: choiceId(extras, 'Ardei'), name: '' },
    ]);
    await offerLanguages(t, pub);
    expect((await seenByPub(order)).dishes).toMatchObject(lines);
    const { order: next } = await anOrder(t, pub, { dishes: basket() });
    expect(next.dishes[0]).not.toHaveProperty('names');
  });

  it('has a new translation from the next order on', async () => {
    const nameOf = async () => (await anOrder(t, pub, { dishes: basket() })).order.dishes[0]?.names;
    expect(await nameOf()).toEqual(names);
    await translateTexts(t, pub, [{ kind: 'dish', id: translated, name: 'Плацинда' }]);
    expect(await nameOf()).toEqual({ ...names, ru: 'Плацинда' });
  });

  it('of a program that does not say its language has none', async () => {
    const order = await seenByPub(await anOrder(t, pub, { dishes: basket() }));
    expect(order).not.toHaveProperty('guest_language');
  });

  it('in another language is another request of the same key', async () => {
    const key = randomUUID();
    const send = (change: object) =>
      tryOrder(t, pub, { key, body: aBasket(pub, { dishes: basket(), ...change }) });
    const first = await must(send({ language: 'ru' }));
    expect((await must(send({ language: 'ru' }))).order.id).toBe(first.order.id);
    expect(await send({ language: 'en' })).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_was_used' },
    });
    expect((await send({})).status).toBe(409);
  });

  it('that too little is left for is refused with the name that the guest reads', async () => {
    await t.call('PUT /api/company/:companyID/pubs/:pubID/dishes/:dishID/left-count', {
      params: { ...pub.ids, dishID: translated },
      as: pub.company,
      body: { left: 1 },
    });
    const dishes = [{ dish_id: translated, count: 2 }];
    const nameIn = async (change: object) => {
      const { body } = await tryOrder(t, pub, { body: aBasket(pub, { dishes, ...change }) });
      return body.facts?.['name'];
    };
    expect(await nameIn({ language: 'en' })).toBe('Pie');
    expect(await nameIn({ language: 'ro' })).toBe('Plăcintă 1');
    expect(await nameIn({})).toBe('Plăcintă 1');
    await offerLanguages(t, pub);
    expect(await nameIn({ language: 'en' })).toBe('Plăcintă 1');
  });
});

describe('an edited order', () => {
  it('keeps the names of its lines, and has those of new ones', async () => {
    const order = await anOrder(t, pub, { dishes: basket().slice(0, 1), language: 'ru' });
    await translateTexts(t, pub, [
      { kind: 'dish', id: translated, name: 'Плацинда' },
      { kind: 'dish', id: plain, name: 'Пирожок' },
    ]);
    const [line] = (await seenByPub(order)).dishes;
    const edited = await edit(order, [
      { line_id: line?.line_id ?? 0, dish_id: translated, count: 3 },
      { dish_id: plain, count: 1 },
    ]);
    expect(edited.dishes).toMatchObject([
      { ...lines[0], count: 3 },
      { name: 'Plăcintă 2', names: { ru: 'Пирожок' } },
    ]);
    expect(edited.guest_language).toBe('ru');
  });

  it('has the present names in a line whose choices change', async () => {
    const order = await anOrder(t, pub, { dishes: basket() });
    await translateTexts(t, pub, [{ kind: 'dish', id: translated, name: 'Плацинда' }]);
    const [line] = (await seenByPub(order)).dishes;
    const edited = await edit(order, [
      { line_id: line?.line_id ?? 0, dish_id: translated, count: 1, options: [] },
    ]);
    expect(edited.dishes).toMatchObject([{ names: { ru: 'Плацинда', en: 'Pie' } }]);
  });
});
