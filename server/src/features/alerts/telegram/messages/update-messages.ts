import type { TaskRunner } from '../../../../plumbing/tasks/task-runner.ts';
import { deliver } from '../chats/deliver.ts';
import type { TelegramDeps } from '../telegram-deps.ts';
import { hashOfContent, inLanguageOf, loadOrder } from './load-order.ts';
import { orderMessage } from './order-message.ts';
import { listMessages, updateMessage } from './queries.ts';
import { againWhenBusy } from './again-when-busy.ts';
import { telegramMessage } from './message-task.ts';

/** Waits for all, also when one fails; then fails with the first failure. */
export async function settleAll<Result>(works: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}

/** The order may change while a message is edited; each change adds a task too. */
const MOST_PASSES = 3;

/** Edits the messages that do not show the order as it is now; returns how many there were. */
async function updateOnce(deps: TelegramDeps, orderId: number): Promise<number> {
  const { db, telegram } = deps;
  const loaded = await loadOrder(deps, orderId);
  if (!loaded) return 0;
  const edits = (await listMessages(db, orderId)).flatMap(({ message, chat }) => {
    const content = orderMessage(inLanguageOf(loaded, chat));
    const shown = hashOfContent(content);
    return message.shown === shown ? [] : [{ message, chat, content, shown }];
  });
  await settleAll(
    edits.map(async ({ message, chat, content, shown }) => {
      const { message_id: messageId } = message;
      await deliver(deps, {
        chat,
        isEdit: true,
        send: (chatId) => telegram.edit({ chatId, messageId }, content),
      });
      // Also a message that was deleted in the chat: no edit would succeed.
      await updateMessage(db, message, { shown });
    }),
  );
  return edits.length;
}

/**
 * Brings the messages about an order up to date. It looks again after its edits: of two that edit at the same time,
 * the last one sees what the other has read.
 */
export async function updateMessages(deps: TelegramDeps, orderId: number): Promise<void> {
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    if ((await updateOnce(deps, orderId)) === 0) return;
  }
}

/** Registers the handler of changed orders. */
export function handleMessages(tasks: TaskRunner, deps: TelegramDeps): void {
  tasks.handle(telegramMessage, ({ payload }) =>
    againWhenBusy(deps, () => updateMessages(deps, payload.order_id)),
  );
}
