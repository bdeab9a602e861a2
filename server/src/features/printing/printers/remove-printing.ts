import type { Transaction } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';

/** All that prints for a pub, with the tickets that wait: a deleted pub prints nothing, and its bridge ends. */
export async function removePrinting(transaction: Transaction, { pubId }: PubScope): Promise<void> {
  for (const table of ['printer', 'print_bridge', 'print_bridge_code'] as const) {
    await transaction.deleteFrom(table).where('pub_id', '=', pubId).execute();
  }
}
