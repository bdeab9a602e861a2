import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '../../schema.ts';
import { createFakeClock, type FakeClock } from '../../testing/app/fake-clock.ts';
import type { Database } from '../database/database.ts';
import { openTestDatabase, silentLog } from '../database/testing/testing.ts';
import { doDueWork, type DailyWork } from './daily-work.ts';

const HOUR_MS = 60 * 60 * 1000;

let database: Database<Schema>;
let clock: FakeClock;
let runs: string[];
beforeAll(async () => {
  database = await openTestDatabase<Schema>();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.kysely.deleteFrom('daily_work').execute();
  // Half past three at night in Chișinău.
  clock = createFakeClock('2026-11-20T01:30:00Z');
  runs = [];
});

const work = (name: string): DailyWork => ({ name, run: async () => void runs.push(name) });

function look(...works: DailyWork[]): Promise<void> {
  return doDueWork({ connection: database.kysely, clock, works, log: silentLog });
}

describe('daily work', () => {
  it('is done once a day, and the next day begins at one o’clock UTC', async () => {
    await look(work('sessions'));
    await look(work('sessions'), work('pictures'));
    expect(runs).toEqual(['sessions', 'pictures']);
    clock.set('2026-11-21T00:59:00Z');
    await look(work('sessions'));
    expect(runs).toHaveLength(2);
    clock.set('2026-11-21T01:00:00Z');
    await look(work('sessions'));
    expect(runs).toHaveLength(3);
  });

  it('is done by one of several processes at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => look(work('sessions'))));
    expect(runs).toEqual(['sessions']);
  });

  it('is not begun by another process while it is in progress', async () => {
    const { promise: end, resolve } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const slow = look({
      name: 'backup',
      run: async () => {
        begin();
        await end;
      },
    });
    await begun;
    await look(work('backup'));
    expect(runs).toEqual([]);
    resolve();
    await slow;
    await look(work('backup'));
    expect(runs).toEqual([]);
  });

  it('is repeated an hour after it has failed, and does not stop the others', async () => {
    const failing = {
      name: 'backup',
      run: () => Promise.reject(new Error('the disk is full')),
    };
    await look(failing, work('sessions'));
    expect(runs).toEqual(['sessions']);
    clock.advance(HOUR_MS - 1);
    await look(work('backup'));
    expect(runs).toEqual(['sessions']);
    clock.advance(1);
    await look(work('backup'));
    expect(runs).toEqual(['sessions', 'backup']);
  });

  it('of a process that took longer than its lease does not count for the next one', async () => {
    const fails = () => Promise.reject(new Error('the disk is full'));
    await look({
      name: 'backup',
      run: async () => {
        clock.advance(6 * HOUR_MS);
        await look({ name: 'backup', run: fails });
      },
    });
    clock.advance(HOUR_MS);
    await look(work('backup'));
    expect(runs).toEqual(['backup']);
  });

  it('is repeated six hours after its process has ended in between', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    void look({
      name: 'backup',
      run: () => {
        begin();
        return new Promise(() => {});
      },
    });
    await begun;
    clock.advance(6 * HOUR_MS - 1);
    await look(work('backup'));
    expect(runs).toEqual([]);
    clock.advance(1);
    await look(work('backup'));
    expect(runs).toEqual(['backup']);
  });
});
