import path from 'node:path';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { closeOnSignals, closeServer } from './close-server.ts';
import type { Config } from './config.ts';
import { createDeps } from './create-deps.ts';
import { ensureFirstAdministrator } from './features/accounts/index.ts';
import { findGuestOrder } from './features/orders/index.ts';
import { GUEST_FILES_DIR, registerGuestPage } from './guest-page/index.ts';
import type { Clock } from './plumbing/clock.ts';
import type { Database } from './plumbing/database/open-database.ts';
import type { Schema } from './schema.ts';
import type { readSecrets } from './secrets.ts';
import { keepBuiltFiles } from './web-app/keep-built-files.ts';
import { serveWebApp, WEB_APP_DIR } from './web-app/serve-web-app.ts';
import { setUpDemo } from '../demo/seed/set-up-demo.ts';

type Parts = {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  readonly secrets: ReturnType<typeof readSecrets>;
  readonly database: Database<Schema>;
};

// Many servers send no mail.
const loadMailer = () => import('./plumbing/mail/mailer.ts');

// And many are not measured.
const loadMetrics = () => import('./metrics/serve-metrics.ts');

/** The product on an open database: demo, app, listening, graceful close. */
export async function serveProduct({
  config,
  clock,
  log,
  secrets,
  database,
}: Parts): Promise<void> {
  const settings = {
    publicUrl: config.publicUrl,
    mapTilesUrl: config.mapTilesUrl,
    rateLimitScale: config.rateLimitScale,
    trustProxy: config.trustProxy,
    pageCacheBytes: config.pageCacheBytes,
    tokenSecret: config.tokenSecret ?? secrets.tokenSecret,
  };
  const parts = { database, dataDir: config.dataDir, clock, settings };
  const deps = await createDeps({
    ...parts,
    mailer: config.mail && (await loadMailer()).createMailer(config.mail),
    onLiveError: (error) => log.warn({ err: error }, 'live events: will try again'),
  });
  const demoPassword = config.demoPassword ?? secrets.demoPassword;
  const demo = await setUpDemo(parts, { isWanted: config.withDemo, password: demoPassword });
  if (config.firstAdmin) await ensureFirstAdministrator(deps, config.firstAdmin);
  const keptBuilds = await keepBuiltFiles(path.join(config.dataDir, 'built-files'), {
    app: WEB_APP_DIR,
    guest: GUEST_FILES_DIR,
  }).catch((error: unknown) => {
    log.warn({ err: error }, 'pages of the last build may miss files');
    return [];
  });
  const app = await buildApp(deps, log);
  registerGuestPage(app, {
    ...deps,
    keptBuilds,
    findGuestOrder: (token) => findGuestOrder(deps, token),
  });
  await serveWebApp(app, { ...config, keptBuilds });

  if (config.metrics) {
    const { serveMetrics } = await loadMetrics();
    await serveMetrics({ app, deps }, config.metrics);
  }

  closeOnSignals((signal) => {
    log.info({ signal }, 'closing');
    return closeServer({ app, live: deps.live, database, log, drainMs: config.drainMs });
  });

  await app.listen({ port: config.port, host: config.host });
  process.stdout.write(`\nComanda is open: ${config.publicUrl}\n${demo.join('\n')}\n`);
}
