import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../../schema.ts';
import { insertTasksOf } from '../../../../plumbing/tasks/add-task.ts';
import type { ChatRow, MessageRow } from '../tables.ts';
import { telegramMessage } from './message-task.ts';

/** A message, with the chat that it is in. */
export type ChatMessage = { readonly message: MessageRow; readonly chat: ChatRow };

export async function listMessages(
  connection: Connection,
  orderId: number,
): Promise<ChatMessage[]> {
  const rows = await connection
    .selectFrom('telegram_message')
    .innerJoin('telegram_chat', 'telegram_chat.id', 'telegram_message.chat_id')
    .where('order_id', '=', orderId)
    .orderBy('message_id')
    .selectAll('telegram_chat')
    .select(['order_id', 'message_id', 'sent_at', 'shown', 'telegram_message.chat_id as of_chat'])
    .execute();
  return rows.map(({ order_id, message_id, sent_at, shown, of_chat, ...chat }) => ({
    message: { order_id, message_id, sent_at, shown, chat_id: of_chat },
    chat,
  }));
}

/** A message that was sent, or one that somebody has pressed and whose sender ended before it was recorded. */
export async function insertMessage(connection: Connection, message: MessageRow): Promise<void> {
  const { order_id, chat_id, message_id, sent_at, shown } = message;
  // From the chat's row: not for one that was removed meanwhile.
  await sql`
    insert into telegram_message (order_id, chat_id, message_id, sent_at, shown)
    select ${order_id}, id, ${message_id}, ${sent_at}, ${shown}
    from telegram_chat where id = ${chat_id}
    on conflict do nothing`.execute(connection);
}

type Key = Pick<MessageRow, 'order_id' | 'chat_id' | 'message_id'>;

export async function updateMessage(
  connection: Connection,
  { order_id, chat_id, message_id }: Key,
  change: Partial<Pick<MessageRow, 'sent_at' | 'shown'>>,
): Promise<void> {
  await connection
    .updateTable('telegram_message')
    .set(change)
    .where('order_id', '=', order_id)
    .where('chat_id', '=', chat_id)
    .where('message_id', '=', message_id)
    .execute();
}

/**
 * Adds a task for each of these orders that has messages. A task of its own for each transaction: one in progress
 * may have read the order before.
 */
export async function addMessageTasks(
  transaction: Transaction,
  orderIds: readonly number[],
  now: Date,
): Promise<boolean> {
  const at = sql`${now}::timestamptz`;
  const { numAffectedRows = 0n } = await insertTasksOf(telegramMessage, {
    key: sql`order_id || ' ' || pg_current_xact_id()::text`,
    payload: sql`jsonb_build_object('order_id', order_id)`,
    addedAt: at,
    runAt: at,
    from: sql`(
      select distinct order_id from telegram_message where order_id = any(${[...orderIds]}::int[])
    ) as written`,
  }).execute(transaction);
  return numAffectedRows > 0n;
}

export async function deleteMessagesBefore(connection: Connection, before: Date): Promise<void> {
  await connection.deleteFrom('telegram_message').where('sent_at', '<', before).execute();
}
