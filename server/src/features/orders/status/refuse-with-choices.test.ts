import type { CallBody } from '@comanda/contract';
import type { PubOptionGroup } from '@comanda/contract/menu';
import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aDeliveringPub,
  anOrder,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';
import {
  anOptionGroup,
  anyNumber,
  choiceId,
  giveGroups,
} from '../../../testing/builders/option-builders.ts';

const ORDER = '/api/company/:companyID/pubs/:pubID/orders/:orderID';
const REFUSE = `PUT ${ORDER}/refuse` as const;
const GROUPS = '/api/company/:companyID/pubs/:pubID/option-groups';
const START = '2026-11-20T16:20:10.000Z';
const TOMORROW = '2026-11-21T08:00:00.000Z';

let t: TestApp;
let pub: ADeliveringPub;
let extras: PubOptionGroup;
let order: AnOrder;
beforeAll(async () => {
  t = await buildTestApp();
});
/** An order of a pizza with mozzarella. */
beforeEach(async () => {
  t.clock.set(START);
  pub = await aDeliveringPub(t);
  await t.call('POST /api/company/:companyID/pubs/:pubID/shipping-work-hours', {
    params: pub.ids,
    as: pub.company,
    body: { work_hours: Array.from({ length: 7 }, () => ({ start: 600, end: 1320 })) },
  });
  extras = await anOptionGroup(t, pub, {
    name: 'Adaos',
    rule: 'sum',
    choices: { Mozzarella: 15, Ardei: 5.5 },
  });
  await giveGroups(t, pub, {
    dishId: pub.dishes[0].id,
    groups: [{ group_id: extras.id, ...anyNumber }],
  });
  order = await anOrder(t, pub, {
    dishes: [
      { dish_id: pub.dishes[0].id, count: 1, options: [{ choice_id: mozzarella(), count: 1 }] },
    ],
  });
});
afterAll(() => t.close());

const mozzarella = () => choiceId(extras, 'Mozzarella');
const refuse = (body: CallBody<typeof REFUSE>) =>
  t.send(REFUSE, { params: order.ids, body, as: pub.company });

/** The ends of all choices of the pub by name. */
async function soldOutUntil(): Promise<Record<string, string | null>> {
  const { option_groups: groups } = await t.call(`GET ${GROUPS}`, {
    params: pub.ids,
    as: pub.company,
  });
  const choices = groups.flatMap((group) => group.choices);
  return Object.fromEntries(choices.map(({ name, sold_out_until: until }) => [name, until]));
}

it('sells out a choice of the order until tomorrow’s opening; its dish stays on sale', async () => {
  const { status, body } = await refuse({
    reason: 'sold_out',
    sold_out_choice_ids: [mozzarella()],
  });
  expect([status, body.order]).toMatchObject([
    200,
    { status: 'canceled', cancel_reason: 'sold_out' },
  ]);
  expect(await soldOutUntil()).toEqual({ Mozzarella: TOMORROW, Ardei: null });
  const again = await anOrder(t, pub, { dishes: [{ dish_id: pub.dishes[0].id, count: 1 }] });
  expect(again.order.status).toBe('not_handled');
});

it('sells out dishes and choices together; what is sold out for longer stays so', async () => {
  await t.call(`PUT ${GROUPS}/:groupID/choices/:choiceID/sold-out`, {
    params: { ...pub.ids, groupID: extras.id, choiceID: mozzarella() },
    body: { until: UNTIL_SWITCHED_BACK },
    as: pub.company,
  });
  await refuse({
    reason: 'sold_out',
    sold_out_dish_ids: [pub.dishes[0].id],
    sold_out_choice_ids: [mozzarella()],
  });
  expect(await soldOutUntil()).toEqual({ Mozzarella: UNTIL_SWITCHED_BACK, Ardei: null });
  const { dishes } = await t.call('GET /api/client/pub/:pubUrlName', {
    params: { pubUrlName: pub.pub.url_name },
  });
  expect(dishes.map(({ sold_out_until: until }) => until)).toEqual([TOMORROW, null]);
});

it('a group that was deleted meanwhile is no obstacle', async () => {
  await t.call(`DELETE ${GROUPS}/:groupID`, {
    params: { ...pub.ids, groupID: extras.id },
    as: pub.company,
  });
  const { status } = await refuse({ reason: 'sold_out', sold_out_choice_ids: [mozzarella()] });
  expect(status).toBe(200);
});

it.each([
  [
    'a choice of the menu that the order does not have',
    'Ardei',
    'sold_out',
    'choice_is_not_in_order',
  ],
  ['a choice with another reason', 'Mozzarella', 'closing', 'cancel_reason_does_not_fit'],
] as const)('%s is refused, and nothing has changed', async (_name, choice, reason, code) => {
  const id = choiceId(extras, choice);
  const { status, body } = await refuse({ reason, sold_out_choice_ids: [id] });
  expect([status, body]).toMatchObject([422, { code }]);
  const { order: now } = await t.call(`GET ${ORDER}`, { params: order.ids, as: pub.company });
  expect(now).toMatchObject({ status: 'not_handled', revision: 1 });
  expect(await soldOutUntil()).toEqual({ Mozzarella: null, Ardei: null });
});

it('nothing at all is refused', async () => {
  const { status, body } = await refuse({
    reason: 'sold_out',
    sold_out_dish_ids: [],
    sold_out_choice_ids: [],
  });
  expect([status, body]).toMatchObject([422, { code: 'sold_out_dishes_are_required' }]);
});
