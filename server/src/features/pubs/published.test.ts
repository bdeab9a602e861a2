import { isExpired } from '@comanda/domain/pubs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { aPub } from '../../testing/builders/builders.ts';
import { listPublishedUrlNames } from './queries.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

it.each([-1, 0, 1])(
  'lists in SQL the pubs that the domain calls published, %d ms after the end',
  async (after) => {
    const { pub } = await aPub(t);
    const end = new Date(pub.expiration_time_utc);
    const now = new Date(end.getTime() + after);
    const listed = await listPublishedUrlNames(t.deps.db, { now, limit: 10 });
    expect(listed.includes(pub.url_name)).toBe(!isExpired(end, now));
  },
);
