import type { TaskRunner } from '../../../../plumbing/tasks/task-runner.ts';
import type { TelegramDeps } from '../telegram-deps.ts';
import { againWhenBusy } from './again-when-busy.ts';
import { telegramMessage } from './message-task.ts';
import { updateMessages } from './update-messages.ts';

/** Registers the handler of changed orders. */
export function handleMessages(tasks: TaskRunner, deps: TelegramDeps): void {
  tasks.handle(telegramMessage, ({ payload }) =>
    againWhenBusy(deps, () => updateMessages(deps, payload.order_id)),
  );
}
