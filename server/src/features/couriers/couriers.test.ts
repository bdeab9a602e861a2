import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { removePicturesADayLater } from '../../testing/app/remove-pictures-a-day-later.ts';
import { unique } from '../../testing/builders/builders.ts';
import {
  aCourier,
  aDeliveringPub,
  anAdmin,
  anApprovedCourier,
  aWaitingOrder,
} from '../../testing/builders/order-builders.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const profile = {
  full_name: ' Maria Ceban ',
  phone_number: '078 123 456',
  gender: 'female' as const,
  birth_date: '1999-12-31',
  location: 'Chișinău, Botanica',
  telegram_username: '@maria_c',
};

describe('signing up', () => {
  it('signs in, unapproved, with an empty profile', async () => {
    const courier = await aCourier(t);
    const { body } = await t.send('GET /api/courier', { as: courier });
    expect(body.courier).toEqual({
      id: courier.id,
      full_name: 'Ion Rusu',
      phone_number: '+37369777888',
      birth_date: '0001-01-01',
      gender: 'male',
      location: '',
      telegram_username: '',
      image_file_name: '',
      balance: 0,
      balances: [{ currency_id: 1, balance: 0 }],
      is_approved: false,
      is_blocked: false,
    });
  });

  it('names every wrong field, and accepts an e-mail once', async () => {
    const wrong = { email: 'nu', password: 'scurt', full_name: 'x', phone_number: 'abc' };
    const { status, body } = await t.send('POST /api/courier', { body: wrong });
    expect(status).toBe(400);
    expect(body.validationErrors).toMatchObject([
      { field: 'email' },
      { field: 'password' },
      { field: 'full_name' },
      { field: 'phone_number' },
    ]);
    const email = `${unique('unic')}@example.md`;
    const right = { ...wrong, email, password: 'o parolă lungă', full_name: 'Ana Rusu' };
    const register = () =>
      t.send('POST /api/courier', { body: { ...right, phone_number: '069111222' } });
    expect((await register()).status).toBe(201);
    expect(await register()).toMatchObject({
      status: 409,
      body: { code: 'courier_with_the_same_email_already_exists' },
    });
  });
});

describe('the profile', () => {
  it('is saved without the @ of a username', async () => {
    const courier = await aCourier(t);
    const { body } = await t.send('PUT /api/courier/:courierID', {
      params: courier.ids,
      as: courier,
      body: profile,
    });
    expect(body.courier).toMatchObject({
      ...profile,
      full_name: 'Maria Ceban',
      phone_number: '+37378123456',
      telegram_username: 'maria_c',
    });
    const unset = { ...profile, birth_date: '0001-01-01' };
    expect(
      (
        await t.send('PUT /api/courier/:courierID', {
          params: courier.ids,
          as: courier,
          body: unset,
        })
      ).body.courier,
    ).toMatchObject({
      birth_date: '0001-01-01',
    });
  });

  it.each(['2001-02-30', '2030-01-01', '2001-13-01'])('refuses %s as a birth date', async (day) => {
    const courier = await aCourier(t);
    const { status, body } = await t.send('PUT /api/courier/:courierID', {
      params: courier.ids,
      as: courier,
      body: { ...profile, birth_date: day },
    });
    expect(status).toBe(400);
    expect(body.validationErrors).toEqual([{ field: 'birth_date', code: 'invalid_value' }]);
  });
});

describe('the picture', () => {
  const aPicture = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer();

  it('is stored, shown to the users who see the courier, and replaced by the next one', async () => {
    const courier = await aCourier(t);
    const takeIn = async (color: string) => {
      const file = await aPicture(color);
      const answer = await t.upload('POST /api/courier/:courierID/image', {
        params: courier.ids,
        as: courier,
        file,
      });
      return answer.reply().courier.image_file_name;
    };
    const first = await takeIn('#aa3311');
    expect(first).not.toBe('');
    const getPicture = (name: string) =>
      t.app.inject({ method: 'GET', url: `/api-static/images/couriers/${name}` });
    expect((await getPicture(first)).statusCode).toBe(200);
    const second = await takeIn('#1133aa');
    expect(second).not.toBe(first);
    expect((await getPicture(second)).statusCode).toBe(200);
    expect((await getPicture(first)).statusCode).toBe(200);
    await removePicturesADayLater(t);
    expect((await getPicture(second)).statusCode).toBe(200);
    expect((await getPicture(first)).statusCode).toBe(404);
    const { body } = await t.send('GET /api/courier', { as: courier });
    expect(body.courier).toMatchObject({ image_file_name: second });
  });

  it('is refused when it is no picture, and so is another courier’s', async () => {
    const [courier, other] = [await aCourier(t), await aCourier(t)];
    const file = Buffer.from('nu este o poză');
    const wrong = await t.upload('POST /api/courier/:courierID/image', {
      params: courier.ids,
      as: courier,
      file,
    });
    expect(wrong.status).toBe(400);
    const picture = await aPicture('#aa3311');
    const stranger = await t.upload('POST /api/courier/:courierID/image', {
      params: courier.ids,
      as: other,
      file: picture,
    });
    expect(stranger.status).toBe(404);
    const { body } = await t.send('GET /api/courier', { as: courier });
    expect(body.courier).toMatchObject({ image_file_name: '' });
  });
});

