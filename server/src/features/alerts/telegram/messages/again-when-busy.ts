import { TelegramError } from '../../../../plumbing/telegram/telegram-error.ts';
import type { TaskOutcome } from '../../../../plumbing/tasks/task-kind.ts';
import type { TelegramDeps } from '../telegram-deps.ts';

/** The outcome of a task that calls Telegram: where it names the time of the next call, that time is kept. */
export async function againWhenBusy(
  { clock }: Pick<TelegramDeps, 'clock'>,
  work: () => Promise<void>,
): Promise<TaskOutcome> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (!(error instanceof TelegramError) || error.failure !== 'busy') throw error;
    return { again: new Date(clock.now().getTime() + error.retryAfterMs) };
  }
}
