import { sql } from 'kysely';
import type { Deps } from '../../src/deps.ts';
import { pictureFile } from './demo-client.ts';
import type { SeededPub } from './seeded-pub.ts';

/**
 * Stores the pictures of a pub's categories and dishes, and names them in one statement for each level: a call for each
 * would be a third of the set-up.
 */
export async function seedPictures(
  { db, images }: Pick<Deps, 'db' | 'images'>,
  { ids: { pubID: pubId }, pictures }: SeededPub,
): Promise<void> {
  for (const kind of ['category', 'dish'] as const) {
    const pictured = pictures.filter((one) => one.kind === kind);
    const stored = await Promise.all(
      pictured.map(({ picture }) => images.save({ kind, pubId }, pictureFile(picture))),
    );
    const table = sql.table(kind);
    await sql`
      update ${table} set image_file_name = stored.file_name, image_color = stored.color
      from unnest(
        ${pictured.map(({ id }) => id)}::int[],
        ${stored.map(({ fileName }) => fileName)}::text[],
        ${stored.map(({ color }) => color)}::text[]
      ) as stored (id, file_name, color)
      where ${table}.id = stored.id
    `.execute(db);
  }
}
