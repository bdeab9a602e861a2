import { flushCompileCache } from 'node:module';
import { sql } from 'kysely';
import { buildApp } from '../../app.ts';
import { acceptBackups } from '../../backup/requests/accept-backups.ts';
import { ensureFirstAdministrator } from '../../features/accounts/index.ts';
import { closeOnSignals, closeServer } from '../../close-server.ts';
import { createLog } from '../../create-log.ts';
import { createDeps } from '../../create-deps.ts';
import { findGuestOrder } from '../../features/orders/index.ts';
import { registerGuestPage } from '../../guest-page/index.ts';
import { MIGRATIONS_DIR } from '../../migrations-dir.ts';
import { systemClock } from '../../plumbing/clock.ts';
import { openDatabase } from '../../plumbing/database/open-database.ts';
import { silentLog } from '../../plumbing/database/testing/testing.ts';
import type { Schema } from '../../schema.ts';
import { findDamage } from '../damage/find-damage.ts';
import { ADMINISTRATOR } from './administrator.ts';
import type { Question } from './spawn-order-server.ts';

// A separate server for tests that end or attack it: node order-server.ts <data folder> [database address]
// [RATE_LIMIT_SCALE] [port]. It reports its port and serves until it is killed, or ended as the product is.
const [dataDir = '', url, rateLimitScale = '0', port = '0'] = process.argv.slice(2);
const database = await openDatabase<Schema>({
  url: url === '' ? undefined : url,
  dataDir,
  migrationsDir: MIGRATIONS_DIR,
  log: silentLog,
});
const deps = await createDeps({
  database,
  dataDir,
  clock: systemClock,
  settings: {
    publicUrl: 'http://comanda.test',
    mapTilesUrl: '',
    rateLimitScale: Number(rateLimitScale),
    pageCacheBytes: 64 * 1024 * 1024,
    trustProxy: false,
    contactDays: { courier: 3, company: 90, stored: 365 },
    privacy: { operator: {} },
    pushExtraHosts: [],
    tokenSecrets: ['a secret that every process of one test shares, long enough'],
  },
});
await ensureFirstAdministrator(deps, ADMINISTRATOR);
const app = await buildApp(deps, createLog('error'));
registerGuestPage(app, { ...deps, findGuestOrder: (token) => findGuestOrder(deps, token) });
const config = { dataDir, pictures: undefined };
const backups = await acceptBackups({ config, clock: systemClock, log: silentLog, database });
closeOnSignals(() => {
  backups.close();
  return closeServer({ app, live: deps.live, database, log: silentLog, drainMs: 0 });
});

/** Needs --expose-gc. */
function measureMemory() {
  globalThis.gc?.();
  const { heapUsed } = process.memoryUsage();
  const sockets = process
    .getActiveResourcesInfo()
    .filter((name) => name === 'TCPSocketWrap').length;
  return { heapUsed, sockets };
}

/** False when the database has failed meanwhile. */
async function growLog(bytes: number): Promise<boolean> {
  const message = sql`repeat('x', 100000)`;
  try {
    await sql`select pg_logical_emit_message(false, 'test', ${message})
      from generate_series(1, ${Math.ceil(bytes / 100_000)}::int)`.execute(deps.db);
    return true;
  } catch {
    return false;
  }
}

// Answers questions of a test, which are asked one at a time. The embedded database has no second reader.
process.on('message', async (question: Question) => {
  if (question === 'measure') process.send?.(measureMemory());
  else if ('growLogBytes' in question) process.send?.(await growLog(question.growLogBytes));
  else process.send?.(await findDamage(deps.db, question).catch(String));
});
const address = await app.listen({ port: Number(port), host: '127.0.0.1' });
process.stdout.write(`LISTENING ${address}\n`);
// At its end a process that is killed writes nothing.
flushCompileCache();