describe('a courier’s data', () => {
  it('is readable by themselves, the platform, and the pubs that they deliver for', async () => {
    const admin = await anAdmin(t);
    const courier = await anApprovedCourier(t, admin);
    const other = await aCourier(t);
    const pool = await aDeliveringPub(t, { deliveryType: 'delivery_service' });
    const stranger = await aDeliveringPub(t);
    const read = async (as: { accesstoken: string }) =>
      (await t.send('GET /api/courier/:courierID', { params: courier.ids, as })).status;
    expect(await read(pool.company)).toBe(404);
    const order = await aWaitingOrder(t, pool, { payment_type: 'card_offline' });
    const body = { order_id: order.id };
    await t.call('POST /api/courier/:courierID/reserve-order', {
      params: courier.ids,
      as: courier,
      body,
    });
    await t.call('POST /api/courier/:courierID/set-order-to-completed', {
      params: courier.ids,
      as: courier,
      body,
    });
    for (const as of [courier, admin, pool.company]) expect(await read(as)).toBe(200);
    for (const as of [other, stranger.company]) expect(await read(as)).toBe(404);
    const seen = await t.send('GET /api/courier/:courierID', {
      params: courier.ids,
      as: pool.company,
    });
    for (const field of ['balance', 'birth_date', 'is_approved']) {
      expect(seen.body.courier).not.toHaveProperty(field);
    }
    const ledger = async (as: { accesstoken: string }) =>
      (await t.send('GET /api/courier/:courierID/statement', { params: courier.ids, as })).status;
    for (const as of [courier, admin]) expect(await ledger(as)).toBe(200);
    for (const as of [other, pool.company]) expect(await ledger(as)).toBe(404);
  });

  it('is listed at the pub that attached them, until it detaches them', async () => {
    const pub = await aDeliveringPub(t);
    const courier = await aCourier(t);
    const attach = (courier_id: number) =>
      t.send('POST /api/company/:companyID/pubs/:pubID/couriers', {
        params: pub.ids,
        as: pub.company,
        body: { courier_id },
      });
    for (let times = 0; times < 2; times += 1) {
      expect((await attach(courier.id)).status).toBe(201);
    }
    expect((await attach(pub.company.id)).body.code).toBe('courier_id_is_invalid');
    const list = await t.send('GET /api/company/:companyID/pubs/:pubID/couriers', {
      params: pub.ids,
      as: pub.company,
    });
    expect(list.body.couriers).toMatchObject([{ id: courier.id }]);
    const detach = () =>
      t.send('DELETE /api/company/:companyID/pubs/:pubID/couriers/:courierID', {
        params: { ...pub.ids, ...courier.ids },
        as: pub.company,
      });
    expect((await detach()).status).toBe(200);
    expect((await detach()).body.code).toBe('courier_id_is_invalid');
  });
});

it('records in the audit log the platform’s actions on a courier', async () => {
  const admin = await anAdmin(t);
  const courier = await aCourier(t);
  const { body } = await t.send('POST /api/admin/couriers/:courierID/block', {
    params: courier.ids,
    as: admin,
  });
  expect(body.courier).toMatchObject({ email: courier.email, is_blocked: true });
  const entries = await t.deps.db
    .selectFrom('audit_entry')
    .where('subject', '=', `courier ${courier.id}`)
    .select('action')
    .execute();
  expect(entries).toEqual([{ action: 'block-courier' }]);
  const missing = await t.send('POST /api/admin/couriers/:courierID/block', {
    params: { courierID: 2000000000 },
    as: admin,
  });
  expect(missing).toMatchObject({ status: 404, body: { code: 'courier_not_found' } });
});
