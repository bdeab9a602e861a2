import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { endedCounts } from './ended-counts.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

it('counts are deleted when their window is over', async () => {
  const now = t.clock.now().getTime();
  await t.deps.db
    .insertInto('request_count')
    .values([
      { key: 'over', points: 1, expire: now - 1 },
      { key: 'open', points: 1, expire: now },
    ])
    .execute();
  await endedCounts(t.deps.db).run(t.clock.now());
  expect(await t.deps.db.selectFrom('request_count').select('key').execute()).toEqual([
    { key: 'open' },
  ]);
});
