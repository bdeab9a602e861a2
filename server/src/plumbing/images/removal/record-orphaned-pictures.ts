import { imageFolders, type ImageKind } from '@comanda/domain/images';
import { sql } from 'kysely';
import { isReferredTo } from './is-referred-to.ts';
import { recordRemovedPicture, REMOVED_AFTER_MS } from './record-removed-picture.ts';
import type { RemovalDeps } from './remove-due-pictures.ts';

/** An upload stores its files some seconds before its row. */
const MIN_AGE_MS = REMOVED_AFTER_MS;
/** Below it, a store is small enough that its orphans may be most of its pictures. */
const ALWAYS_PLAUSIBLE = 100;

type Picture = { readonly kind: ImageKind; readonly fileName: string };

/** Those that no row refers to and that are not waiting for their removal. */
async function orphansOf(
  { db, columns }: RemovalDeps,
  kind: ImageKind,
  names: readonly string[],
): Promise<Picture[]> {
  const isUsed = isReferredTo(columns, { kind: sql`${kind}::text`, fileName: sql`picture.name` });
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as picture (name)
    where not ${isUsed} and not exists (
      select 1 from removed_picture where kind = ${kind} and file_name = picture.name
    )
  `.execute(db);
  return rows.map(({ name }) => ({ kind, fileName: name }));
}

/**
 * Finds pictures without a row (their save has failed, or the last order that showed them is gone) and has them
 * removed a day later. It refuses when they are most of the store: then it belongs to another database, or this
 * one was restored from an old copy.
 */
export async function recordOrphanedPictures(deps: RemovalDeps, now: Date): Promise<void> {
  const newest = now.getTime() - MIN_AGE_MS;
  const orphans: Picture[] = [];
  let all = 0;
  for (const kind of Object.keys(imageFolders) as ImageKind[]) {
    for await (const portion of deps.images.list(kind)) {
      all += portion.length;
      const old = portion.filter(({ writtenAt }) => writtenAt.getTime() < newest);
      if (old.length === 0) continue;
      orphans.push(
        ...(await orphansOf(
          deps,
          kind,
          old.map(({ name }) => name),
        )),
      );
    }
  }
  if (orphans.length > Math.max(ALWAYS_PLAUSIBLE, all / 2)) {
    throw new Error(
      `${orphans.length} of ${all} stored pictures are in no row: is this the database of this store? ` +
        'None of them is removed.',
    );
  }
  for (const orphan of orphans) await recordRemovedPicture(deps.db, { ...orphan, at: now });
}
