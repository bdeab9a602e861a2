import { must } from '@comanda/contract/client';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIGRATIONS_DIR } from '../../../migrations-dir.ts';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { aPub, type APub } from '../../../testing/builders/builders.ts';
import {
  aCourier,
  aDeliveringPub,
  anAdmin,
  anApprovedCourier,
  aWaitingOrder,
  type ACourier,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';

/** The most couriers of a pub who have not confirmed. */
const UNCONFIRMED = 20;

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const attach = (pub: APub, courierId: number, on = t) =>
  on.send('POST /api/company/:companyID/pubs/:pubID/couriers', {
    params: pub.ids,
    as: pub.company,
    body: { courier_id: courierId },
  });
const detach = (pub: APub, { id }: ACourier) =>
  t.call('DELETE /api/company/:companyID/pubs/:pubID/couriers/:courierID', {
    params: { ...pub.ids, courierID: id },
    as: pub.company,
  });
const answer = (courier: ACourier, pub: APub, word: 'confirm' | 'decline') =>
  t.send(`POST /api/courier/:courierID/pubs/:pubID/${word}`, {
    params: { ...courier.ids, pubID: pub.pub.id },
    as: courier,
  });
const listed = async (pub: APub) =>
  (
    await t.call('GET /api/company/:companyID/pubs/:pubID/couriers', {
      params: pub.ids,
      as: pub.company,
    })
  ).couriers;
const pubsOf = async (courier: ACourier) =>
  (await t.send('GET /api/courier/:courierID/pubs', { params: courier.ids, as: courier })).body
    .pubs;
const seenBy = async (as: { accesstoken: string }, { id }: ACourier) => {
  const { status, body } = await t.send('GET /api/courier/:courierID', {
    params: { courierID: id },
    as,
  });
  return status === 200 ? body.courier : status;
};
const reserve = (courier: ACourier, { id }: AnOrder) =>
  t.call('POST /api/courier/:courierID/reserve-order', {
    params: courier.ids,
    as: courier,
    body: { order_id: id },
  });

const name = 'Ion Rusu';
const contacts = { phone_number: '+37369777888', telegram_username: '', image_file_name: '' };

describe('a company that adds a courier by number', () => {
  it('sees the name alone until the courier confirms, then the contacts needed for the work', async () => {
    const pub = await aDeliveringPub(t);
    const courier = await aCourier(t);
    const { id } = courier;
    const added = await attach(pub, id);
    expect(added.body.courier).toEqual({ id, full_name: name, is_confirmed: false });
    expect(await listed(pub)).toEqual([{ id, full_name: name, is_confirmed: false }]);
    expect(await seenBy(pub.company, courier)).toEqual({ id, full_name: name });

    expect((await answer(courier, pub, 'confirm')).status).toBe(200);
    expect(await listed(pub)).toEqual([{ id, full_name: name, is_confirmed: true, ...contacts }]);
    expect(await seenBy(pub.company, courier)).toEqual({ id, full_name: name, ...contacts });
    // Attaching again requests no new confirmation.
    expect((await attach(pub, id)).body.courier).toMatchObject({ is_confirmed: true });
    // The courier and the platform read all of it.
    const all = { id, birth_date: '0001-01-01', balance: 0, is_approved: false, ...contacts };
    for (const as of [courier, await anAdmin(t)]) {
      expect(await seenBy(as, courier)).toMatchObject(all);
    }
  });

  it('sees the contacts too once the courier takes an order of the pub, which confirms', async () => {
    const pub = await aDeliveringPub(t);
    const courier = await aCourier(t);
    await must(attach(pub, courier.id));
    const order = await aWaitingOrder(t, pub);
    await reserve(courier, order);
    expect(await seenBy(pub.company, courier)).toMatchObject(contacts);
    expect(await listed(pub)).toMatchObject([{ is_confirmed: true, ...contacts }]);
    expect(await pubsOf(courier)).toMatchObject([{ id: pub.pub.id, is_confirmed: true }]);
  });

  it('sees the contacts of a courier who took a pool order before they were attached', async () => {
    const pub = await aDeliveringPub(t, { deliveryType: 'delivery_service' });
    const courier = await anApprovedCourier(t);
    expect(await seenBy(pub.company, courier)).toBe(404);
    await reserve(courier, await aWaitingOrder(t, pub));
    expect(await seenBy(pub.company, courier)).toEqual({
      id: courier.id,
      full_name: name,
      ...contacts,
    });
    const { body } = await attach(pub, courier.id);
    expect(body.courier).toMatchObject({ is_confirmed: false, ...contacts });
    expect(await listed(pub)).toMatchObject([{ is_confirmed: false, ...contacts }]);
  });

  it('sees no contacts by another company’s confirmation, or after it removed the courier', async () => {
    const [first, second] = [await aDeliveringPub(t), await aDeliveringPub(t)];
    const courier = await aCourier(t);
    await must(attach(first, courier.id));
    await must(attach(second, courier.id));
    await must(answer(courier, first, 'confirm'));
    expect(await seenBy(second.company, courier)).toEqual({ id: courier.id, full_name: name });
    expect(await listed(second)).toEqual([
      { id: courier.id, full_name: name, is_confirmed: false },
    ]);
    await detach(first, courier);
    expect(await seenBy(first.company, courier)).toBe(404);
    // After attaching again, a new confirmation is requested.
    expect((await attach(first, courier.id)).body.courier).toMatchObject({
      is_confirmed: false,
    });
  });
});

describe('a courier', () => {
  it('reads which pubs have attached them, and may confirm several times', async () => {
    const pub = await aDeliveringPub(t);
    const courier = await aCourier(t);
    expect(await pubsOf(courier)).toEqual([]);
    await must(attach(pub, courier.id));
    const { id, name: pubName, url_name, address } = pub.pub;
    const entry = { id, name: pubName, url_name, address };
    expect(await pubsOf(courier)).toEqual([{ ...entry, is_confirmed: false }]);
    for (let times = 0; times < 2; times += 1) {
      expect((await answer(courier, pub, 'confirm')).status).toBe(200);
      expect(await pubsOf(courier)).toEqual([{ ...entry, is_confirmed: true }]);
    }
  });

  it('declines, which ends it: both lists are empty, and the orders are not offered', async () => {
    const pub = await aDeliveringPub(t);
    const courier = await aCourier(t);
    await must(attach(pub, courier.id));
    const order = await aWaitingOrder(t, pub);
    expect((await answer(courier, pub, 'decline')).status).toBe(200);
    expect(await pubsOf(courier)).toEqual([]);
    expect(await listed(pub)).toEqual([]);
    expect(await seenBy(pub.company, courier)).toBe(404);
    const taking = t.send('POST /api/courier/:courierID/reserve-order', {
      params: courier.ids,
      as: courier,
      body: { order_id: order.id },
    });
    expect((await taking).body.code).toBe('order_not_found');
    for (const word of ['confirm', 'decline'] as const) {
      expect((await answer(courier, pub, word)).body.code).toBe('not_found');
    }
  });

  it('gets the pub’s orders offered before they have confirmed', async () => {
    const pub = await aDeliveringPub(t);
    const courier = await aCourier(t);
    await must(attach(pub, courier.id));
    await reserve(courier, await aWaitingOrder(t, pub));
  });

  it('cannot confirm or decline for another courier, and does not see a deleted pub', async () => {
    const pub = await aDeliveringPub(t);
    const [courier, other] = [await aCourier(t), await aCourier(t)];
    await must(attach(pub, courier.id));
    for (const word of ['confirm', 'decline'] as const) {
      expect((await answer(other, pub, word)).status).toBe(404);
      expect(
        (
          await t.send(`POST /api/courier/:courierID/pubs/:pubID/${word}`, {
            params: { ...courier.ids, pubID: pub.pub.id },
            as: other,
          })
        ).status,
      ).toBe(404);
    }
    expect(await listed(pub)).toMatchObject([{ is_confirmed: false }]);
    await t.call('DELETE /api/company/:companyID/pubs/:pubID', {
      params: pub.ids,
      as: pub.company,
    });
    expect(await pubsOf(courier)).toEqual([]);
    expect((await answer(courier, pub, 'confirm')).status).toBe(404);
  });
});

describe('trying numbers in sequence', () => {
  it('reveals nothing: a company reads only couriers that it has attached or worked with', async () => {
    const stranger = await aDeliveringPub(t);
    const last = await anApprovedCourier(t);
    for (let id = 1; id <= last.id + 1; id += 1) {
      const { status, body } = await t.send('GET /api/courier/:courierID', {
        params: { courierID: id },
        as: stranger.company,
      });
      expect({ status, code: body.code }, `account ${id}`).toEqual({
        status: 404,
        code: 'courier_not_found',
      });
    }
  });

  it('shows only names, whichever courier is attached', async () => {
    const stranger = await aDeliveringPub(t);
    const last = await anApprovedCourier(t);
    const seen: unknown[] = [];
    for (let id = last.id; id > 0 && seen.length < UNCONFIRMED; id -= 1) {
      const { status, body } = await attach(stranger, id);
      if (status === 201) seen.push(body.courier, await seenBy(stranger.company, { ...last, id }));
      else expect(body.code).toBe('courier_id_is_invalid');
    }
    expect(seen.length).toBeGreaterThan(5);
    const fields = [...seen, ...(await listed(stranger))].flatMap((courier) =>
      Object.keys(Object(courier)),
    );
    expect(new Set(fields)).toEqual(new Set(['id', 'full_name', 'is_confirmed']));
  });

  it('is limited to 20 couriers who have not confirmed; the next one is refused until one confirms', async () => {
    const pub = await aDeliveringPub(t);
    const couriers: ACourier[] = [];
    for (let made = 0; made <= UNCONFIRMED; made += 1) {
      couriers.push(await aCourier(t));
    }
    const [first, ...others] = couriers;
    const last = others.pop();
    if (!first || !last) throw new Error('two couriers at least');
    for (const { id } of [first, ...others]) await must(attach(pub, id));
    expect(await attach(pub, last.id)).toMatchObject({
      status: 409,
      body: { code: 'too_many_unconfirmed_couriers' },
    });
    // A courier who is attached already does not count again.
    expect((await attach(pub, first.id)).status).toBe(201);
    await must(answer(first, pub, 'confirm'));
    expect((await attach(pub, last.id)).status).toBe(201);
  });

  it('is slowed down: thirty an hour for a company, ninety for an address', async () => {
    const limited = await buildTestApp({ settings: { rateLimitScale: 1 } });
    const codeOf = async (pub: APub) => (await attach(pub, 2_000_000_000, limited)).body.code;
    // A refused request of a company counts for its address too: 31, then 30, then 29.
    for (const [taken, isRefused] of [
      [30, true],
      [30, false],
      [29, true],
    ] as const) {
      const pub = await aPub(limited);
      for (let times = 0; times < taken; times += 1) {
        expect(await codeOf(pub)).toBe('courier_id_is_invalid');
      }
      if (isRefused) expect(await codeOf(pub)).toBe('too_many_requests');
    }
    expect(await codeOf(await aPub(limited))).toBe('too_many_requests');
    await limited.close();
  });
});

it('requests a confirmation from couriers attached before it existed, unless they have taken an order', async () => {
  const pub = await aDeliveringPub(t);
  const [waiting, working] = [await aCourier(t), await aCourier(t)];
  for (const { id } of [waiting, working]) await must(attach(pub, id));
  await reserve(working, await aWaitingOrder(t, pub));
  await sql`alter table pub_courier drop column confirmed_at`.execute(t.deps.db);
  const migration = await readFile(
    path.join(MIGRATIONS_DIR, '017-courier-confirmation.sql'),
    'utf8',
  );
  for (const statement of migration.split(';\n').filter((one) => one.trim() !== '')) {
    await sql.raw(statement).execute(t.deps.db);
  }
  expect(await listed(pub)).toMatchObject([
    { id: waiting.id, is_confirmed: false },
    { id: working.id, is_confirmed: true },
  ]);
});
