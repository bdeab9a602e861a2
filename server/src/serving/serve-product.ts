import type { Logger } from 'pino';
import { buildWholeApp, keepBuilds } from './build-whole-app.ts';
import { acceptBackups } from '../backup/requests/accept-backups.ts';
import { closeOnSignals, closeServer } from '../close-server.ts';
import type { Config } from '../settings/config.ts';
import { createDeps } from '../create-deps.ts';
import { createMaib } from '../plumbing/mia/maib.ts';
import { ensureFirstAdministrator } from '../features/accounts/index.ts';
import type { Clock } from '../plumbing/clock.ts';
import { listDailyWorks } from './daily-works.ts';
import { scheduleDailyWork } from '../plumbing/daily-work/daily-work.ts';
import type { Database } from '../plumbing/database/open-database.ts';
import type { Schema } from '../schema.ts';
import { privacyOf } from '../settings/privacy.ts';
import type { readSecrets } from '../settings/secrets.ts';
import { findDemoDoors } from '../../demo/seed/find-demo-doors.ts';
import { setUpDemo } from '../../demo/seed/set-up-demo.ts';

type Parts = {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  readonly secrets: ReturnType<typeof readSecrets>;
  readonly database: Database<Schema>;
};

// Many servers send no mail, have no bot, and store pictures in their folder.
const loadMailer = () => import('../plumbing/mail/mailer.ts');
const loadTelegram = () => import('../plumbing/telegram/telegram.ts');
const loadS3Files = () => import('../plumbing/images/stores/s3-files.ts');

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
    contactDays: config.contactDays,
    privacy: privacyOf(config),
    pushExtraHosts: config.pushExtraHosts,
    pageCacheBytes: config.pageCacheBytes,
    tokenSecrets: config.tokenSecrets.length > 0 ? config.tokenSecrets : [secrets.tokenSecret],
  };
  const pictureFiles = config.pictures && (await loadS3Files()).createS3Files(config.pictures);
  const parts = { database, dataDir: config.dataDir, clock, settings, pictureFiles };
  const deps = await createDeps({
    ...parts,
    mailer: config.mail && (await loadMailer()).createMailer(config.mail),
    telegram: config.telegram && (await loadTelegram()).createTelegram(config.telegram),
    mia: createMaib({ apiUrl: config.miaTestUrl }),
    onLiveError: (error) => log.warn({ err: error }, 'live events: will try again'),
  });
  // The first start of a build copies its files, beside the demo's set-up.
  const keptBuilds = keepBuilds(config.dataDir, log);
  const demoPassword = config.demoPassword ?? secrets.demoPassword;
  const demo = await setUpDemo(parts, { isWanted: config.withDemo, password: demoPassword });
  if (config.firstAdmin) await ensureFirstAdministrator(deps, config.firstAdmin);
  const doors = await findDemoDoors(deps.db, { isWanted: config.withDemo, now: clock.now() });
  const shown = { ...config, keptBuilds: await keptBuilds, demo: doors };
  const app = await buildWholeApp(deps, shown, log);
  const backups = await acceptBackups({ config, clock, log, database });
  const stopDailyWork = scheduleDailyWork({
    connection: deps.db,
    clock,
    log,
    works: listDailyWorks(deps, config),
  });

  closeOnSignals((signal) => {
    backups.close();
    log.info({ signal }, 'closing');
    stopDailyWork();
    return closeServer({ app, live: deps.live, database, log, drainMs: config.drainMs });
  });

  await app.listen({ port: config.port, host: config.host });
  app.tasks.start();
  app.startTelegram();
  process.stdout.write(`\nComanda is open: ${config.publicUrl}\n${demo.join('\n')}\n`);
}
