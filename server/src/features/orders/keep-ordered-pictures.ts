import type { Deps } from '../../deps.ts';
import type { ImageStore } from '../../plumbing/images/image-store.ts';
import type { Connection } from '../../schema.ts';

async function isOrdered(connection: Connection, fileName: string): Promise<boolean> {
  const line = await connection
    .selectFrom('order_line')
    .where('image_file_name', '=', fileName)
    .select('order_id')
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

/**
 * An order keeps the picture that it was ordered by: a dish's old picture is deleted only if no order shows
 * it.
 */
export function keepOrderedPictures({ db, images }: Pick<Deps, 'db' | 'images'>): ImageStore {
  return {
    ...images,
    remove: async (kind, fileName) => {
      if (kind === 'dish' && (await isOrdered(db, fileName))) return;
      await images.remove(kind, fileName);
    },
  };
}
