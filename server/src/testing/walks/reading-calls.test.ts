import { listCalls, routes, type Call } from '@comanda/contract';
import { key, type RouteSpec } from '@comanda/contract/routing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../app/build-test-app.ts';
import { everyRole, type EveryRole } from '../builders/every-role.ts';
import { knownFields } from '../builders/known-fields.ts';
import { databaseContent } from './database-content.ts';
import { roleFor } from './role-for.ts';

let t: TestApp;
let world: EveryRole;
beforeAll(async () => {
  t = await buildTestApp();
  world = await everyRole(t);
});
afterAll(() => t.close());

/** Another one after each transaction that has written a row; on PostgreSQL also after those of other databases. */
async function writtenTransactions(): Promise<string> {
  const next = sql<string>`pg_snapshot_xmax(pg_current_snapshot())::text`.as('next');
  return (await t.deps.db.selectNoFrom(next).executeTakeFirstOrThrow()).next;
}

const isReading = (name: Call): boolean => {
  const spec: RouteSpec = routes[name];
  return key(name).method === 'GET' || spec.isReading === true;
};
const readingCalls = listCalls().filter(isReading);

/** An address that another site may open in a user's browser, or that a program requests ahead. */
it('a call that reads changes no row of the database', async () => {
  const before = await databaseContent(t.deps.db);
  let written = await writtenTransactions();
  const fields = {
    status: 'in-process',
    level: 'menu',
    date: '2026-11-20',
    source_id: world.ids['menuID'],
  };
  for (const name of readingCalls) {
    const { access, query, body }: RouteSpec = routes[name];
    const { status } = await t.sendRaw(name, {
      params: Object.fromEntries(key(name).params.map((param) => [param, world.ids[param] ?? 1])),
      as: world.callers[roleFor(access)],
      body: body && knownFields(body, { order_type: 'in_place', dishes: [], table: '7' }),
      query: knownFields(query, fields) as Record<string, string> | undefined,
    });
    expect(status, name).toBe(200);
    // All rows are read only after a transaction that may have changed one.
    const writtenNow = await writtenTransactions();
    if (writtenNow !== written) expect(await databaseContent(t.deps.db), name).toEqual(before);
    written = writtenNow;
  }
  expect(readingCalls.length).toBeGreaterThan(20);
});
