import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doDueWork } from '../../plumbing/daily-work/daily-work.ts';
import { silentLog } from '../../plumbing/database/testing/testing.ts';
import { buildTestApp, type TestApp } from '../app/build-test-app.ts';
import { openReader } from '../app/live-reader.ts';
import { PASSWORD } from '../builders/builders.ts';
import {
  aBasket,
  aDeliveringPub,
  anAdmin,
  anApprovedCourier,
  anOrder,
  setStatus,
  tryOrder,
  type ADeliveringPub,
} from '../builders/order-builders.ts';

const MINUTE_MS = 60_000;
/** From 18:00 until half past three: in spring that time does not exist, in autumn it comes twice. */
const HOURS = { start: 1080, end: 210 };

/**
 * In 2026 Chișinău goes from 03:00 to 04:00 on 29 March and from 04:00 back to 03:00 on 25 October, both at
 * 01:00 UTC.
 */
const nights = [
  {
    name: 'spring',
    change: '2026-03-29T01:00:00Z',
    // The day of 23 hours on the pub's clock.
    day: { from: '2026-03-28T22:00:00Z', to: '2026-03-29T21:00:00Z', hours: 23 },
    /** Times, UTC, with the pub's answer. */
    orders: [
      { at: '2026-03-29T00:59:59Z', local: '02:59', opensAt: undefined },
      { at: '2026-03-29T01:00:00Z', local: '04:00', opensAt: '2026-03-29T15:00:00.000Z' },
      { at: '2026-03-29T14:59:59Z', local: '17:59', opensAt: '2026-03-29T15:00:00.000Z' },
      { at: '2026-03-29T15:00:00Z', local: '18:00', opensAt: undefined },
    ],
  },
  {
    name: 'autumn',
    change: '2026-10-25T01:00:00Z',
    day: { from: '2026-10-24T21:00:00Z', to: '2026-10-25T22:00:00Z', hours: 25 },
    orders: [
      { at: '2026-10-25T00:29:59Z', local: '03:29', opensAt: undefined },
      { at: '2026-10-25T00:30:00Z', local: '03:30', opensAt: '2026-10-25T01:00:00.000Z' },
      { at: '2026-10-25T01:00:00Z', local: '03:00 again', opensAt: undefined },
      { at: '2026-10-25T01:29:59Z', local: '03:29 again', opensAt: undefined },
      { at: '2026-10-25T01:30:00Z', local: '03:30 again', opensAt: '2026-10-25T16:00:00.000Z' },
      { at: '2026-10-25T15:59:59Z', local: '17:59', opensAt: '2026-10-25T16:00:00.000Z' },
      { at: '2026-10-25T16:00:00Z', local: '18:00', opensAt: undefined },
    ],
  },
] as const;

