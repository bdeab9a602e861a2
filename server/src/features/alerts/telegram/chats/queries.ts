import type { TelegramChatFailure } from '@comanda/contract/alerts';
import { sql } from 'kysely';
import { recordChange } from '../../../../plumbing/live/record-change.ts';
import type { Connection, Transaction } from '../../../../schema.ts';
import { grant, type ChatScope, type PubScope } from '../../../../scopes.ts';
import type { ChatRow } from '../tables.ts';

type OfPub = Pick<PubScope, 'pubId'>;

export async function listChats(connection: Connection, { pubId }: OfPub): Promise<ChatRow[]> {
  return connection
    .selectFrom('telegram_chat')
    .where('pub_id', '=', pubId)
    .orderBy('id')
    .selectAll()
    .execute();
}

/** Whether a pub has a Telegram chat: its guest's page then names Telegram as a receiver. */
export async function hasChats(connection: Connection, of: OfPub): Promise<boolean> {
  return (await countChats(connection, of)) > 0;
}

export async function countChats(connection: Connection, { pubId }: OfPub): Promise<number> {
  const { count } = await connection
    .selectFrom('telegram_chat')
    .where('pub_id', '=', pubId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Links a chat; linking it again changes its title and language. */
export async function upsertChat(
  transaction: Transaction,
  chat: Pick<ChatRow, 'pub_id' | 'chat_id' | 'kind' | 'title' | 'language' | 'linked_at'>,
): Promise<ChatRow> {
  const { kind, title, language, pub_id: pubId } = chat;
  await recordChange(transaction, 'pub', pubId);
  return transaction
    .insertInto('telegram_chat')
    .values(chat)
    .onConflict((conflict) =>
      conflict
        .constraint('telegram_chat_once')
        .doUpdateSet({ kind, title, language, last_failure: null }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whether there was such a chat of the pub. */
export async function deleteChat(
  transaction: Transaction,
  { pubId }: OfPub,
  id: number,
): Promise<boolean> {
  const deleted = await transaction
    .deleteFrom('telegram_chat')
    .where('id', '=', id)
    .where('pub_id', '=', pubId)
    .executeTakeFirst();
  if (deleted.numDeletedRows === 0n) return false;
  await recordChange(transaction, 'pub', pubId);
  return true;
}

/** The bot was removed from a chat: no pub reaches it any more. */
export async function unlinkChat(transaction: Transaction, chatId: number): Promise<void> {
  const unlinked = await transaction
    .deleteFrom('telegram_chat')
    .where('chat_id', '=', chatId)
    .returning('pub_id')
    .execute();
  if (unlinked.length === 0) return;
  await recordChange(transaction, 'pub', ...unlinked.map(({ pub_id }) => pub_id));
}

/**
 * A group has become a supergroup, whose messages have other ids. Where the new chat is linked too, the old one is
 * only removed.
 */
export async function moveChat(
  transaction: Transaction,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await sql`
    delete from telegram_message using telegram_chat
    where telegram_message.chat_id = telegram_chat.id and telegram_chat.chat_id = ${from}`.execute(
    transaction,
  );
  await sql`
    update telegram_chat as old set chat_id = ${to}
    where chat_id = ${from} and not exists (
      select from telegram_chat as other where other.pub_id = old.pub_id and other.chat_id = ${to}
    )`.execute(transaction);
  await unlinkChat(transaction, from);
}

/** What became of the last message; a chat that was moved or removed meanwhile stays as it is. */
export async function recordDelivery(
  connection: Connection,
  { id, chat_id }: Pick<ChatRow, 'id' | 'chat_id'>,
  outcome: { readonly okAt: Date } | { readonly failure: TelegramChatFailure },
): Promise<void> {
  await connection
    .updateTable('telegram_chat')
    .set(
      'okAt' in outcome
        ? { last_ok_at: outcome.okAt, last_failure: null }
        : { last_failure: outcome.failure },
    )
    .where('id', '=', id)
    .where('chat_id', '=', chat_id)
    .execute();
}

type Asking = { readonly chatId: number; readonly pubId: number };

/** The link between a chat and a pub. */
export async function findChat(
  connection: Connection,
  { chatId, pubId }: Asking,
): Promise<ChatRow | undefined> {
  return connection
    .selectFrom('telegram_chat')
    .where('chat_id', '=', chatId)
    .where('pub_id', '=', pubId)
    .selectAll()
    .executeTakeFirst();
}

/** The right of a linked chat; the link stays until the transaction ends. */
export async function lockChatScope(
  transaction: Transaction,
  { chatId, pubId }: Asking,
): Promise<ChatScope | undefined> {
  const chat = await transaction
    .selectFrom('telegram_chat')
    .where('chat_id', '=', chatId)
    .where('pub_id', '=', pubId)
    .select('id')
    .forKeyShare()
    .executeTakeFirst();
  return chat && grant<ChatScope>({ kind: 'chat', pubId });
}
