import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from './plumbing/database/database.ts';
import type { DatabaseLog } from './plumbing/database/database-log.ts';
import type { LiveHub } from './plumbing/live/live-hub.ts';
import { closeSocketsApart } from './plumbing/live/sockets/close-sockets.ts';

/** Requests in progress get this long; then their connections are cut, idle ones too. */
const REQUESTS_END_MS = 2_000;
/** Together, with a drain of one second, less than the ten after which a supervisor kills the process. */
const LIMITS_MS = { sockets: 1_200, http: 2_500, live: 1_000, database: 4_000 };

type Parts = {
  readonly app: FastifyInstance;
  readonly live: Pick<LiveHub, 'close'>;
  readonly database: Pick<Database<never>, 'close'>;
  readonly log: Pick<DatabaseLog, 'warn' | 'error'>;
  /** How long requests are still served before the close. */
  readonly drainMs: number;
};

async function closeHttp(app: Parts['app']): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), REQUESTS_END_MS);
  try {
    await app.close();
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Lets the proxy send requests elsewhere, then closes part after part. A part that fails or takes too long is
 * logged and does not prevent the others from being closed, above all the database. Returns the process's exit
 * code: 0 when nothing has failed and the database is closed.
 */
export async function closeServer({ app, live, database, log, drainMs }: Parts): Promise<0 | 1> {
  let code: 0 | 1 = 0;
  async function close(part: keyof typeof LIMITS_MS, run: () => Promise<void>): Promise<void> {
    const limitMs = LIMITS_MS[part];
    const { promise: late, resolve } = Promise.withResolvers<'late'>();
    const timer = setTimeout(() => resolve('late'), limitMs);
    try {
      if ((await Promise.race([run(), late])) !== 'late') return;
      log.warn({ part, limitMs }, 'closing takes too long, going on without');
      if (part === 'database') code = 1;
    } catch (error) {
      log.error({ err: error, part }, 'closing failed');
      code = 1;
    } finally {
      clearTimeout(timer);
    }
  }
  app.drain.begin();
  await sleep(drainMs);
  await close('sockets', () => closeSocketsApart(app));
  await close('http', () => closeHttp(app));
  await close('live', () => live.close());
  await close('database', () => database.close());
  return code;
}

/** Ends the process with `close`'s exit code at the first signal; further signals change nothing. */
export function closeOnSignals(close: (signal: string) => Promise<0 | 1>): void {
  let isClosing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isClosing) return;
      isClosing = true;
      void close(signal).then((code) => process.exit(code));
    });
  }
}
