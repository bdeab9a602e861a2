import type { ImageKind } from '@comanda/domain/images';
import { sql, type QueryExecutorProvider } from 'kysely';

/**
 * For a day pages and screens that are open or cached somewhere still contain the name, and a backup that has
 * copied the rows can still copy the files.
 */
export const REMOVED_AFTER_MS = 24 * 60 * 60 * 1000;

/** Has a picture's files removed a day later, recorded in the transaction that removes its name from its row. */
export async function recordRemovedPicture(
  transaction: QueryExecutorProvider,
  { kind, fileName, at }: { kind: ImageKind; fileName: string; at: Date },
): Promise<void> {
  const dueAt = new Date(at.getTime() + REMOVED_AFTER_MS);
  await sql`
    insert into removed_picture (kind, file_name, due_at) values (${kind}, ${fileName}, ${dueAt})
    on conflict do nothing
  `.execute(transaction);
}
