import { must } from '@comanda/contract/client';
import { DEFAULT_LATER } from '@comanda/domain/later';
import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { offerAsSide, setLeftCount } from '../../../testing/builders/left-count-builders.ts';
import {
  anOptionGroup,
  anyNumber,
  choiceId,
  exactlyOne,
  giveGroups,
} from '../../../testing/builders/option-builders.ts';
import {
  aDeliveringPub,
  anOrder,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';
import { findGuestOrder } from '../load-orders.ts';

const PUB = '/api/company/:companyID/pubs/:pubID' as const;
const TRACKED = '/api/client/orders/:trackingToken' as const;

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(() => {
  // A Friday, 19:00 in Chișinău.
  t.clock.set('2026-11-20T17:00:00Z');
});
afterAll(() => t.close());

const lineOf = ({ order }: AnOrder, index: number) => order.dishes[index]?.line_id ?? 0;

it('the guest’s page says what the order costs without what is missing, with the delivery as it is then', async () => {
  // 155.50 of dishes are delivered for nothing, 55.50 for 40.
  const pub = await aDeliveringPub(t, { price: 40, freeFrom: 150 });
  const of = { params: pub.ids, as: pub.company };
  await t.call(`PUT ${PUB}/later`, {
    ...of,
    body: { later: { ...DEFAULT_LATER, order_types: ['delivery'] } },
  });
  const [first, second] = pub.dishes;
  const placed = await anOrder(t, pub, {
    wanted_at: '2026-11-20T18:30:00.000Z',
    dishes: [first, second].map(({ id }) => ({ dish_id: id, count: 1 })),
  });
  await t.call(`PUT ${PUB}/orders/:orderID/accept`, {
    params: placed.ids,
    as: pub.company,
    body: { minutes: 20 },
  });
  const sellOut = (dishID: number) =>
    t.call(`PUT ${PUB}/dishes/:dishID/sold-out`, {
      params: { ...pub.ids, dishID },
      as: pub.company,
      body: { until: '9999-12-31T00:00:00.000Z' },
    });
  const read = () => findGuestOrder(t.deps, placed.trackingToken);
  await sellOut(first.id);
  expect(await read()).toMatchObject({ totalWithout: null, order: { client_total: 155.5 } });
  t.clock.set('2026-11-20T18:30:00Z');
  await t.app.tasks.runDue();
  expect(await read()).toMatchObject({ totalWithout: 95.5, order: { client_total: 155.5 } });
  const { order } = await t.call(`POST ${TRACKED}/leave-out`, {
    params: { trackingToken: placed.trackingToken },
    body: { line_ids: [lineOf(placed, 0)] },
  });
  expect(order.client_total).toBe(95.5);
  expect(await read()).toMatchObject({ totalWithout: null });
});

describe('what is missing of an order', () => {
  const SOLD_OUT = `${PUB}/dishes/:dishID/sold-out` as const;
  let pub: ADeliveringPub;
  let ids: { fries: number; rice: number; big: number; side: number };
  let groups: { sides: number; sizes: number };
  const of = () => ({ params: pub.ids, as: pub.company });
  beforeEach(async () => {
    pub = await aDeliveringPub(t);
    await t.call(`PUT ${PUB}`, { ...of(), body: { has_pick_up_order: true } });
    await t.call(`PUT ${PUB}/later`, {
      ...of(),
      body: { later: { ...DEFAULT_LATER, order_types: ['pick_up'] } },
    });
    const [dish, other] = pub.dishes;
    const side = await offerAsSide(t, pub, { dishId: dish.id, sideId: other.id });
    const { option_groups: offered } = await t.call(`GET ${PUB}/option-groups`, of());
    const sides = await anOptionGroup(t, pub, {
      name: 'Garnitură',
      rule: 'sum',
      choices: { Cartofi: 20, Orez: 15 },
    });
    const sizes = await anOptionGroup(t, pub, {
      name: 'Mărime',
      rule: 'replaces',
      choices: { Mare: 120, Mică: 90 },
    });
    await giveGroups(t, pub, {
      dishId: dish.id,
      groups: [
        ...offered.map(({ id }) => ({ group_id: id, ...anyNumber })),
        { group_id: sides.id, ...anyNumber },
        { group_id: sizes.id, ...exactlyOne },
      ],
    });
    ids = {
      fries: choiceId(sides, 'Cartofi'),
      rice: choiceId(sides, 'Orez'),
      big: choiceId(sizes, 'Mare'),
      side,
    };
    groups = { sides: sides.id, sizes: sizes.id };
  });

  const withChoices = (...choices: number[]) => ({
    dish_id: pub.dishes[0].id,
    count: 1,
    options: [ids.big, ...choices].map((choice_id) => ({ choice_id, count: 1 })),
  });
  /** Two lines of one dish, with and without fries, and another dish. */
  async function accepted(): Promise<AnOrder> {
    const order = await anOrder(t, pub, {
      order_type: 'pick_up',
      client_name: 'Ana',
      main_phone_number: '069123456',
      wanted_at: '2026-11-21T12:00:00.000Z',
      dishes: [
        withChoices(ids.fries),
        withChoices(ids.rice, ids.side),
        { dish_id: pub.dishes[1].id, count: 1 },
      ],
    });
    await t.call(`PUT ${PUB}/orders/:orderID/accept`, {
      params: order.ids,
      as: pub.company,
      body: { minutes: 20 },
    });
    return order;
  }
  const sellOut = (dishID: number, until: string | null = UNTIL_SWITCHED_BACK) =>
    t.call(`PUT ${SOLD_OUT}`, { params: { ...pub.ids, dishID }, as: pub.company, body: { until } });
  const sellOutChoice = (
    choiceID: number,
    groupID = groups.sides,
    until: string | null = UNTIL_SWITCHED_BACK,
  ) =>
    t.call(`PUT ${PUB}/option-groups/:groupID/choices/:choiceID/sold-out`, {
      params: { ...pub.ids, groupID, choiceID },
      as: pub.company,
      body: { until },
    });
  const read = async ({ ids: params }: AnOrder) =>
    (await t.call(`GET ${PUB}/orders/:orderID`, { params, as: pub.company })).order;
  /** By the place of its line. */
  async function missingOf(order: AnOrder) {
    const { missing_lines: missing = [] } = await read(order);
    return missing.map(({ line_id, choice_ids: choices }) => [
      order.order.dishes.findIndex((line) => line.line_id === line_id),
      ...choices,
    ]);
  }
  /** The pub's session is short. */
  async function cook(): Promise<void> {
    t.clock.set('2026-11-21T11:40:00Z');
    await t.app.tasks.runDue();
    t.clock.set('2026-11-20T17:00:00Z');
  }

  it.each([
    ['a choice that is sold out', () => sellOutChoice(ids.fries), () => [[0, ids.fries]]],
    [
      'a choice of a group that is required',
      () => sellOutChoice(ids.big, groups.sizes),
      () => [
        [0, ids.big],
        [1, ids.big],
      ],
    ],
    [
      'a choice with the dish that it stands for',
      () => sellOut(pub.dishes[1].id),
      () => [[1, ids.side], [2]],
    ],
    [
      'a choice that its dish does not offer any more',
      () =>
        giveGroups(t, pub, {
          dishId: pub.dishes[0].id,
          groups: [{ group_id: groups.sizes, ...exactlyOne }],
        }),
      () => [
        [0, ids.fries],
        [1, ids.side, ids.rice],
      ],
    ],
    ['the dish itself, whatever its choices', () => sellOut(pub.dishes[0].id), () => [[0], [1]]],
    [
      'nothing where a choice is only counted out',
      () => must(setLeftCount(t, pub, { dishId: pub.dishes[1].id, left: 0 })),
      () => [],
    ],
    [
      'nothing where it can be ordered as it is',
      () => sellOutChoice(ids.rice, groups.sides, null),
      () => [],
    ],
  ] as const)('%s', async (_, change, expected) => {
    const order = await accepted();
    await change();
    await cook();
    expect(await missingOf(order)).toEqual(expected());
  });

  describe('is back, and its guest is no longer asked', () => {
    const nothing = () => [];
    const linked = async () => {
      const { option_groups: all } = await t.call(`GET ${PUB}/option-groups`, of());
      return all
        .toSorted((one, other) => one.id - other.id)
        .map(({ id }) => ({
          group_id: id,
          ...(id === groups.sizes ? exactlyOne : anyNumber),
        }));
    };
    const leaveGroups = async (...group_ids: number[]) =>
      giveGroups(t, pub, {
        dishId: pub.dishes[0].id,
        groups: (await linked()).filter(({ group_id: id }) => group_ids.includes(id)),
      });
    const setVisible = (visible: boolean) =>
      t.call(`PUT ${PUB}/menus/:menuID/categories/:categoryID`, {
        params: pub.categoryIds,
        as: pub.company,
        body: { name: 'Grill', visible, text_color: '#ffffff' },
      });
    const setLeft = (left: number) =>
      must(setLeftCount(t, pub, { dishId: pub.dishes[0].id, left }));

    it.each([
      [
        'a dish that is on sale again',
        () => sellOut(pub.dishes[0].id),
        () => sellOut(pub.dishes[0].id, null),
        nothing,
      ],
      [
        'a choice that is on sale again',
        () => sellOutChoice(ids.fries),
        () => sellOutChoice(ids.fries, groups.sides, null),
        nothing,
      ],
      [
        'a choice, by the dish that it stands for',
        () => sellOut(pub.dishes[1].id),
        () => sellOut(pub.dishes[1].id, null),
        nothing,
      ],
      [
        'a group that is offered again',
        () => leaveGroups(groups.sizes),
        async () => leaveGroups(...(await linked()).map(({ group_id: id }) => id)),
        nothing,
      ],
      [
        'a category that guests see again',
        () => setVisible(false),
        () => setVisible(true),
        nothing,
      ],
      [
        'of two choices one',
        () => leaveGroups(groups.sizes),
        () => leaveGroups(groups.sizes, groups.sides),
        () => [[1, ids.side]],
      ],
      [
        'a dish, but not its choice',
        () => sellOut(pub.dishes[0].id),
        async () => {
          await sellOutChoice(ids.fries);
          await sellOut(pub.dishes[0].id, null);
        },
        () => [[0, ids.fries]],
      ],
      [
        'nothing that is only counted as none',
        () => sellOut(pub.dishes[0].id),
        () => setLeft(0),
        () => [[0], [1]],
      ],
      [
        'a dish of which there are portions again',
        () => sellOut(pub.dishes[0].id),
        async () => {
          await setLeft(0);
          await setLeft(9);
        },
        nothing,
      ],
      [
        'nothing else, and nothing more is asked about',
        () => sellOut(pub.dishes[0].id),
        () => sellOut(pub.dishes[1].id),
        () => [[0], [1]],
      ],
    ] as const)('%s', async (_, runOut, change, expected) => {
      const order = await accepted();
      await runOut();
      await cook();
      expect(await missingOf(order)).not.toEqual([]);
      const { revision } = await read(order);
      await change();
      await t.app.tasks.runDue();
      expect(await missingOf(order)).toEqual(expected());
      // One of which nothing is back is not written.
      expect((await read(order)).revision > revision).toBe(expected().length < 2);
    });

    it('a change of a pub that has no such order adds no task', async () => {
      await cook();
      await sellOut(pub.dishes[0].id);
      const tasks = t.deps.db.selectFrom('task').where('kind', '=', 'dishes_back');
      expect(await tasks.execute()).toEqual([]);
    });

    it('what comes back while the kitchen begins is not asked about', async () => {
      const order = await accepted();
      await sellOut(pub.dishes[0].id);
      t.clock.set('2026-11-21T11:40:00Z');
      const begun = t.app.tasks.runDue();
      t.clock.set('2026-11-20T17:00:00Z');
      await Promise.all([begun, sellOut(pub.dishes[0].id, null)]);
      await t.app.tasks.runDue();
      expect(await missingOf(order)).toEqual([]);
    });
  });

  it('is not asked about once a person has given the line other choices', async () => {
    const order = await accepted();
    await sellOutChoice(ids.fries);
    await cook();
    const [first, ...others] = order.order.dishes;
    if (!first) throw new Error('no line');
    const rice = [ids.big, ids.rice].map((choice_id) => ({ choice_id, count: 1 }));
    const dishes = [
      { line_id: first.line_id, dish_id: first.dish_id, count: 1, options: rice },
      ...others.map(({ line_id, dish_id, count }) => ({ line_id, dish_id, count: count + 1 })),
    ];
    await t.call(`PUT ${PUB}/orders/:orderID/update-dishes`, {
      params: order.ids,
      as: pub.company,
      body: { dishes },
    });
    expect(await missingOf(order)).toEqual([]);
  });
});
