import type { Transaction } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';

/** Deletes the printers of a deleted pub, with the tickets that wait, its bridge and its pairing codes. The bridge's program then ends. */
export async function removePrinting(transaction: Transaction, { pubId }: PubScope): Promise<void> {
  for (const table of ['printer', 'print_bridge', 'print_bridge_code'] as const) {
    await transaction.deleteFrom(table).where('pub_id', '=', pubId).execute();
  }
}
