import { randomUUID } from 'node:crypto';
import type { CallBody } from '@comanda/contract';
import { must } from '@comanda/contract/client';
import type { PubOptionGroup } from '@comanda/contract/menu';
import type { OrderDish } from '@comanda/contract/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { pointInZone } from '../../../testing/builders/builders.ts';
import {
  aBasket,
  aDeliveringPub,
  anOrder,
  tryOrder,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';
import {
  anOptionGroup,
  anyNumber,
  choiceId,
  exactlyOne,
  giveGroups,
} from '../../../testing/builders/option-builders.ts';

const EDIT = 'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-dishes';
const SOLD_OUT =
  'PUT /api/company/:companyID/pubs/:pubID/option-groups/:groupID/choices/:choiceID/sold-out';

let t: TestApp;
let pub: ADeliveringPub;
let size: PubOptionGroup;
let extras: PubOptionGroup;
/** A pizza of 100 with sizes and extras, and a dish of 50 without. */
let pizza = 0;
let plain = 0;
beforeAll(async () => {
  t = await buildTestApp();
  pub = await aDeliveringPub(t, { commission: true, prices: [100, 50] });
  [pizza, plain] = [pub.dishes[0].id, pub.dishes[1].id];
  size = await anOptionGroup(t, pub, {
    name: 'Mărime',
    rule: 'replaces',
    choices: { Mică: 80, Mare: 110 },
  });
  extras = await anOptionGroup(t, pub, {
    name: 'Adaos',
    rule: 'sum',
    choices: { Mozzarella: 15, Ardei: 5.5 },
    maxCount: 3,
  });
  await giveGroups(t, pub, {
    dishId: pizza,
    groups: [
      { group_id: size.id, ...exactlyOne },
      { group_id: extras.id, ...anyNumber, max_choices: 4, max_units: 4, free_units: 1 },
    ],
  });
  await takeNotes(true);
});
afterAll(() => t.close());

const takeNotes = (takes: boolean) =>
  t.call('PUT /api/company/:companyID/pubs/:pubID', {
    params: pub.ids,
    as: pub.company,
    body: { takes_dish_notes: takes },
  });

type Line = CallBody<'POST /api/client/pub/:pubID/orders'>['dishes'][number];
const choose = (...names: [PubOptionGroup, string, number?][]) =>
  names.map(([group, name, count = 1]) => ({ choice_id: choiceId(group, name), count }));
const pizzaWith = (options: NonNullable<Line['options']>, count = 1, note?: string): Line => ({
  dish_id: pizza,
  count,
  options,
  ...(note !== undefined && { note }),
});
const large = () => choose([size, 'Mare'], [extras, 'Mozzarella', 2]);
const small = () => choose([size, 'Mică']);

const order = (dishes: Line[]) => tryOrder(t, pub, { body: aBasket(pub, { dishes }) });
const place = (dishes: Line[]): Promise<AnOrder> => anOrder(t, pub, { dishes });
const quote = async (dishes: Line[]) =>
  (
    await t.call('POST /api/client/pub/:pubID/orders/quote', {
      params: { pubID: pub.pub.id },
      body: { order_type: 'delivery', dishes, ...pointInZone, payment_type: 'cash' },
    })
  ).quote;

describe('a new order', () => {
  it('has the choices of each line, and prices that include them', async () => {
    const { order: placed } = await place([pizzaWith(large(), 2), { dish_id: plain, count: 1 }]);
    // 110 for the size, one of two mozzarella free, 10 % of commission.
    expect(placed.dishes).toMatchObject([
      {
        dish_id: pizza,
        count: 2,
        dish_price: 137.5,
        options: [
          { group_name: 'Mărime', name: 'Mare', count: 1, price: 110 },
          { group_name: 'Adaos', name: 'Mozzarella', count: 2, price: 15 },
        ],
      },
      { dish_id: plain, dish_price: 55 },
    ]);
    expect(placed.dishes[1]).not.toHaveProperty('options');
    expect(placed.dish_total).toBe(330);
  });

  it('is quoted with the same figures', async () => {
    const dishes = [pizzaWith(large(), 2), { dish_id: plain, count: 1 }];
    const { order: placed } = await place(dishes);
    expect(await quote(dishes)).toMatchObject({
      dishes: placed.dishes.map(({ dish_id, count, dish_price, options }) => ({
        dish_id,
        count,
        dish_price,
        ...(options && { options }),
      })),
      dish_total: placed.dish_total,
      refusal: null,
    });
  });

  it('has one line for equal choices and notes, whatever their order', async () => {
    const { order: placed } = await place([
      pizzaWith(large(), 1, 'fără ceapă'),
      pizzaWith(large().toReversed(), 2, ' fără ceapă '),
      pizzaWith(large(), 1),
      pizzaWith(small(), 1),
    ]);
    expect(placed.dishes).toMatchObject([
      { count: 3, note: 'fără ceapă' },
      { count: 1, dish_price: 137.5 },
      { count: 1, dish_price: 88 },
    ]);
    expect(placed.dishes[1]).not.toHaveProperty('note');
  });

  it.each<[string, () => NonNullable<Line['options']>, object]>([
    ['without a size', () => [], { code: 'too_few', missing: 1 }],
    [
      'with too many units',
      () => choose([size, 'Mică'], [extras, 'Ardei', 3], [extras, 'Mozzarella', 2]),
      { code: 'too_many_units' },
    ],
    [
      'with too many of one choice',
      () => choose([size, 'Mică'], [extras, 'Ardei', 4]),
      { code: 'too_many_of_choice' },
    ],
    [
      'with a choice that does not exist',
      () => [...choose([size, 'Mică']), { choice_id: 2_000_000_000, count: 1 }],
      { code: 'choice_not_offered', choice_id: 2_000_000_000 },
    ],
  ])('%s is refused, and the quote says why', async (_name, options, problem) => {
    const dishes = [pizzaWith(options())];
    const problems = [{ dish_id: pizza, ...problem }];
    expect(await order(dishes)).toMatchObject({
      status: 422,
      body: { code: 'options_do_not_fit', facts: { problems } },
    });
    expect(await quote(dishes)).toMatchObject({
      option_problems: problems,
      refusal: { code: 'options_do_not_fit' },
    });
  });

  it('with a choice that is sold out is refused from the next moment on, until it is back', async () => {
    const choiceID = choiceId(size, 'Mare');
    const set = (until: string | null) =>
      t.call(SOLD_OUT, {
        params: { ...pub.ids, groupID: size.id, choiceID },
        as: pub.company,
        body: { until },
      });
    const until = new Date(t.clock.now().getTime() + 60_000).toISOString();
    await set(until);
    expect(await order([pizzaWith(large())])).toMatchObject({
      status: 422,
      body: { facts: { problems: [{ code: 'choice_sold_out', choice_id: choiceID }] } },
    });
    expect((await order([pizzaWith(small())])).status).toBe(201);
    t.clock.advance(60_000);
    expect((await order([pizzaWith(large())])).status).toBe(201);
    await set(null);
  });

  it('with a note is refused at a pub that takes none', async () => {
    await takeNotes(false);
    const answer = await order([pizzaWith(small(), 1, 'fără ceapă')]);
    const spaces = await order([pizzaWith(small(), 1, '  ')]);
    await takeNotes(true);
    expect(answer).toMatchObject({ status: 422, body: { code: 'dish_notes_are_off' } });
    expect(spaces.status).toBe(201);
  });

  it('repeated with its key is the same order, and with other choices another one', async () => {
    const key = randomUUID();
    const send = (options: NonNullable<Line['options']>) =>
      tryOrder(t, pub, { body: aBasket(pub, { dishes: [pizzaWith(options)] }), key });
    const [first, again, other] = [
      await send(large()),
      await send(large().toReversed()),
      await send(small()),
    ];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.order?.id).toBe(first.body.order?.id);
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_key_was_used' } });
  });

  it('keeps its choices when the group changes and when it is deleted', async () => {
    const group = await anOptionGroup(t, pub, { name: 'Sos', rule: 'sum', choices: { Iute: 5 } });
    await giveGroups(t, pub, {
      dishId: plain,
      groups: [{ group_id: group.id, ...anyNumber }],
    });
    const placed = await place([{ dish_id: plain, count: 1, options: choose([group, 'Iute']) }]);
    await t.call('DELETE /api/company/:companyID/pubs/:pubID/option-groups/:groupID', {
      params: { ...pub.ids, groupID: group.id },
      as: pub.company,
    });
    const now = await t.call('GET /api/client/orders/:trackingToken', {
      params: { trackingToken: placed.trackingToken },
    });
    expect(now.order.dishes).toMatchObject([
      { dish_price: 60.5, options: [{ group_name: 'Sos', name: 'Iute', price: 5 }] },
    ]);
  });
});

