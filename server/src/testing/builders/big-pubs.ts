import { insertDefaultShipping } from '../../features/shipping/index.ts';
import { MIGRATIONS_DIR } from '../../migrations-dir.ts';
import { openDatabase } from '../../plumbing/database/open-database.ts';
import { silentLog } from '../../plumbing/database/testing/testing.ts';
import type { Schema } from '../../schema.ts';
import { laNuc } from '../../../demo/pubs/la-nuc/pub.ts';
import { addBigMenu } from './big-menu.ts';

// For measurements: node big-pubs.ts <data folder of a demo that has stopped> <dishes>…
// Each number makes one more pub like the demo's, at /pub/dishes-<number>, with the demo's pictures; with the
// word `plain` behind it (`200-plain`) without any.
const [dataDir = '', ...counts] = process.argv.slice(2);
const database = await openDatabase<Schema>({
  url: undefined,
  dataDir,
  migrationsDir: MIGRATIONS_DIR,
  log: silentLog,
});
const { kysely } = database;

async function picturesOf(table: 'dish' | 'category'): Promise<string[]> {
  const rows = await kysely
    .selectFrom(table)
    .select('image_file_name')
    .where('image_file_name', '<>', '')
    .execute();
  return rows.map((row) => row.image_file_name);
}

try {
  const {
    id: _,
    translations: _none,
    ...pub
  } = await kysely
    .selectFrom('pub')
    .selectAll()
    .where('url_name', '=', laNuc.urlName)
    .executeTakeFirstOrThrow();
  const pictures = {
    dish: await picturesOf('dish'),
    category: await picturesOf('category'),
  };
  let shown = 0;
  const fileName = (kind: keyof typeof pictures): string => {
    shown += 1;
    return pictures[kind][shown % pictures[kind].length] ?? '';
  };
  for (const count of counts) {
    const isPlain = count.endsWith('-plain');
    const cover = isPlain ? { bg_image_file_name: '', bg_image_color: '' } : {};
    const { id } = await kysely
      .insertInto('pub')
      .values({ ...pub, ...cover, url_name: `dishes-${count}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertDefaultShipping(kysely, id);
    await addBigMenu(kysely, {
      pubId: id,
      count: Number.parseInt(count, 10),
      fileName: isPlain ? () => '' : fileName,
    });
  }
} finally {
  await database.close();
}
