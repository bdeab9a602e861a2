import { addressOf } from '@comanda/contract/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../plumbing/database/testing/testing.ts';
import type { Schema } from '../schema.ts';
import { buildGuestApp, type GuestApp } from '../testing/app/build-guest-app.ts';
import { databaseOf } from '../testing/app/build-test-app.ts';
import { aPub } from '../testing/builders/builders.ts';

let t: GuestApp;
beforeAll(async () => {
  const database = await openTestDatabase<Schema>({ acquireTimeoutMs: 1_000 });
  t = await buildGuestApp({}, database);
}, 120_000);
afterAll(() => t.close());

test('a guest who scans a code while the server cannot answer gets a page with a link to try again', async () => {
  const { pub } = await aPub(t);
  const menu = `/pub/${pub.url_name}/`;
  const connections = t.deps.database.engine === 'embedded' ? 1 : 10;
  const held = await Promise.all(
    Array.from({ length: connections }, () => t.deps.db.startTransaction().execute()),
  );
  // A call that reads shows that the database answers; `/readyz` does not.
  const { url: reading } = addressOf('GET /api/client/pub/:pubUrlName', {
    pubUrlName: pub.url_name,
  });
  // Each waits for a connection as long as a request may: all at once.
  const [call, ...pages] = await Promise.all([
    t.get(reading),
    ...[menu, `${menu}order/abc`].map((address) => t.get(address, { 'accept-language': 'ro' })),
  ]);
  expect(call.statusCode).toBe(503);
  expect((await t.get('/readyz')).statusCode).toBe(200);
  for (const page of pages) {
    expect(page.statusCode).toBe(503);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    expect(page.body).toContain('<html lang="ro"');
    expect(page.body).toContain('Pagina nu se poate deschide acum');
    expect(page.body).toContain('<a href="">Încearcă din nou</a>');
  }
  await Promise.all(held.map((transaction) => transaction.rollback().execute()));
  expect((await t.get(menu)).statusCode).toBe(200);
  expect((await t.get(reading)).statusCode).toBe(200);
});

test.each(['order/inventat', 'ready'])(
  'a client that invents addresses of %s gets a page with the refusal, after the limit of requests',
  async (path) => {
    // Of the contract's 600 a minute, three.
    const limited = await buildGuestApp({ rateLimitScale: 0.005, trustProxy: 1 }, databaseOf(t));
    try {
      const getFrom = (from: string) =>
        limited.get(`/pub/nicaieri/${path}`, { 'x-forwarded-for': from });
      for (let count = 0; count < 3; count += 1)
        expect((await getFrom('10.9.0.1')).statusCode).toBe(404);
      const page = await getFrom('10.9.0.1');
      expect(page.statusCode).toBe(429);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
      expect((await getFrom('10.9.0.2')).statusCode).toBe(404);
    } finally {
      await limited.close();
    }
  },
);