describe('an edit', () => {
  type Edited = CallBody<typeof EDIT>['dishes'];
  const edit = (at: AnOrder, dishes: Edited) =>
    t.send(EDIT, { params: at.ids, as: pub.company, body: { dishes } });
  const lineOf = (at: AnOrder, index: number): OrderDish => {
    const line = at.order.dishes[index];
    if (!line) throw new Error(`no line ${index}`);
    return line;
  };
  const twoPizzas = () => place([pizzaWith(large(), 2, 'bine făcută'), pizzaWith(small(), 1)]);

  it('changes the line that it names and leaves the others', async () => {
    const at = await twoPizzas();
    const [first, second] = [lineOf(at, 0), lineOf(at, 1)];
    const { status, body } = await edit(at, [
      { line_id: first.line_id, dish_id: pizza, count: 2 },
      { line_id: second.line_id, dish_id: pizza, count: 4 },
    ]);
    expect(status).toBe(200);
    expect(body.order?.dishes).toEqual([first, { ...second, count: 4 }]);
  });

  it('makes a line with other choices another one, at today’s price', async () => {
    const at = await twoPizzas();
    const second = lineOf(at, 1);
    const { body } = await edit(at, [
      { line_id: lineOf(at, 0).line_id, dish_id: pizza, count: 2 },
      {
        line_id: second.line_id,
        dish_id: pizza,
        count: 1,
        options: choose([size, 'Mare'], [extras, 'Ardei', 3]),
      },
    ]);
    expect(body.order?.dishes[1]).toMatchObject({
      dish_price: 133.1,
      options: [{ name: 'Mare' }, { name: 'Ardei', count: 3 }],
    });
    expect(body.order?.dishes[0]?.line_id).toBe(lineOf(at, 0).line_id);
    expect(body.order?.dishes[1]?.line_id).not.toBe(second.line_id);
    expect(body.order).toMatchObject({ dish_total: 275 + 133.1, revision: 2 });
  });

  it('that makes two lines equal makes them one', async () => {
    const at = await twoPizzas();
    const { body } = await edit(at, [
      { line_id: lineOf(at, 0).line_id, dish_id: pizza, count: 2 },
      {
        line_id: lineOf(at, 1).line_id,
        dish_id: pizza,
        count: 1,
        options: large(),
        note: 'bine făcută',
      },
    ]);
    expect(body.order?.dishes).toEqual([{ ...lineOf(at, 0), count: 3 }]);
  });

  it('that names only dishes changes nothing when it sends the order back', async () => {
    const at = await twoPizzas();
    const back = at.order.dishes.map(({ dish_id, count }) => ({ dish_id, count }));
    const { status, body } = await edit(at, back);
    expect([status, body.order?.dishes]).toEqual([200, at.order.dishes]);
  });

  it('that names only dishes is refused where it is unclear which line it means', async () => {
    const at = await twoPizzas();
    expect(await edit(at, [{ dish_id: pizza, count: 7 }])).toMatchObject({
      status: 409,
      body: { code: 'order_line_is_ambiguous', facts: { dish_ids: [pizza] } },
    });
    // One deletion is clear.
    const { body } = await edit(at, [{ dish_id: pizza, count: 1 }]);
    expect(body.order?.dishes).toEqual([lineOf(at, 1)]);
  });

  it.each<[string, (at: AnOrder) => Edited, number, object]>([
    [
      'a new dish without its size',
      () => [{ dish_id: pizza, count: 1, options: [] }],
      422,
      { code: 'options_do_not_fit', facts: { problems: [{ code: 'too_few' }] } },
    ],
    [
      'a line that the order does not have',
      () => [{ line_id: 2_000_000_000, dish_id: pizza, count: 1 }],
      409,
      { code: 'order_changed_meanwhile' },
    ],
  ])('refuses %s', async (_name, dishes, status, body) => {
    const at = await twoPizzas();
    expect(await edit(at, dishes(at))).toMatchObject({ status, body });
    const now = await t.call('GET /api/client/orders/:trackingToken', {
      params: { trackingToken: at.trackingToken },
    });
    expect(now.order).toMatchObject({ revision: 1, dishes: at.order.dishes });
  });

  it('keeps a note of a pub that takes none any more, and refuses a new one', async () => {
    const at = await twoPizzas();
    const lines = at.order.dishes.map(({ line_id, dish_id, count }) => ({
      line_id,
      dish_id,
      count,
    }));
    await takeNotes(false);
    const kept = await edit(
      at,
      lines.map((line) => ({ ...line, count: 3 })),
    );
    const changed = await edit(
      at,
      lines.map((line) => ({ ...line, note: 'alta' })),
    );
    await takeNotes(true);
    expect(kept.body.order?.dishes[0]).toMatchObject({ count: 3, note: 'bine făcută' });
    expect(changed).toMatchObject({ status: 422, body: { code: 'dish_notes_are_off' } });
  });

  it('gives the only line of a dish a note, and leaves its price', async () => {
    const at = await place([pizzaWith(small(), 1)]);
    const { body } = await edit(at, [{ dish_id: pizza, count: 1, note: 'tăiată' }]);
    const { line_id: _lineId, ...same } = lineOf(at, 0);
    expect(body.order?.dishes).toMatchObject([{ ...same, note: 'tăiată' }]);
  });

  it('of a line’s choices or note leaves a cook’s late mark without a line', async () => {
    const at = await place([pizzaWith(small(), 1), { dish_id: plain, count: 1 }]);
    await t.call('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/accept', {
      params: at.ids,
      as: pub.company,
      body: { minutes: 20 },
    });
    const [first, second] = [lineOf(at, 0), lineOf(at, 1)];
    await must(
      edit(at, [
        { line_id: first.line_id, dish_id: pizza, count: 1, options: large() },
        { line_id: second.line_id, dish_id: plain, count: 1, note: 'fără sare' },
      ]),
    );
    for (const { line_id } of [first, second]) {
      const late = await t.send('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/kitchen', {
        params: at.ids,
        as: pub.company,
        body: { lines: [{ line_id, count: 1, is_done: true }] },
      });
      expect(late).toMatchObject({ status: 409, body: { code: 'order_changed_meanwhile' } });
    }
  });

  it('of a line’s choices sets the kitchen’s mark back', async () => {
    const at = await place([pizzaWith(small(), 1), { dish_id: plain, count: 1 }]);
    await t.call('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/accept', {
      params: at.ids,
      as: pub.company,
      body: { minutes: 20 },
    });
    await t.call('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/kitchen', {
      params: at.ids,
      as: pub.company,
      body: { lines: at.order.dishes.map(({ line_id }) => ({ line_id, count: 1, is_done: true })) },
    });
    const { body } = await edit(at, [
      { line_id: lineOf(at, 0).line_id, dish_id: pizza, count: 1, options: large() },
      { line_id: lineOf(at, 1).line_id, dish_id: plain, count: 1 },
    ]);
    expect(body.order?.dishes.map(({ done_at: doneAt }) => doneAt !== undefined)).toEqual([
      false,
      true,
    ]);
  });
});

it('a rehearsal chooses what its dishes require', async () => {
  const { order: sent } = await t.call('POST /api/company/:companyID/pubs/:pubID/rehearsal-order', {
    params: pub.ids,
    as: pub.company,
    body: {},
  });
  expect(sent.dishes[0]).toMatchObject({ dish_id: pizza, options: [{ name: 'Mică' }] });
});
