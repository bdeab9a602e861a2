import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import type { CallBody } from '@comanda/contract';
import { MAX_CANCEL_TEXT_LENGTH, orderStatuses } from '@comanda/domain/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { openOrderReaders } from '../../../testing/app/order-readers.ts';
import { aMenuWithDishes } from '../../../testing/builders/builders.ts';
import {
  aDeliveringPub,
  anApprovedCourier,
  anOrder,
  setStatus,
  tryOrder,
  aBasket,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';

const ORDER = '/api/company/:companyID/pubs/:pubID/orders/:orderID';
const REFUSE = `PUT ${ORDER}/refuse` as const;
const START = '2026-11-20T16:20:10.000Z';
const TOMORROW = '2026-11-21T08:00:00.000Z';

let t: TestApp;
let address: string;
let pub: ADeliveringPub;
beforeAll(async () => {
  t = await buildTestApp();
  address = (await t.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
});
beforeEach(async () => {
  t.clock.set(START);
  pub = await aDeliveringPub(t, { deliveryType: 'delivery_service' });
  await t.call('POST /api/company/:companyID/pubs/:pubID/shipping-work-hours', {
    params: pub.ids,
    as: pub.company,
    body: { work_hours: Array.from({ length: 7 }, () => ({ start: 600, end: 1320 })) },
  });
});
afterAll(() => t.close());

const refuse = ({ ids }: AnOrder, body: CallBody<typeof REFUSE>) =>
  t.send(REFUSE, { params: ids, body, as: pub.company });

const read = async ({ ids }: AnOrder) => t.call(`GET ${ORDER}`, { params: ids, as: pub.company });

/** The ends of the pub's dishes, in their order. */
async function soldOutUntil(): Promise<(string | null)[]> {
  const { dishes } = await t.call(
    'GET /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes',
    { params: pub.categoryIds, as: pub.company },
  );
  return dishes.map(({ sold_out_until: until }) => until);
}

async function expectUntouched(order: AnOrder): Promise<void> {
  const { order: now, history } = await read(order);
  expect(now).toMatchObject({ status: 'not_handled', cancel_reason: null, revision: 1 });
  expect(history).toHaveLength(1);
  expect(await soldOutUntil()).toEqual([null, null]);
}

describe('refusing an order', () => {
  it.each(['too_busy', 'no_delivery_there', 'closing', 'not_reached'] as const)(
    'because of %s cancels it with this reason, and changes no dish',
    async (reason) => {
      const order = await anOrder(t, pub);
      const refused = { status: 'canceled', cancel_reason: reason, cancel_text: null };
      const { status, body } = await refuse(order, { reason });
      expect([status, body.order]).toMatchObject([200, refused]);
      const { history } = await read(order);
      expect(history.at(-1)).toMatchObject({
        from: 'not_handled',
        to: 'canceled',
        cancel_reason: reason,
        by: 'company',
        at: START,
      });
      expect(await soldOutUntil()).toEqual([null, null]);
    },
  );

  it('is read at once by the desk and by the guest, with the pub’s own text', async () => {
    const courier = await anApprovedCourier(t);
    const order = await anOrder(t, pub);
    const { desk, guest, screen } = await openOrderReaders(address, { pub, order, courier });
    await refuse(order, { reason: 'other', text: ' Pană de curent ' });
    const refused = {
      status: 'canceled',
      cancel_reason: 'other',
      cancel_text: 'Pană de curent',
      revision: 2,
    };
    expect(await desk.event(order.id, 2)).toMatchObject(refused);
    expect(await guest.event(order.id, 2)).toMatchObject(refused);
    for (const reader of [desk, guest, screen]) reader.close();
  });

  it('is possible for an order that was only seen', async () => {
    const order = await anOrder(t, pub);
    await setStatus(t, pub, { order, to: 'handled' });
    expect((await refuse(order, { reason: 'closing' })).status).toBe(200);
  });

  it.each(orderStatuses.filter((status) => !['not_handled', 'handled'].includes(status)))(
    'is refused once it is %s, and nothing has changed',
    async (status) => {
      const order = await anOrder(t, pub);
      await setStatus(t, pub, { order, to: status });
      const dishId = pub.dishes[0].id;
      const late = await refuse(order, { reason: 'sold_out', sold_out_dish_ids: [dishId] });
      expect([late.status, late.body]).toMatchObject([
        409,
        { code: 'order_changed_meanwhile', facts: { status, by: 'company', at: START } },
      ]);
      expect((await read(order)).order).toMatchObject({ status, cancel_reason: null, revision: 2 });
      expect(await soldOutUntil()).toEqual([null, null]);
    },
  );
});

describe('with sold-out dishes', () => {
  it('they are sold out until tomorrow’s opening, and the next guest is refused', async () => {
    const order = await anOrder(t, pub);
    const dishId = pub.dishes[1].id;
    const { body } = await refuse(order, { reason: 'sold_out', sold_out_dish_ids: [dishId] });
    expect(body.order).toMatchObject({ status: 'canceled', cancel_reason: 'sold_out' });
    expect(await soldOutUntil()).toEqual([null, TOMORROW]);
    const next = await tryOrder(t, pub, { body: aBasket(pub) });
    expect([next.status, next.body]).toMatchObject([
      422,
      { code: 'dish_sold_out', facts: { dish_ids: [dishId] } },
    ]);
  });

  it('a dish that is sold out for longer stays so', async () => {
    const order = await anOrder(t, pub);
    const until = UNTIL_SWITCHED_BACK;
    const [first, second] = pub.dishes;
    await t.call('PUT /api/company/:companyID/pubs/:pubID/dishes/:dishID/sold-out', {
      params: { ...pub.ids, dishID: first.id },
      body: { until },
      as: pub.company,
    });
    await refuse(order, { reason: 'sold_out', sold_out_dish_ids: [first.id, second.id] });
    expect(await soldOutUntil()).toEqual([until, TOMORROW]);
  });

  it('a dish that has left the menu meanwhile is no obstacle', async () => {
    const order = await anOrder(t, pub);
    const [gone, other] = pub.dishes;
    await t.call(
      'DELETE /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID',
      { params: { ...pub.categoryIds, dishID: gone.id }, as: pub.company },
    );
    await refuse(order, { reason: 'sold_out', sold_out_dish_ids: [gone.id, other.id] });
    expect(await soldOutUntil()).toEqual([TOMORROW]);
  });

  it('two refusals with the same dishes in another order wait for each other', async () => {
    const orders = [await anOrder(t, pub), await anOrder(t, pub)];
    const ids = pub.dishes.map(({ id }) => id);
    const answers = await Promise.all(
      orders.map((order, index) =>
        refuse(order, {
          reason: 'sold_out',
          sold_out_dish_ids: index === 0 ? ids : ids.toReversed(),
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await soldOutUntil()).toEqual([TOMORROW, TOMORROW]);
  });
});

describe('bad input is refused, and nothing has changed:', () => {
  it.each([
    ['other without a text', { reason: 'other' }, 'cancel_text_is_required'],
    [
      'other with an invisible text',
      { reason: 'other', text: ' \u200B ' },
      'cancel_text_is_required',
    ],
    ['a text with another reason', { reason: 'closing', text: 'x' }, 'cancel_reason_does_not_fit'],
    ['sold out without dishes', { reason: 'sold_out' }, 'sold_out_dishes_are_required'],
    ['no dishes', { reason: 'sold_out', sold_out_dish_ids: [] }, 'sold_out_dishes_are_required'],
  ] as const)('%s', async (_name, body, code) => {
    const order = await anOrder(t, pub);
    const refused = await t.sendRaw(REFUSE, { params: order.ids, as: pub.company, body });
    expect([refused.status, refused.body]).toMatchObject([422, { code }]);
    await expectUntouched(order);
  });

  it.each([
    ['the guest’s reason', { reason: 'by_guest' }],
    ['the server’s reason', { reason: 'not_answered' }],
    ['no reason', {}],
    ['a long text', { reason: 'other', text: 'x'.repeat(MAX_CANCEL_TEXT_LENGTH + 1) }],
  ])('%s', async (_name, body) => {
    const order = await anOrder(t, pub);
    const refused = await t.sendRaw(REFUSE, { params: order.ids, as: pub.company, body });
    expect([refused.status, refused.body]).toMatchObject([400, { code: 'validation_error' }]);
    await expectUntouched(order);
  });

  it('dishes with another reason, and a dish of the menu that is not in the order', async () => {
    const order = await anOrder(t, pub);
    const { dishes } = await aMenuWithDishes(t, pub);
    const [own, other] = [pub.dishes[0].id, dishes[0].id];
    for (const [body, code] of [
      [{ reason: 'closing', sold_out_dish_ids: [own] }, 'cancel_reason_does_not_fit'],
      [{ reason: 'sold_out', sold_out_dish_ids: [own, other] }, 'dish_is_not_in_order'],
    ] as const) {
      const { status, body: answer } = await refuse(order, {
        ...body,
        sold_out_dish_ids: [...body.sold_out_dish_ids],
      });
      expect([status, answer]).toMatchObject([422, { code }]);
      await expectUntouched(order);
    }
  });
});

it('of many who accept and refuse at once the first one does it; the others read who was first', async () => {
  const order = await anOrder(t, pub);
  const dishId = pub.dishes[0].id;
  const answers = await Promise.all([
    refuse(order, { reason: 'sold_out', sold_out_dish_ids: [dishId] }),
    t.send(`PUT ${ORDER}/accept`, { params: order.ids, body: { minutes: 20 }, as: pub.company }),
    refuse(order, { reason: 'closing' }),
    t.send('POST /api/client/orders/:trackingToken/withdraw', {
      params: { trackingToken: order.trackingToken },
    }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  const { order: now, history } = await read(order);
  expect(now.revision).toBe(2);
  expect(history).toHaveLength(2);
  const isSoldOut = now.cancel_reason === 'sold_out';
  expect(await soldOutUntil()).toEqual([isSoldOut ? TOMORROW : null, null]);
  for (const { status, body } of answers) {
    if (status === 409) expect(body).toMatchObject({ facts: { status: now.status } });
  }
});

it('a guest orders again what is left, in the same moment as the refusal', async () => {
  const order = await anOrder(t, pub);
  const [soldOut, left] = pub.dishes;
  await refuse(order, { reason: 'sold_out', sold_out_dish_ids: [soldOut.id] });
  const again = await tryOrder(t, pub, {
    body: aBasket(pub, { dishes: [{ dish_id: left.id, count: 2 }] }),
  });
  expect(again.status).toBe(201);
});

it('an undone refusal gives the order back; its dishes stay sold out', async () => {
  const order = await anOrder(t, pub);
  await refuse(order, { reason: 'sold_out', sold_out_dish_ids: [pub.dishes[0].id] });
  await setStatus(t, pub, { order, to: 'not_handled' });
  expect((await read(order)).order).toMatchObject({ status: 'not_handled', cancel_reason: null });
  expect(await soldOutUntil()).toEqual([TOMORROW, null]);
});
