import type { CallReply } from '@comanda/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { aPub, must, send } from '../../testing/builders/builders.ts';
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

const refresh = (cookie: string) =>
  send(t, 'POST /api/auth/refresh-token', { headers: { cookie } });
const enter = (as: Token, pubId: number) =>
  send(t, `POST /api/admin/get-pub-refresh-token?pubID=${pubId}`, { as });
const leave = (as: Token) => send(t, 'POST /api/admin/leave-pub', { as });
const read = async (path: string, as: Token): Promise<number> =>
  (await send(t, `GET /${path.slice(1)}`, { as })).status;
const ordersInProcess = async (as: Token) =>
  (
    await must<CallReply<'GET /api/admin/orders'>>(
      send(t, 'GET /api/admin/orders?status=in-process', { as }),
    )
  ).orders;

/** A new administrator inside the pub. */
async function inside(): Promise<Inside> {
  const { status, cookies } = await enter(await anAdmin(t), pub.pub.id);
  expect(status).toBe(200);
  const refreshed = await refresh(cookies[0] ?? '');
  return {
    accesstoken: String(refreshed.body['accesstoken']),
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

  it('leave out those of a deleted pub, which nobody can enter', async () => {
    const gone = await aDeliveringPub(t);
    const { id } = await anOrder(t, gone);
    // Its company cannot delete it while an order is in process; only older data look like this.
    const deletion = t.deps.db.updateTable('pub').set({ deleted_at: t.clock.now() });
    await deletion.where('id', '=', gone.pub.id).execute();
    const admin = await anAdmin(t);
    expect((await ordersInProcess(admin)).map((one) => one.id)).not.toContain(id);
    expect((await enter(admin, gone.pub.id)).status).toBe(404);
    expect((await enter(admin, 999_999)).status).toBe(404);
    // A refused entry leaves the administrator where they were.
    expect(await read('/api/admin/orders?status=in-process', admin)).toBe(200);
  });
});

describe('an administrator inside a pub', () => {
  it('has its company’s right over that pub alone, and no other', async () => {
    const neighbour = await aPub(t, pub.company);
    const stranger = await aPub(t);
    const admin = await inside();
    const { company } = await must<CallReply<'GET /api/company'>>(
      send(t, 'GET /api/company', { as: admin }),
    );
    const until = new Date(t.deps.clock.now().getTime() + 60 * 60 * 1000).toISOString();
    expect(company).toMatchObject({
      id: pub.company.id,
      entered_pub_id: pub.pub.id,
      entered_until: until,
    });
    expect(await read(`${pub.path}/orders`, admin)).toBe(200);
    expect(await read(`${neighbour.path}/orders`, admin)).toBe(404);
    expect(await read(`${stranger.path}/orders`, admin)).toBe(404);
    expect(await read('/api/admin/orders?status=in-process', admin)).toBe(403);
    expect((await enter(admin, stranger.pub.id)).status).toBe(403);
  });

  it('has left the session of before: its tokens are no longer good', async () => {
    const admin = await anAdmin(t);
    const both = await Promise.all([enter(admin, pub.pub.id), enter(admin, pub.pub.id)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect(await read('/api/admin/orders?status=in-process', admin)).toBe(401);
  });

  it('is out after an hour, however often they refresh', async () => {
    let { accesstoken, cookie } = await inside();
    for (let minutes = 0; minutes < 55; minutes += 11) {
      t.clock.advance(11 * 60_000);
      const { status, body, cookies } = await refresh(cookie);
      expect(status).toBe(200);
      accesstoken = String(body['accesstoken']);
      cookie = cookies[0] ?? '';
    }
    expect(await read(`${pub.path}/orders`, { accesstoken })).toBe(200);
    t.clock.advance(5 * 60_000 + 1_000);
    expect(await read(`${pub.path}/orders`, { accesstoken })).toBe(401);
    expect((await refresh(cookie)).status).toBe(401);
    expect((await leave({ accesstoken })).status).toBe(401);
  });

  it('comes back to the administration by the exit', async () => {
    const admin = await inside();
    const { status, body, cookies } = await leave(admin);
    expect(status).toBe(200);
    expect(body).toMatchObject({ role: 'admin' });
    const back = { accesstoken: String(body['accesstoken']) };
    expect(await read('/api/admin/orders?status=in-process', back)).toBe(200);
    expect(await read(`${pub.path}/orders`, back)).toBe(403);
    expect(await read(`${pub.path}/orders`, admin)).toBe(401);
    expect((await refresh(admin.cookie)).status).toBe(401);
    expect((await refresh(cookies[0] ?? '')).status).toBe(200);
  });
});

describe('the audit log', () => {
  it('holds the entry, each write that was made inside, and the exit', async () => {
    const own = await aDeliveringPub(t);
    const placed = await anOrder(t, own);
    const { cookies } = await enter(await anAdmin(t), own.pub.id);
    const { body } = await refresh(cookies[0] ?? '');
    const admin = { accesstoken: String(body['accesstoken']) };
    const status = `PUT /${placed.path.slice(1)}/update-status` as const;
    await must(send(t, `${status}?status=preparing`, { as: admin }));
    expect(await read(`${own.path}/orders`, admin)).toBe(200);
    expect((await send(t, `${status}?status=eaten`, { as: admin })).status).toBe(400);
    expect(
      (
        await send(t, `PUT /${own.path.slice(1)}/orders/1/update-status?status=preparing`, {
          as: admin,
        })
      ).status,
    ).toBe(404);
    // What the company does itself is not the platform's business.
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
