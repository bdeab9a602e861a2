import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { AppSettings, Deps } from '../../deps.ts';
import type { Database } from '../../plumbing/database/open-database.ts';
import { openTestDatabase } from '../../plumbing/database/testing/testing.ts';
import { createMaib } from '../../plumbing/mia/maib.ts';
import { clientOf, type AppClient } from '../../plumbing/http/app-client.ts';
import { createDeps } from '../../create-deps.ts';
import type { Schema } from '../../schema.ts';
import { cheapPasswords } from './cheap-passwords.ts';
import { checkResponses } from './check-responses.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';

export type TestApp = AppClient & {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly clock: FakeClock;
  readonly dataDir: string;
  /** The answers that did not fit the contract, each with the reason. */
  readonly violations: readonly string[];
  close(): Promise<void>;
};

/** A port on which nothing listens: a test that sends to its subscriptions leaves the machine never. */
export const NO_PUSH_SERVICE = '127.0.0.1:9';

const settings: AppSettings = {
  publicUrl: 'http://comanda.test',
  mapTilesUrl: '',
  rateLimitScale: 0,
  trustProxy: false,
  contactDays: { courier: 3, company: 90, stored: 365 },
  privacy: { operator: {} },
  pushExtraHosts: [NO_PUSH_SERVICE],
  pageCacheBytes: 64 * 1024 * 1024,
  tokenSecrets: ['a secret of the tests that nobody else has, long enough'],
};

/** The database of an app for a second one beside it: another engine takes as long as dozens of tests. */
export const databaseOf = ({ deps }: TestApp): Database<Schema> => ({
  ...deps.database,
  close: () => Promise.resolve(),
});

/**
 * The real server on a new real database; passwords are hashed at a low cost, and only the clock is a fake (it starts on Friday, 2026-11-20 at 19:00
 * in Chișinău). Every response is checked against the contract.
 */
export async function buildTestApp(
  overrides: {
    settings?: Partial<AppSettings>;
    /** A database to use instead of a new one; the app closes it. */
    database?: Database<Schema>;
    deps?: (deps: Deps) => Deps;
    /** The parts that `main` adds to the app before it listens. */
    extend?: (app: FastifyInstance, deps: Deps) => void | Promise<void>;
  } = {},
): Promise<TestApp> {
  const database = overrides.database ?? (await openTestDatabase<Schema>());
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-test-data-'));
  const clock = createFakeClock('2026-11-20T17:00:00Z');
  const made = await createDeps({
    database,
    dataDir,
    clock,
    settings: { ...settings, ...overrides.settings },
    mia: createMaib({ apiUrl: `http://${NO_PUSH_SERVICE}` }),
  });
  const cheap = { ...made, passwords: cheapPasswords };
  const deps = overrides.deps ? overrides.deps(cheap) : cheap;
  const app = await buildApp(deps);
  await overrides.extend?.(app, deps);
  const violations = checkResponses(app);
  await app.ready();
  return {
    ...clientOf(app),
    app,
    deps,
    clock,
    dataDir,
    violations,
    close: async () => {
      await app.close();
      await deps.live.close();
      await database.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
