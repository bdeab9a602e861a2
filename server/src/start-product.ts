import { mkdirSync } from 'node:fs';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { closeOnSignals, closeServer } from './close-server.ts';
import { ConfigError, readConfig, type Config, type Environment } from './config.ts';
import { createDeps } from './create-deps.ts';
import { ensureFirstAdministrator } from './features/accounts/index.ts';
import { findGuestOrder } from './features/orders/index.ts';
import { registerGuestPage } from './guest-page/index.ts';
import type { Clock } from './plumbing/clock.ts';
import { createMailer } from './plumbing/mail/mailer.ts';
import { openDatabase } from './plumbing/database/open-database.ts';
import { MIGRATIONS_DIR } from './migrations-dir.ts';
import { randomText } from './plumbing/tokens.ts';
import { readSecrets } from './secrets.ts';
import type { Schema } from './schema.ts';
import { serveWebApp } from './web-app/serve-web-app.ts';
import { setUpDemo } from '../demo/seed/set-up-demo.ts';

function createLog(config: Config) {
  const isTerminal = process.stdout.isTTY;
  return pino({
    level: config.logLevel,
    // A socket's address contains its token, and a header may too: neither is ever logged.
    redact: ['req.headers', 'req.query', 'headers'],
    ...(isTerminal
      ? { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }
      : {}),
  });
}

async function start(config: Config, clock: Clock): Promise<void> {
  mkdirSync(config.dataDir, { recursive: true });
  const log = createLog(config);
  const secrets = readSecrets(config.dataDir, randomText);
  const { dataDir, databaseUrl: url } = config;
  const database = await openDatabase<Schema>({ url, dataDir, migrationsDir: MIGRATIONS_DIR, log });
  const settings = {
    publicUrl: config.publicUrl,
    mapTilesUrl: config.mapTilesUrl,
    rateLimitScale: config.rateLimitScale,
    trustProxy: config.trustProxy,
    pageCacheBytes: config.pageCacheBytes,
    tokenSecret: config.tokenSecret ?? secrets.tokenSecret,
  };
  const parts = { database, dataDir, clock, settings };
  const deps = await createDeps({
    ...parts,
    mailer: config.mail && createMailer(config.mail),
    onLiveError: (error) => log.warn({ err: error }, 'live events: will try again'),
  });
  const demoPassword = config.demoPassword ?? secrets.demoPassword;
  const demo = await setUpDemo(parts, { isWanted: config.withDemo, password: demoPassword });
  if (config.firstAdmin) await ensureFirstAdministrator(deps, config.firstAdmin);
  const app = await buildApp(deps, log);
  registerGuestPage(app, { ...deps, findGuestOrder: (token) => findGuestOrder(deps, token) });
  await serveWebApp(app, config);

  closeOnSignals((signal) => {
    log.info({ signal }, 'closing');
    return closeServer({ app, live: deps.live, database, log });
  });

  await app.listen({ port: config.port, host: config.host });
  process.stdout.write(`\nComanda is open: ${config.publicUrl}\n${demo.join('\n')}\n`);
}

type Start = {
  readonly environment: Environment;
  readonly args: readonly string[];
  readonly clock: Clock;
};

/** The whole product as one process: configuration, database, demo, app, listening, graceful close. */
export async function startProduct({ environment, args, clock }: Start): Promise<void> {
  try {
    await start(readConfig(environment, args), clock);
  } catch (error) {
    const lines =
      error instanceof ConfigError
        ? error.faults
        : [error instanceof Error ? error.message : String(error)];
    for (const line of lines) process.stderr.write(`comanda: ${line}\n`);
    process.exit(1);
  }
}
