import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { openSharedCounts, type SharedCounts } from './count-in-database.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  while (closing.length > 0) await closing.pop()?.();
});

const window = { name: 'sign-ins', max: 60, windowMs: 60_000 };

async function aServer(): Promise<{ t: TestApp; url: string }> {
  const t = await buildTestApp();
  closing.push(() => t.close());
  return { t, url: t.deps.database.connectionString ?? '' };
}

function aProcess(connectionString: string): SharedCounts & { errors: unknown[] } {
  const errors: unknown[] = [];
  const counts = openSharedCounts({ connectionString, onError: (error) => errors.push(error) });
  closing.push(() => counts.close());
  return { ...counts, errors };
}

async function countAllowed(counting: Promise<number>[]): Promise<number> {
  const waits = await Promise.all(counting);
  return waits.filter((restMs) => restMs === 0).length;
}

// The embedded database belongs to one process.
describe.skipIf(!process.env['TEST_DATABASE_URL'])('requests counted by several processes', () => {
  it('are allowed up to the limit together, and each key and each name by itself', async () => {
    const { url } = await aServer();
    const counters = [aProcess(url), aProcess(url)].map((each) => each.counter(window));
    const both = Array.from({ length: 100 }).flatMap(() => counters.map((count) => count('tinta')));
    expect(await countAllowed(both)).toBe(60);
    const [count = () => Promise.resolve(-1)] = counters;
    const restMs = await count('tinta');
    expect(restMs).toBeGreaterThan(0);
    expect(restMs).toBeLessThanOrEqual(60_000);
    expect(await count('altcineva')).toBe(0);
    expect(await aProcess(url).counter({ ...window, name: 'deletions' })('tinta')).toBe(0);
  });

  it('begin a new window after the end of theirs', async () => {
    const { url } = await aServer();
    const short = { name: 'short', max: 1, windowMs: 1000 };
    const [one, other] = [aProcess(url).counter(short), aProcess(url).counter(short)];
    expect(await one('tinta')).toBe(0);
    expect(await other('tinta')).toBeGreaterThan(0);
    await expect.poll(() => aProcess(url).counter(short)('tinta')).toBe(0);
  });

  it('name no person in the database', async () => {
    const { t, url } = await aServer();
    await aProcess(url).counter(window)('10.0.0.1 tinta@example.md');
    const rows = await t.deps.db.selectFrom('request_count').select('key').execute();
    expect(rows).toEqual([{ key: expect.stringMatching(/^sign-ins:[\w-]{43}$/) }]);
  });

  it('are counted by each process alone while the database is away, without waiting again', async () => {
    const server = aProcess('postgres://postgres@127.0.0.1:1/postgres');
    const count = server.counter(window);
    expect(await countAllowed(Array.from({ length: 100 }, () => count('tinta')))).toBe(60);
    const failed = server.errors.length;
    expect(failed).toBeGreaterThan(0);
    await count('altcineva');
    expect(server.errors).toHaveLength(failed);
    const later = performance.now() + 5_000;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
    await count('altcineva');
    clock.mockRestore();
    expect(server.errors.length, 'the database was not asked again').toBeGreaterThan(failed);
  });
});
