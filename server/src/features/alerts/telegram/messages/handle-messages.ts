import { TelegramError } from '../../../../plumbing/telegram/telegram-error.ts';
import type { TaskOutcome } from '../../../../plumbing/tasks/task-kind.ts';
import type { TaskRunner } from '../../../../plumbing/tasks/task-runner.ts';
import type { TelegramDeps } from '../telegram-deps.ts';
import { telegramMessage } from './message-task.ts';
import { updateMessages } from './update-messages.ts';

/** Registers the handler of changed orders. Where Telegram names the time of the next call, that time is kept. */
export function handleMessages(tasks: TaskRunner, deps: TelegramDeps): void {
  tasks.handle(telegramMessage, async ({ payload }): Promise<TaskOutcome> => {
    try {
      await updateMessages(deps, payload.order_id);
      return undefined;
    } catch (error) {
      if (!(error instanceof TelegramError) || error.failure !== 'busy') throw error;
      return { again: new Date(deps.clock.now().getTime() + error.retryAfterMs) };
    }
  });
}
