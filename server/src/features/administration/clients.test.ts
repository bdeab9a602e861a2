import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { aClient, aCompany, type AClient } from '../../testing/builders/builders.ts';
import {
  aDeliveringPub,
  anAdmin,
  anOrder,
  secrets,
  setStatus,
  type ADeliveringPub,
} from '../../testing/builders/order-builders.ts';

type Token = { accesstoken: string };
let t: TestApp;
let admin: Token;
let pub: ADeliveringPub;
beforeAll(async () => {
  t = await buildTestApp();
  admin = await anAdmin(t);
  pub = await aDeliveringPub(t);
});
afterAll(() => t.close());

async function find(search: string) {
  return (await t.call('GET /api/admin/clients', { query: { search }, as: admin })).clients;
}

async function idOf({ phone }: AClient): Promise<number> {
  const [client] = await find(phone);
  if (!client) throw new Error('the client is not listed');
  return client.id;
}

const remove = (id: number) =>
  t.send('DELETE /api/admin/clients/:clientID', { params: { clientID: id }, as: admin });

const refresh = (cookie: string) => t.send('POST /api/auth/refresh-token', { as: { cookie } });

describe('the clients', () => {
  it('are found by name and phone, with the number of their orders', async () => {
    const client = await aClient(t);
    await anOrder(t, pub, { as: client });
    await anOrder(t, pub, { as: client });
    for (const search of [`0${client.phone}`, `+373${client.phone}`, `doina ${client.phone}`]) {
      expect(await find(search), search).toEqual([
        { id: expect.any(Number), name: 'Doina Cebotari', phone: `+373${client.phone}`, orders: 2 },
      ]);
    }
    expect(await find(`Ион ${client.phone}`)).toEqual([]);
  });
});

describe('the platform deleting a client', () => {
  it('ends the client’s sessions and removes all their data, except the figures of the pub’s sales', async () => {
    const client = await aClient(t);
    const order = await anOrder(t, pub, { as: client });
    await must(setStatus(t, pub, { order, to: 'completed' }));
    const id = await idOf(client);
    expect((await remove(id)).status).toBe(200);
    expect((await t.send('GET /api/client/orders', { as: client })).status).toBe(401);
    expect((await refresh(client.refreshCookie)).status).toBe(401);
    expect(await find(client.phone)).toEqual([]);
    const { body } = await t.send('GET /api/company/:companyID/pubs/:pubID/orders/:orderID', {
      params: order.ids,
      as: pub.company,
    });
    for (const secret of Object.values(secrets)) expect(JSON.stringify(body)).not.toContain(secret);
    expect(body.order).toMatchObject({ client_total: order.order.client_total });
    const entries = await t.deps.db
      .selectFrom('audit_entry')
      .where('action', '=', 'delete-client')
      .select('subject')
      .execute();
    expect(entries).toContainEqual({ subject: `client ${id}` });
    // The phone is free again.
    const again = { name: 'Doina', phone: `+373${client.phone}`, password: client.password };
    expect((await t.send('POST /api/client', { body: again })).status).toBe(201);
  });

  it('succeeds once, and only for clients', async () => {
    const client = await aClient(t);
    const company = await aCompany(t);
    const id = await idOf(client);
    const both = await Promise.all([remove(id), remove(id)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    for (const other of [company.id, 2_000_000_000]) {
      expect(await remove(other)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    expect((await t.send('GET /api/company', { as: company })).status).toBe(200);
    const noted = await t.deps.db
      .selectFrom('audit_entry')
      .where('subject', 'in', [`client ${id}`, `client ${company.id}`])
      .select('subject')
      .execute();
    expect(noted).toEqual([{ subject: `client ${id}` }]);
  });
});
