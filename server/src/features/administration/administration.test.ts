import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { aPub, type APub } from '../../testing/builders/builders.ts';
import {
  aDeliveringPub,
  anAdmin,
  anOrder,
  setStatus,
  type ADeliveringPub,
  type AnOrder,
} from '../../testing/builders/order-builders.ts';

let t: TestApp;
let pub: ADeliveringPub;
let order: AnOrder;
beforeAll(async () => {
  t = await buildTestApp();
  pub = await aDeliveringPub(t);
  order = await anOrder(t, pub);
});
afterAll(() => t.close());

type Token = { accesstoken: string };
type Inside = Token & { cookie: string };

const refresh = (cookie: string) => t.send('POST /api/auth/refresh-token', { as: { cookie } });
const enter = (as: Token, pubId: number) =>
  t.send('POST /api/admin/get-pub-refresh-token', { query: { pubID: pubId }, as });
const leave = (as: Token) => t.send('POST /api/admin/leave-pub', { as });
const askPubOrders = async (as: Token, { ids }: APub = pub): Promise<number> =>
  (
    await t.send('GET /api/company/:companyID/pubs/:pubID/orders', {
      params: ids,
      as,
    })
  ).status;
const askPlatformOrders = async (as: Token): Promise<number> =>
  (await t.send('GET /api/admin/orders', { query: { status: 'in-process' }, as })).status;
const ordersInProcess = async (as: Token) =>
  (await t.call('GET /api/admin/orders', { query: { status: 'in-process' }, as })).orders;

/** A new administrator inside the pub. */
async function inside(): Promise<Inside> {
  const { status, cookies } = await enter(await anAdmin(t), pub.pub.id);
  expect(status).toBe(200);
  const refreshed = await refresh(cookies[0] ?? '');
  return {
    accesstoken: refreshed.reply().accesstoken,
    cookie: refreshed.cookies[0] ?? '',
  };
}

const auditOf = async (pubId: number) =>
  t.deps.db
    .selectFrom('audit_entry')
    .where('pub_id', '=', pubId)
    .orderBy('id')
    .select(['action', 'subject', 'admin_id'])
    .execute();

describe('the orders of every pub', () => {
  it('are those in process, newest first, with the pub’s name and the currency', async () => {
    const other = await aDeliveringPub(t);
    const admin = await anAdmin(t);
    const newer = await anOrder(t, other);
    const done = await anOrder(t, other);
    const canceled = await anOrder(t, pub);
    await must(setStatus(t, other, { order: done, to: 'completed' }));
    await must(setStatus(t, pub, { order: canceled, to: 'canceled' }));
    const orders = await ordersInProcess(admin);
    expect(orders.map(({ id }) => id)).toEqual([newer.id, order.id]);
    expect(orders[0]).toMatchObject({ pub_name: other.pub.name, pub_id: other.pub.id });
    expect(orders[1]).toMatchObject({ pub_name: pub.pub.name, currency_id: pub.pub.currency_id });
  });

  it('leave out those of a deleted pub, which cannot be entered', async () => {
    const deletedPub = await aDeliveringPub(t);
    const { id } = await anOrder(t, deletedPub);
    // Its company cannot delete it while an order is in process; only older data can be in this state.
    const deletion = t.deps.db.updateTable('pub').set({ deleted_at: t.clock.now() });
    await deletion.where('id', '=', deletedPub.pub.id).execute();
    const admin = await anAdmin(t);
    expect((await ordersInProcess(admin)).map((one) => one.id)).not.toContain(id);
    expect((await enter(admin, deletedPub.pub.id)).status).toBe(404);
    expect((await enter(admin, 999_999)).status).toBe(404);
    // A refused entry leaves the administrator where they were.
    expect(await askPlatformOrders(admin)).toBe(200);
  });
});

describe('an administrator inside a pub', () => {
  it('has its company’s right over that pub alone, and no other right', async () => {
    const neighbour = await aPub(t, pub.company);
    const stranger = await aPub(t);
    const admin = await inside();
    const { company } = await t.call('GET /api/company', { as: admin });
    const until = new Date(t.deps.clock.now().getTime() + 60 * 60 * 1000).toISOString();
    expect(company).toMatchObject({
      id: pub.company.id,
      entered_pub_id: pub.pub.id,
      entered_until: until,
    });
    expect(await askPubOrders(admin)).toBe(200);
    expect(await askPubOrders(admin, neighbour)).toBe(404);
    expect(await askPubOrders(admin, stranger)).toBe(404);
    expect(await askPlatformOrders(admin)).toBe(403);
    expect((await enter(admin, stranger.pub.id)).status).toBe(403);
  });

  it('has ended the previous session: its tokens are not valid any more', async () => {
    const admin = await anAdmin(t);
    const both = await Promise.all([enter(admin, pub.pub.id), enter(admin, pub.pub.id)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect(await askPlatformOrders(admin)).toBe(401);
  });

  it('is signed out after an hour, even after refreshes', async () => {
    let { accesstoken, cookie } = await inside();
    for (let minutes = 0; minutes < 55; minutes += 11) {
      t.clock.advance(11 * 60_000);
      const answer = await refresh(cookie);
      expect(answer.status).toBe(200);
      ({ accesstoken } = answer.reply());
      cookie = answer.cookies[0] ?? '';
    }
    expect(await askPubOrders({ accesstoken })).toBe(200);
    t.clock.advance(5 * 60_000 + 1_000);
    expect(await askPubOrders({ accesstoken })).toBe(401);
    expect((await refresh(cookie)).status).toBe(401);
    expect((await leave({ accesstoken })).status).toBe(401);
  });

  it('returns to the administration by the exit', async () => {
    const admin = await inside();
    const answer = await leave(admin);
    const back = answer.reply();
    expect(back.role).toBe('admin');
    expect(await askPlatformOrders(back)).toBe(200);
    expect(await askPubOrders(back)).toBe(403);
    expect(await askPubOrders(admin)).toBe(401);
    expect((await refresh(admin.cookie)).status).toBe(401);
    expect((await refresh(answer.cookies[0] ?? '')).status).toBe(200);
  });
});

describe('the audit log', () => {
  it('contains the entry, each write that was made inside, and the exit', async () => {
    const own = await aDeliveringPub(t);
    const placed = await anOrder(t, own);
    const { cookies } = await enter(await anAdmin(t), own.pub.id);
    const admin = (await refresh(cookies[0] ?? '')).reply();
    await t.call('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status', {
      params: placed.ids,
      query: { status: 'preparing' },
      as: admin,
    });
    expect(await askPubOrders(admin, own)).toBe(200);
    expect(
      (
        await t.sendRaw('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status', {
          params: placed.ids,
          query: { status: 'eaten' },
          as: admin,
        })
      ).status,
    ).toBe(400);
    expect(
      (
        await t.send('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status', {
          params: { ...own.ids, orderID: 1 },
          query: { status: 'preparing' },
          as: admin,
        })
      ).status,
    ).toBe(404);
    // The log does not record the company's own writes.
    await must(setStatus(t, own, { order: placed, to: 'at_courier' }));
    await must(leave(admin));

    const entries = await auditOf(own.pub.id);
    expect(entries.map(({ action, subject }) => ({ action, subject }))).toEqual([
      { action: 'enter-pub', subject: `pub ${own.pub.id}` },
      {
        action: 'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status',
        subject: `companyID ${own.company.id}, pubID ${own.pub.id}, orderID ${placed.id}`,
      },
      { action: 'leave-pub', subject: `pub ${own.pub.id}` },
    ]);
    expect(new Set(entries.map(({ admin_id }) => admin_id)).size).toBe(1);
  });
});
