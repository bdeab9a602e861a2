import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../../../../plumbing/database/database-errors.ts';
import { TelegramError } from '../../../../plumbing/telegram/telegram-error.ts';
import type { TelegramUpdate } from '../../../../plumbing/telegram/telegram-schemas.ts';
import type { Telegram } from '../../../../plumbing/telegram/telegram.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** A process that has just ended may still have a call open. */
const CONFLICT_PAUSE_MS = 5_000;

type Polling = {
  readonly telegram: Telegram;
  readonly apply: (update: TelegramUpdate) => Promise<void>;
  readonly log: { readonly warn: (fields: object, message: string) => void };
  readonly signal: AbortSignal;
  readonly firstPauseMs?: number;
};

/** Longer after each failure in a row, and never the same in two processes that have failed together. */
function pauseAfter(error: unknown, failures: number, firstMs: number): number {
  if (error instanceof TelegramError && error.failure === 'busy') return error.retryAfterMs;
  const first =
    error instanceof TelegramError && error.failure === 'conflict' ? CONFLICT_PAUSE_MS : firstMs;
  const whole = Math.min(first * 2 ** (failures - 1), LONGEST_PAUSE_MS);
  return whole * (0.5 + Math.random() / 2);
}

/** Asks for updates and applies them one after the other until it is stopped. Never fails. */
export async function pollUpdates(polling: Polling): Promise<void> {
  const { telegram, apply, log, signal, firstPauseMs = FIRST_PAUSE_MS } = polling;
  let offset = 0;
  let failures = 0;

  async function applyOne(update: TelegramUpdate): Promise<void> {
    try {
      await apply(update);
    } catch (error) {
      // Repeated when the database is back. Any other failure would stop all that come after it.
      if (isDatabaseUnavailable(error)) throw error;
      log.warn({ err: error }, 'telegram: an update was not applied');
    }
    offset = update.update_id + 1;
  }

  while (!signal.aborted) {
    try {
      // Commands in groups contain the bot's name.
      await telegram.username();
      for (const update of await telegram.updates(offset, signal)) {
        if (signal.aborted) return;
        await applyOne(update);
      }
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      failures += 1;
      if (failures === 1) log.warn({ err: error }, 'telegram: no updates, will try again');
      await sleep(pauseAfter(error, failures, firstPauseMs), undefined, { signal }).catch(() => {});
    }
  }
}
