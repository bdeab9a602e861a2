import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from '../app.ts';
import { lastBackupAt } from '../backup/backup-folders.ts';
import type { Config } from '../settings/config.ts';
import type { Deps } from '../deps.ts';
import { findGuestOrder } from '../features/orders/index.ts';
import { GUEST_FILES_DIR, registerGuestPage } from '../guest-page/index.ts';
import { keepBuiltFiles } from '../web-app/keep-built-files.ts';
import { serveWebApp, WEB_APP_DIR } from '../web-app/serve-web-app.ts';
import type { ShellSettings } from '../web-app/shell.ts';

// Without METRICS_PORT none of it is used.
const loadMetrics = () => import('../metrics/serve-metrics.ts');

/** The folders of the kept builds; without those that cannot be written. */
export async function keepBuilds(dataDir: string, log: Logger): Promise<readonly string[]> {
  const folders = { app: WEB_APP_DIR, guest: GUEST_FILES_DIR };
  return keepBuiltFiles(path.join(dataDir, 'built-files'), folders).catch((error: unknown) => {
    log.warn({ err: error }, 'pages of the last build may miss files');
    return [];
  });
}

type Settings = Config &
  Pick<ShellSettings, 'demo'> & {
    readonly keptBuilds: readonly string[];
  };

/** The calls with all pages and, on a port of their own, the metrics. */
export async function buildWholeApp(
  deps: Deps,
  { keptBuilds, ...config }: Settings,
  log: Logger,
): Promise<FastifyInstance> {
  const app = await buildApp(deps, log);
  registerGuestPage(app, {
    ...deps,
    keptBuilds,
    findGuestOrder: (token) => findGuestOrder(deps, token),
  });
  await serveWebApp(app, { ...config, keptBuilds });
  const { backup, metrics } = config;
  if (metrics) {
    const { serveMetrics } = await loadMetrics();
    const backups = backup ? { lastBackupAt: () => lastBackupAt(backup.dir) } : {};
    await serveMetrics({ app, deps, ...backups }, metrics);
  }
  return app;
}
