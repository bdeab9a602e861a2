import type { ImageKind } from '@comanda/domain/images';
import { sql, type QueryExecutorProvider } from 'kysely';
import type { ImageStore } from '../image-store.ts';
import { isReferredTo, type PictureColumns } from './is-referred-to.ts';

const BATCH = 100;
/** Longer than the removal of a batch takes; then another process repeats it. */
const LEASE_MS = 60 * 60 * 1000;

export type RemovalDeps = {
  readonly db: QueryExecutorProvider;
  readonly images: Pick<ImageStore, 'list' | 'remove'>;
  readonly columns: PictureColumns;
};

type Due = { kind: ImageKind; file_name: string; is_used: boolean };

/** Takes due pictures for this process alone, for the time of the lease. */
async function takeDue(
  { db, columns }: RemovalDeps,
  { now, leasedUntil }: { now: Date; leasedUntil: Date },
): Promise<Due[]> {
  const isUsed = isReferredTo(columns, { kind: sql`taken.kind`, fileName: sql`taken.file_name` });
  const { rows } = await sql<Due>`
    with due as materialized (
      select kind, file_name from removed_picture where due_at <= ${now}
      order by due_at limit ${BATCH} for update skip locked
    ), taken as (
      update removed_picture set due_at = ${leasedUntil} from due
      where removed_picture.kind = due.kind and removed_picture.file_name = due.file_name
      returning due.kind, due.file_name
    )
    select kind, file_name, ${isUsed} as is_used from taken
  `.execute(db);
  return rows;
}

async function forget(
  db: QueryExecutorProvider,
  batch: readonly Due[],
  leasedUntil: Date,
): Promise<void> {
  await sql`
    delete from removed_picture
    where due_at = ${leasedUntil} and (kind, file_name) in (
      select * from unnest(
        ${batch.map(({ kind }) => kind)}::text[], ${batch.map(({ file_name: name }) => name)}::text[]
      )
    )
  `.execute(db);
}

/**
 * Removes the files of pictures whose day is over. One that a row refers to (an order keeps the picture that it
 * was ordered by) stays; the daily search finds it when the last such row is gone. Several processes at once
 * divide the pictures; one that fails or ends leaves its batch to a later run.
 */
export async function removeDuePictures(deps: RemovalDeps, now: Date): Promise<void> {
  const leasedUntil = new Date(now.getTime() + LEASE_MS);
  for (;;) {
    const batch = await takeDue(deps, { now, leasedUntil });
    if (batch.length === 0) return;
    await Promise.all(
      batch
        .filter(({ is_used: isUsed }) => !isUsed)
        .map(({ kind, file_name: name }) => deps.images.remove(kind, name)),
    );
    await forget(deps.db, batch, leasedUntil);
  }
}
