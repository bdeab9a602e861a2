import { Type } from 'typebox';
import { addTask } from '../../../plumbing/tasks/add-task.ts';
import { defineTask } from '../../../plumbing/tasks/task-kind.ts';
import type { TaskRunner } from '../../../plumbing/tasks/task-runner.ts';
import type { Transaction } from '../../../schema.ts';
import { findPub } from '../../pubs/index.ts';
import { unheardNotice } from '../notices.ts';
import { pushToDevices } from '../push-to-devices.ts';
import { againWhenBusy } from '../telegram/messages/again-when-busy.ts';
import type { AlertDeps } from '../alert-deps.ts';
import { deliver } from '../telegram/chats/deliver.ts';
import { listChats } from '../telegram/chats/queries.ts';
import { escapeHtml, phrase } from '../telegram/messages/html.ts';
import { withBot } from '../telegram/telegram-deps.ts';
import { loadHearing } from './load-hearing.ts';
import { mailWarning } from './mail-warning.ts';

type ChatWarning = {
  readonly pub: { readonly id: number; readonly name: string };
  /** Of `telegram_chat`. */
  readonly chatId: number;
};

/** Sends the warning to one linked chat; nothing when it was removed meanwhile. Throws what passes by itself. */
async function sendToChat(alertDeps: AlertDeps, { pub, chatId }: ChatWarning): Promise<void> {
  const deps = withBot(alertDeps);
  const chats = deps && (await listChats(deps.db, { pubId: pub.id }));
  const chat = chats?.find(({ id }) => id === chatId);
  if (!deps || !chat) return;
  const html = escapeHtml(phrase('unheard', chat.language, { pub: pub.name }));
  await deliver(deps, { chat, send: (to) => deps.telegram.send(to, { html }) });
}

/** One warning by one means: one that does not answer delays no other, and a repetition does not send one twice. */
const unheardWarning = defineTask({
  name: 'unheard_warning',
  payload: Type.Object({
    pub_id: Type.Integer(),
    /** `chat` with the number of the linked chat. */
    means: Type.Enum(['push', 'mail', 'chat']),
    chat_id: Type.Union([Type.Integer(), Type.Null()]),
  }),
  atOnce: 4,
});

type Means = 'push' | 'mail' | 'chat';
type Warned = { readonly pub: { readonly id: number }; readonly now: Date };

/** A warning that is older than this is of no use any more. */
const GIVEN_UP_AFTER_MS = 60 * 60_000;

/** Adds a warning by every means that the pub has, inside the transaction that records it. */
export async function addWarnings(
  deps: AlertDeps,
  transaction: Transaction,
  { pub, now }: Warned,
): Promise<void> {
  const add = (means: Means, chatId: number | null = null) =>
    addTask(transaction, unheardWarning, {
      key: `${pub.id} ${means}${chatId === null ? '' : ` ${chatId}`}`,
      payload: { pub_id: pub.id, means, chat_id: chatId },
      now,
    });
  await add('push');
  if (deps.mailer) await add('mail');
  if (!deps.telegram) return;
  for (const { id } of await listChats(transaction, { pubId: pub.id })) await add('chat', id);
}

/** Registers the handler of the warnings. One that has become wrong meanwhile is not sent. */
export function handleWarnings(tasks: TaskRunner, deps: AlertDeps): void {
  tasks.handle(unheardWarning, async ({ payload, addedAt }) => {
    const { pub_id: pubId, means, chat_id: chatId } = payload;
    const isGivenUp = deps.clock.now().getTime() - addedAt.getTime() > GIVEN_UP_AFTER_MS;
    const pub = await findPub(deps.db, pubId);
    if (isGivenUp || !pub || pub.deleted || !pub.warns_when_unheard) return undefined;
    const { takesOrders, listeningDesks } = await loadHearing(deps, pub);
    // Devices do not count here: one that the push of this warning has reached would keep its mail back.
    if (!takesOrders || listeningDesks > 0) return undefined;
    if (means === 'mail') await mailWarning(deps, pub);
    if (means === 'push') await pushToDevices(deps, pub.id, unheardNotice(pub));
    if (means !== 'chat' || chatId === null) return undefined;
    return againWhenBusy(deps, () => sendToChat(deps, { pub, chatId }));
  });
}
