import type { Transaction } from '../../schema.ts';
import type { PubScope } from '../../scopes.ts';

/** Deletes the devices, chats and linking codes of a deleted pub: a chat's name is personal data. */
export async function removeReceivers(
  transaction: Transaction,
  { pubId }: PubScope,
): Promise<void> {
  for (const table of ['push_subscription', 'telegram_chat', 'telegram_code'] as const) {
    await transaction.deleteFrom(table).where('pub_id', '=', pubId).execute();
  }
}
