import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../plumbing/database/testing.ts';
import type { Schema } from '../schema.ts';
import { buildGuestApp, type GuestApp } from '../testing/build-guest-app.ts';
import { aPub } from '../testing/builders.ts';

let t: GuestApp;
beforeAll(async () => {
  const database = await openTestDatabase<Schema>({ acquireTimeoutMs: 1_000 });
  t = await buildGuestApp({}, database);
}, 120_000);
afterAll(() => t.close());

test('who scans a code while the server cannot answer reads a page, and tries again', async () => {
  const { pub } = await aPub(t);
  const menu = `/pub/${pub.url_name}/`;
  const connections = t.deps.database.engine === 'embedded' ? 1 : 10;
  const held = await Promise.all(
    Array.from({ length: connections }, () => t.deps.db.startTransaction().execute()),
  );
  for (const address of [menu, `${menu}order/abc`]) {
    const page = await t.look(address, { 'accept-language': 'ro' });
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
  expect((await t.look(menu)).statusCode).toBe(200);
});
