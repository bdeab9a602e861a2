import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AccountId } from '../../../ids.ts';
import { hashOf } from '../../../plumbing/tokens.ts';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { accountOf, aCompany } from '../../../testing/builders/builders.ts';
import { upsertResetLink } from '../reset-link-queries.ts';
import { endedSessions } from './ended-sessions.ts';
import { insertRefreshToken, insertSession } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const ago = (ms: number): Date => new Date(t.clock.now().getTime() - ms);

let values = 0;
async function aValue(sessionId: number, usedAt: Date | null): Promise<string> {
  values += 1;
  const token_hash = hashOf(`value ${values}`);
  await insertRefreshToken(t.deps.db, { token_hash, session_id: sessionId, created_at: ago(0) });
  await t.deps.db
    .updateTable('refresh_token')
    .set({ used_at: usedAt })
    .where('token_hash', '=', token_hash)
    .execute();
  return token_hash;
}

async function aSession(accountId: AccountId, ends: { expiresAt: Date; endedAt?: Date }) {
  const id = await insertSession(t.deps.db, {
    account_id: accountId,
    entered_pub_id: null,
    entered_company_id: null,
    created_at: ago(40 * DAY_MS),
    expires_at: ends.expiresAt,
  });
  const ended_at = ends.endedAt ?? null;
  await t.deps.db.updateTable('session').set({ ended_at }).where('id', '=', id).execute();
  return { id, value: await aValue(id, null) };
}

it('deletes what is over, and nothing that is still in use', async () => {
  const id = accountOf(await aCompany(t));
  const future = ago(-DAY_MS);
  const over = [
    await aSession(id, { expiresAt: ago(DAY_MS + MINUTE_MS) }),
    await aSession(id, { expiresAt: future, endedAt: ago(DAY_MS + MINUTE_MS) }),
  ];
  const kept = [
    await aSession(id, { expiresAt: future }),
    await aSession(id, { expiresAt: ago(DAY_MS - MINUTE_MS) }),
    await aSession(id, { expiresAt: future, endedAt: ago(DAY_MS - MINUTE_MS) }),
  ];
  const [open = { id: 0, value: '' }] = kept;
  const longUsed = await aValue(open.id, ago(7 * DAY_MS + MINUTE_MS));
  const used = await aValue(open.id, ago(7 * DAY_MS - MINUTE_MS));
  const link = { account_id: id, token_hash: hashOf('link'), expires_at: ago(MINUTE_MS) };
  await upsertResetLink(t.deps.db, link);

  await endedSessions(t.deps.db).run(t.clock.now());

  const { db } = t.deps;
  const sessions = await db.selectFrom('session').select('id').execute();
  const ids = sessions.map((session) => session.id);
  expect(ids).toEqual(expect.arrayContaining(kept.map((session) => session.id)));
  for (const session of over) expect(ids).not.toContain(session.id);
  const tokens = await db.selectFrom('refresh_token').select('token_hash').execute();
  const hashes = tokens.map(({ token_hash }) => token_hash);
  expect(hashes).toEqual(expect.arrayContaining([...kept.map(({ value }) => value), used]));
  for (const hash of [...over.map(({ value }) => value), longUsed]) {
    expect(hashes).not.toContain(hash);
  }
  expect(await db.selectFrom('password_reset').selectAll().execute()).toEqual([]);
});

it('deletes more than one batch', async () => {
  const id = accountOf(await aCompany(t));
  const { id: sessionId } = await aSession(id, { expiresAt: ago(-DAY_MS) });
  const rows = Array.from({ length: 5_001 }, (_, index) => ({
    token_hash: `old ${index}`,
    session_id: sessionId,
    created_at: ago(30 * DAY_MS),
    used_at: ago(30 * DAY_MS),
  }));
  await t.deps.db.insertInto('refresh_token').values(rows.slice(0, 2_500)).execute();
  await t.deps.db.insertInto('refresh_token').values(rows.slice(2_500)).execute();
  await endedSessions(t.deps.db).run(t.clock.now());
  const left = await t.deps.db
    .selectFrom('refresh_token')
    .where('token_hash', 'like', 'old %')
    .select('token_hash')
    .execute();
  expect(left).toEqual([]);
});
