import type { Transaction } from '../../schema.ts';
import type { PubScope } from '../../scopes.ts';

const tables = [
  'push_subscription',
  'telegram_chat',
  'telegram_code',
  'desk',
  'unheard_pub',
] as const;

/** All that a pub has connected to be alerted. A deleted pub has no use for it, and a chat's name is personal data. */
export async function removeReceivers(
  transaction: Transaction,
  { pubId }: PubScope,
): Promise<void> {
  for (const table of tables) {
    await transaction.deleteFrom(table).where('pub_id', '=', pubId).execute();
  }
}
