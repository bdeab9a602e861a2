import type { FastifyInstance } from 'fastify';
import { withSessionLock } from '../../../../plumbing/database/served/with-session-lock.ts';
import type { TelegramDeps } from '../telegram-deps.ts';
import { applyUpdate } from './apply-update.ts';
import { pollUpdates } from './poll-updates.ts';

/** Of the one poller of all processes. */
const POLLER_LOCK = 430_025_001;

/** Asks Telegram for what happens in the chats. Returns a function that stops it. */
export function startPolling(app: FastifyInstance, deps: TelegramDeps): () => Promise<void> {
  const { telegram, database } = deps;
  const { log } = app;
  const work = (signal: AbortSignal): Promise<void> =>
    pollUpdates({ telegram, log, signal, apply: (update) => applyUpdate(deps, update) });
  if (database.connectionString === undefined) {
    const ending = new AbortController();
    const working = work(ending.signal);
    return async () => {
      ending.abort();
      await working;
    };
  }
  return withSessionLock({
    connectionString: database.connectionString,
    applicationName: 'comanda-telegram',
    lock: POLLER_LOCK,
    work,
    onError: (error) => log.warn({ err: error }, 'telegram: the database was not reached'),
  });
}
