import { sql } from 'kysely';
import type { Language } from '@comanda/contract/texts';
import type { Connection } from '../../../../schema.ts';
import type { PubScope } from '../../../../scopes.ts';

type NewCode = { readonly codeHash: string; readonly language: Language; readonly expiresAt: Date };

export async function insertCode(
  connection: Connection,
  { pubId }: PubScope,
  { codeHash, language, expiresAt }: NewCode,
): Promise<void> {
  await connection
    .insertInto('telegram_code')
    .values({ code_hash: codeHash, pub_id: pubId, language, expires_at: expiresAt })
    .execute();
}

export async function deleteExpiredCodes(connection: Connection, now: Date): Promise<void> {
  await connection.deleteFrom('telegram_code').where('expires_at', '<=', now).execute();
}

/** Uses a code for a chat; of several chats exactly one, which may repeat it. */
export async function useCode(
  connection: Connection,
  { codeHash, chatId, now }: { codeHash: string; chatId: number; now: Date },
): Promise<{ pub_id: number; language: Language } | undefined> {
  return connection
    .updateTable('telegram_code')
    .set({ used_by_chat_id: chatId })
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .where(sql<boolean>`coalesce(used_by_chat_id, ${chatId}) = ${chatId}`)
    .returning(['pub_id', 'language'])
    .executeTakeFirst();
}
