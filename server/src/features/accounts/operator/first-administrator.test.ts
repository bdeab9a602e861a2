import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../../settings/config.ts';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { ensureFirstAdministrator } from '../index.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const signIn = (email: string, password: string) =>
  t.send('POST /api/auth/login', { body: { as: '', email, password } });

it('is created once from ADMIN_EMAIL and ADMIN_PASSWORD, and a later start changes nothing', async () => {
  // The tests of one worker share a database, which may have administrators already.
  await t.deps.db
    .updateTable('account')
    .set({ role: 'client' })
    .where('role', '=', 'admin')
    .execute();
  const { firstAdmin } = readConfig(
    { ADMIN_EMAIL: ' sefa@platforma.example ', ADMIN_PASSWORD: 'parola-sefei' },
    [],
  );
  if (!firstAdmin) throw new Error('was not read');
  // Two processes start at once.
  const starts = [1, 2].map(() => ensureFirstAdministrator(t.deps, firstAdmin));
  const created = await Promise.all(starts);
  expect(created.filter(Boolean)).toHaveLength(1);
  expect(await signIn('sefa@platforma.example', 'parola-sefei')).toMatchObject({
    status: 200,
    body: { role: 'admin' },
  });

  const another = { email: 'alta@platforma.example', password: 'alta-parola' };
  expect(await ensureFirstAdministrator(t.deps, another)).toBe(false);
  expect((await signIn(another.email, another.password)).status).toBe(401);
  const changed = { ...firstAdmin, password: 'parola-schimbata' };
  expect(await ensureFirstAdministrator(t.deps, changed)).toBe(false);
  expect((await signIn(firstAdmin.email, changed.password)).status).toBe(401);
  expect((await signIn(firstAdmin.email, firstAdmin.password)).status).toBe(200);
});
