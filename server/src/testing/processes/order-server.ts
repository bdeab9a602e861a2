import { buildApp } from '../../app.ts';
import { acceptBackups } from '../../backup/requests/accept-backups.ts';
import { closeOnSignals, closeServer } from '../../close-server.ts';
import { createDeps } from '../../create-deps.ts';
import { findGuestOrder } from '../../features/orders/index.ts';
import { registerGuestPage } from '../../guest-page/index.ts';
import { MIGRATIONS_DIR } from '../../migrations-dir.ts';
import { systemClock } from '../../plumbing/clock.ts';
import { openDatabase } from '../../plumbing/database/open-database.ts';
import { silentLog } from '../../plumbing/database/testing/testing.ts';
import type { Schema } from '../../schema.ts';

// A separate server for tests that end or attack it: node order-server.ts <data folder> [database address]
// [RATE_LIMIT_SCALE]. It reports its port and serves until it is killed, or ended as the product is.
const [dataDir = '', url, rateLimitScale = '0'] = process.argv.slice(2);
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
    tokenSecrets: ['a secret that every process of one test shares, long enough'],
  },
});
const app = await buildApp(deps);
registerGuestPage(app, { ...deps, findGuestOrder: (token) => findGuestOrder(deps, token) });
const config = { dataDir, pictures: undefined };
const backups = await acceptBackups({ config, clock: systemClock, log: silentLog, database });
closeOnSignals(() => {
  backups.close();
  return closeServer({ app, live: deps.live, database, log: silentLog, drainMs: 0 });
});
// Reports its memory to a test (started with --expose-gc and a channel).
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed } = process.memoryUsage();
  const sockets = process
    .getActiveResourcesInfo()
    .filter((name) => name === 'TCPSocketWrap').length;
  process.send?.({ heapUsed, sockets });
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`LISTENING ${address}\n`);