let t: TestApp;
let address: string;
beforeAll(async () => {
  t = await buildTestApp();
  address = (await t.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
});
afterAll(() => t.close());

const msOf = (time: string): number => Date.parse(time);
const set = (ms: number): void => t.clock.set(new Date(ms).toISOString());

/** Signed in again: an access token is valid for 15 minutes. */
async function signedIn({ company: { email } }: ADeliveringPub) {
  const body = { as: 'company', email, password: PASSWORD } as const;
  return t.call('POST /api/auth/login', { body });
}

describe.each(nights)('the night of the $name clock change', ({ change, day, orders }) => {
  it('accepts and refuses orders by the pub’s own clock, and says when it opens', async () => {
    t.clock.set(day.from);
    const pub = await aDeliveringPub(t);
    await t.call('POST /api/company/:companyID/pubs/:pubID/shipping-work-hours', {
      params: pub.ids,
      as: pub.company,
      body: { work_hours: Array.from({ length: 7 }, () => HOURS) },
    });
    for (const { at, local, opensAt } of orders) {
      t.clock.set(at);
      const { status, body } = await tryOrder(t, pub, { body: aBasket(pub) });
      const refused = { status: 422, code: 'pub_is_closed', facts: { opens_at: opensAt } };
      expect({ status, code: body.code, facts: body.facts }, local).toEqual(
        opensAt === undefined ? { status: 201, code: undefined, facts: undefined } : refused,
      );
      const shown = await t.call('GET /api/client/pub/:pubUrlName', {
        params: { pubUrlName: pub.pub.url_name },
      });
      expect(shown.is_open, local).toBe(opensAt === undefined);
      if (opensAt !== undefined) expect(shown.next_change, local).toBe(opensAt);
    }
  });

  it(`a day of ${day.hours} hours has its orders, and a statement of it its lines`, async () => {
    const [from, to] = [msOf(day.from), msOf(day.to)];
    expect((to - from) / (60 * MINUTE_MS)).toBe(day.hours);
    set(from - MINUTE_MS);
    const pub = await aDeliveringPub(t, { deliveryType: 'delivery_service' });
    const courier = await anApprovedCourier(t);
    const placeAt = async (at: number) => {
      set(at);
      await anOrder(t, pub);
      await t.call('POST /api/admin/couriers/:courierID/settlements', {
        params: courier.ids,
        as: await anAdmin(t),
        body: { amount: 1, currency_id: 1, note: new Date(at).toISOString() },
      });
    };
    const times = [from, msOf(change) - 1, msOf(change), to - 1];
    for (const at of [from - 1, ...times]) await placeAt(at);
    const countToday = async (at: number) => {
      set(at);
      const as = await signedIn(pub);
      const read = await t.call('GET /api/company/:companyID/pubs/:pubID', { params: pub.ids, as });
      return read.pub.orders_today;
    };
    expect(await countToday(to - 1)).toBe(4);
    await placeAt(to);
    expect(await countToday(to)).toBe(1);
    const statement = await t.call('GET /api/courier/:courierID/statement', {
      params: courier.ids,
      as: await t.call('POST /api/auth/login', {
        body: { as: 'courier', email: courier.email, password: PASSWORD },
      }),
      query: { from: day.from, to: day.to },
    });
    const inside = times.map((at) => new Date(at).toISOString());
    expect(statement.lines.map(({ at }) => at)).toEqual(inside.toReversed());
  });

  it('ends no session early, and a screen that stays open receives each order', async () => {
    const before = msOf(change) - 7 * MINUTE_MS;
    set(before);
    const pub = await aDeliveringPub(t);
    const token = pub.company.accesstoken;
    const desk = openReader(
      '/ws/orders/company/:companyID/pub/:pubID',
      `${address}/ws/orders/company/${pub.company.id}/pub/${pub.pub.id}?access_token=${token}`,
    );
    await desk.everything();
    const read = () =>
      t.send('GET /api/company/:companyID/pubs/:pubID', { params: pub.ids, as: pub.company });
    for (let minute = 0; minute < 15; minute += 1) {
      set(before + minute * MINUTE_MS);
      expect((await read()).status, `minute ${minute}`).toBe(200);
      const order = await anOrder(t, pub);
      expect(await desk.event(order.id)).toMatchObject({
        created_time: new Date(before + minute * MINUTE_MS).toISOString(),
      });
    }
    set(before + 15 * MINUTE_MS + 1_000);
    expect((await read()).status).toBe(401);
    expect(desk.messages.filter(({ event_type: type }) => type === 'GET_ALL')).toHaveLength(1);
    desk.close();
  });

  it('does the daily work once on each day', async () => {
    await t.deps.db.deleteFrom('daily_work').execute();
    const runs: string[] = [];
    const work = async (now: Date) => void runs.push(now.toISOString());
    const start = msOf(`${change.slice(0, 10)}T01:00:00Z`) - 24 * 60 * MINUTE_MS;
    // Three days, looked at every ten minutes.
    for (let look = 0; look < 3 * 24 * 6; look += 1) {
      set(start + look * 10 * MINUTE_MS);
      const works = [{ name: 'once a day', run: work }];
      await doDueWork({ connection: t.deps.db, clock: t.clock, works, log: silentLog });
    }
    const at = '01:00:00.000Z';
    expect(runs.map((run) => run.slice(11))).toEqual([at, at, at]);
  });
});

describe('a system clock that is set back by an hour', () => {
  it('breaks no numbers, no history and no live event', async () => {
    t.clock.set('2026-11-20T17:00:00Z');
    const pub = await aDeliveringPub(t);
    const { id, accesstoken: token } = pub.company;
    const desk = openReader(
      '/ws/orders/company/:companyID/pub/:pubID',
      `${address}/ws/orders/company/${id}/pub/${pub.pub.id}?access_token=${token}`,
    );
    await desk.everything();
    const early = await anOrder(t, pub);
    await must(setStatus(t, pub, { order: early, to: 'preparing' }));
    t.clock.set('2026-11-20T16:00:00Z');
    const late = await anOrder(t, pub);
    await must(setStatus(t, pub, { order: early, to: 'completed' }));
    expect(await desk.event(late.id)).toMatchObject({ id: late.id });
    expect(await desk.event(early.id, 3)).toMatchObject({ status: 'completed' });
    // In the order in which it happened, with the times that the clock had.
    const { history } = await t.call('GET /api/company/:companyID/pubs/:pubID/orders/:orderID', {
      params: early.ids,
      as: pub.company,
    });
    expect(history.map(({ to, at }) => [to, at.slice(11, 16)])).toEqual([
      ['not_handled', '17:00'],
      ['preparing', '17:00'],
      ['completed', '16:00'],
    ]);
    const { orders } = await t.call('GET /api/company/:companyID/pubs/:pubID/orders', {
      params: pub.ids,
      as: pub.company,
    });
    expect(orders.map((order) => order.id)).toEqual([late.id, early.id]);
    desk.close();
  });
});
