import { sql } from 'kysely';
import type { CallBody } from '@comanda/contract';
import { must } from '@comanda/contract/client';
import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { openReader } from '../../../testing/app/live-reader.ts';
import { aRehearsal, tryRehearsal } from '../../../testing/builders/a-rehearsal.ts';
import { anAdminInside } from '../../../testing/builders/an-admin-inside.ts';
import {
  aMenuWithDishes,
  aPub,
  withDelivery,
  zoneVertices,
  type APub,
} from '../../../testing/builders/builders.ts';
import {
  aBasket,
  aDeliveringPub,
  anOrder,
  anOrderAtTable,
  changeDish,
  setStatus,
  tryOrder,
} from '../../../testing/builders/order-builders.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
const REHEARSAL = `POST ${PUB}/rehearsal-order` as const;
const ofPub = ({ ids, company }: APub) => ({ params: ids, as: company });
const zoneAround = (vertices: typeof zoneVertices) => ({
  shapes: [{ shape_id: 'centru', color: '#d94f3d', vertices }],
});

let t: TestApp;
let address: string;
beforeAll(async () => {
  t = await buildTestApp();
  address = (await t.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
});
afterAll(() => t.close());

describe('a rehearsal order', () => {
  it('is an order of the first two dishes, delivered to the pub itself, and is marked for pub and guest', async () => {
    const pub = await aDeliveringPub(t, {
      prices: [10, 20, 30],
      deliveryType: 'delivery_service',
    });
    await t.call(`PUT ${PUB}`, {
      ...ofPub(pub),
      body: { address: 'str. Gării 1', phone: '+37322889900' },
    });
    const { order } = await must(tryRehearsal(t, pub, { language: 'ru' }));
    const [first, second] = pub.dishes;
    expect(order).toMatchObject({
      status: 'not_handled',
      is_rehearsal: true,
      order_type: 'delivery',
      delivery_type: 'own',
      client_name: 'Репетиция',
      full_address: 'str. Gării 1',
      main_phone_number: '+37322889900',
      payment_type: 'cash',
      lat: 47.0105,
      lng: 28.8638,
      dishes: [
        { dish_id: first.id, count: 1 },
        { dish_id: second.id, count: 1 },
      ],
      dish_total: 30,
      delivery_price: 40,
    });
    expect(order.comments).toMatch(/Не готовьте/);
    const { order: guest } = await aRehearsal(t, pub);
    expect(guest).toMatchObject({ id: order.id, is_rehearsal: true, status: 'not_handled' });
    expect((await anOrder(t, pub)).order.is_rehearsal).toBe(false);
  });

  it('goes to table 1 of a pub that does not deliver, or when that is asked for', async () => {
    const pub = await aPub(t);
    await aMenuWithDishes(t, pub, [10, 20]);
    const atTable = {
      order_type: 'in_place',
      table_for_in_place_order: '1',
      client_name: 'Repetiție',
    };
    expect((await must(tryRehearsal(t, pub, { language: 'ro' }))).order).toMatchObject(atTable);
    const delivering = await aDeliveringPub(t);
    const asked = { order_type: 'in_place', language: 'ro' } as const;
    expect((await must(tryRehearsal(t, delivering, asked))).order).toMatchObject(atTable);
  });

  it('goes into a zone when the pub is outside of all of them, or has no phone and no address', async () => {
    const pub = await aDeliveringPub(t);
    const away = zoneVertices.map(({ lat, lng }) => ({ lat: lat + 1, lng }));
    await t.call(`POST ${PUB}/shipping`, { ...ofPub(pub), body: zoneAround(away) });
    const { order } = await must(tryRehearsal(t, pub));
    expect(order).toMatchObject({ order_type: 'delivery', full_address: '' });
    expect(order.lat).toBeCloseTo(48.015, 5);
    expect(order.lng).toBeCloseTo(28.86, 5);
  });

  it('comes to the open desk like any new order', async () => {
    const pub = await aDeliveringPub(t);
    const desk = openReader(
      '/ws/orders/company/:companyID/pub/:pubID',
      `${address}/ws/orders/company/${pub.company.id}/pub/${pub.pub.id}?access_token=${pub.company.accesstoken}`,
    );
    await desk.everything();
    const { id } = await aRehearsal(t, pub);
    const { order } = await desk.next(({ event_type }) => event_type === 'CREATE_EVENT');
    expect(order).toMatchObject({ id, is_rehearsal: true });
    desk.close();
  });

  it('is accepted by itself where the pub has set that, and refused after its minutes', async () => {
    const pub = await aDeliveringPub(t);
    await t.call(`PUT ${PUB}`, { ...ofPub(pub), body: { accepts_by_itself: true } });
    const { order } = await must(tryRehearsal(t, pub));
    expect(order).toMatchObject({ status: 'preparing', accepted_by_itself: true });
    const other = await aDeliveringPub(t);
    await t.call(`PUT ${PUB}`, { ...ofPub(other), body: { refuse_after_minutes: 5 } });
    const rehearsal = await aRehearsal(t, other);
    t.clock.advance(5 * 60_000);
    await t.app.tasks.runDue();
    const { order: after } = await aGuestOf(rehearsal);
    expect(after).toMatchObject({ status: 'canceled', cancel_reason: 'not_answered' });
  });

  it('may be sent by an administrator who has entered the pub', async () => {
    const pub = await aDeliveringPub(t);
    const admin = await anAdminInside(t, pub.pub.id);
    const { order } = await t.call(REHEARSAL, { params: pub.ids, as: admin, body: {} });
    expect(order.is_rehearsal).toBe(true);
  });
});

const aGuestOf = ({ trackingToken }: { readonly trackingToken: string }) =>
  t.call('GET /api/client/orders/:trackingToken', { params: { trackingToken } });

describe('a pub that takes no orders of guests', () => {
  it.each<[string, 'in_place' | 'delivery', (pub: APub) => Promise<unknown>, string]>([
    [
      'is closed',
      'delivery',
      (pub) =>
        t.call(`POST ${PUB}/shipping-work-hours`, {
          ...ofPub(pub),
          body: { work_hours: Array.from({ length: 7 }, () => ({ start: 0, end: 0 })) },
        }),
      'pub_is_closed',
    ],
    [
      'is paused',
      'delivery',
      (pub) =>
        t.call(`PUT ${PUB}/pause`, {
          ...ofPub(pub),
          body: { order_types: ['delivery', 'in_place'], until: UNTIL_SWITCHED_BACK },
        }),
      'pub_is_paused',
    ],
    [
      'has switched delivery off',
      'delivery',
      (pub) =>
        t.call(`POST ${PUB}/shipping-availability`, { ...ofPub(pub), body: { available: false } }),
      'delivery_is_off',
    ],
    [
      'has switched orders at the table off',
      'in_place',
      (pub) => t.call(`PUT ${PUB}`, { ...ofPub(pub), body: { has_in_place_order: false } }),
      'in_place_order_is_off',
    ],
    [
      'is not published',
      'in_place',
      ({ pub }) =>
        sql`update pub set expiration_time = '2020-01-01T00:00:00Z' where id = ${pub.id}`.execute(
          t.deps.db,
        ),
      'pub_expired',
    ],
  ])('since it %s rehearses all the same', async (_name, order_type, change, code) => {
    const pub = await aDeliveringPub(t);
    await change(pub);
    const body = order_type === 'in_place' ? anOrderAtTable(pub, '1') : aBasket(pub);
    const guest = await tryOrder(t, pub, { body });
    expect(guest.body).toMatchObject({ code });
    const { order } = await must(tryRehearsal(t, pub, { order_type }));
    expect(order).toMatchObject({ is_rehearsal: true, order_type });
  });
});

const switchTables = (pub: APub, has_in_place_order: boolean) =>
  t.call(`PUT ${PUB}`, { ...ofPub(pub), body: { has_in_place_order } });
const setPayments = (pub: APub, body: CallBody<`POST ${typeof PUB}/preorder`>) =>
  t.call(`POST ${PUB}/preorder`, { ...ofPub(pub), body });
const removeZones = (pub: APub) =>
  t.call(`POST ${PUB}/shipping`, { ...ofPub(pub), body: { shapes: [] } });

describe('a rehearsal is refused', () => {
  const expectRefused = async (pub: APub, code: string, order_type?: 'delivery') => {
    const answer = await tryRehearsal(t, pub, order_type ? { order_type } : {});
    expect(answer).toMatchObject({ status: 422, body: { code } });
    const { orders } = await t.call(`GET ${PUB}/orders`, { ...ofPub(pub), query: {} });
    expect(orders).toEqual([]);
  };

  it('without a dish that guests see', async () => {
    const pub = await aPub(t);
    await expectRefused(pub, 'rehearsal_needs_a_dish');
    const delivering = await aDeliveringPub(t);
    for (const dish of delivering.dishes) {
      await changeDish(t, delivering, { dish, change: { visible: false } });
    }
    await expectRefused(delivering, 'rehearsal_needs_a_dish');
  });

  it('for a delivery without a place, a zone, a price or a way to pay', async () => {
    const pub = await aPub(t);
    await aMenuWithDishes(t, pub, [10, 20]);
    await expectRefused(pub, 'rehearsal_needs_delivery', 'delivery');
    await withDelivery(t, pub);
    await switchTables(pub, false);
    await setPayments(pub, { card_preorder: false, cash_preorder: false });
    await expectRefused(pub, 'rehearsal_needs_delivery');
    await setPayments(pub, { card_preorder: true, cash_preorder: false });
    await removeZones(pub);
    await expectRefused(pub, 'rehearsal_needs_delivery');
  });

  it('for that only where the pub takes no orders at tables', async () => {
    const pub = await aDeliveringPub(t);
    await removeZones(pub);
    await switchTables(pub, false);
    await expectRefused(pub, 'rehearsal_needs_delivery');
    await switchTables(pub, true);
    const { order } = await must(tryRehearsal(t, pub));
    expect(order).toMatchObject({ order_type: 'in_place', table_for_in_place_order: '1' });
  });

  it('with no dish but sold out ones; one that is left is ordered alone', async () => {
    const pub = await aDeliveringPub(t);
    const [first, second] = pub.dishes;
    const sellOut = (dishID: number) =>
      sql`update dish set sold_out_until = '9999-12-31T23:59:59Z' where id = ${dishID}`.execute(
        t.deps.db,
      );
    await sellOut(first.id);
    await sellOut(second.id);
    await expectRefused(pub, 'rehearsal_needs_a_dish');
    await sql`update dish set sold_out_until = null where id = ${second.id}`.execute(t.deps.db);
    const { order } = await must(tryRehearsal(t, pub));
    expect(order.dishes).toMatchObject([{ dish_id: second.id }]);
  });
});

describe('of several rehearsals', () => {
  it('only one is in process: presses at once and later ones get the same', async () => {
    const pub = await aDeliveringPub(t);
    const at = await Promise.all(Array.from({ length: 5 }, () => must(tryRehearsal(t, pub))));
    expect(new Set(at.map(({ order }) => order.id)).size).toBe(1);
    const { id } = await aRehearsal(t, pub, { order_type: 'in_place' });
    expect(id).toBe(at[0]?.order.id);
    const { orders } = await t.call(`GET ${PUB}/orders`, { ...ofPub(pub), query: {} });
    expect(orders).toHaveLength(1);
    const other = await aDeliveringPub(t);
    expect((await aRehearsal(t, other)).id).not.toBe(id);
  });

  it('the next begins after the end of one, which then cannot go on', async () => {
    const pub = await aDeliveringPub(t);
    const first = await aRehearsal(t, pub);
    await must(setStatus(t, pub, { order: first, to: 'completed' }));
    const second = await aRehearsal(t, pub);
    expect(second.id).not.toBe(first.id);
    expect(await setStatus(t, pub, { order: first, to: 'preparing' })).toMatchObject({
      status: 409,
      body: { code: 'rehearsal_is_in_process' },
    });
    await must(setStatus(t, pub, { order: second, to: 'canceled' }));
    const { body } = await setStatus(t, pub, { order: first, to: 'preparing' });
    expect(body).toMatchObject({ status: 'preparing' });
  });
});
