import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { must } from '@comanda/contract/client';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pictureColumns } from './picture-columns.ts';
import { buildTestApp, type TestApp } from './testing/app/build-test-app.ts';
import { removePicturesADayLater } from './testing/app/remove-pictures-a-day-later.ts';
import { aMenuWithDishes, aPub } from './testing/builders/builders.ts';
import { aCourier } from './testing/builders/order-builders.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

type Column = { address: string; holds_text: boolean };

async function allColumns(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name || '.' || column_name as address,
      data_type in ('text', 'character varying', 'json', 'jsonb') as holds_text
    from information_schema.columns where table_schema = 'public'`.execute(t.deps.db);
  return rows;
}

/** A picture of each kind, and an order that shows one. */
async function uploadEach(): Promise<void> {
  const file = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer();
  const pub = await aPub(t);
  const { company: as } = pub;
  const { dishes, ids } = await aMenuWithDishes(t, pub, [30]);
  const category = 'PATCH /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID';
  const params = { ...ids, dishID: dishes[0].id };
  await must(
    t.upload('PATCH /api/company/:companyID/pubs/:pubID/bg', { params: pub.ids, as, file }),
  );
  await must(t.upload(`${category}/image` as const, { params: ids, as, file }));
  await must(t.upload(`${category}/dishes/:dishID/image` as const, { params, as, file }));
  const courier = await aCourier(t);
  const own = { params: courier.ids, as: courier, file };
  await must(t.upload('POST /api/courier/:courierID/image', own));
  await t.call('POST /api/client/pub/:pubID/orders', {
    params: pub.ids,
    idempotencyKey: randomUUID(),
    body: {
      order_type: 'in_place',
      client_name: 'Oaspete',
      table_for_in_place_order: '3',
      dishes: [{ dish_id: dishes[0].id, count: 1 }],
    },
  });
}

it('every column that is named like a picture is in the list', async () => {
  // The codes are drawn at each request; the colour is no file; the removals are what the list is for.
  const others = new Set(['pub.qr_code_file_name', 'removed_picture.file_name']);
  const named = (await allColumns())
    .filter(({ holds_text: isText }) => isText)
    .map(({ address }) => address)
    .filter((address) => /\..*(?:image|picture|photo|file|logo|avatar)/.test(address))
    .filter((address) => !address.endsWith('_color') && !others.has(address));
  expect(named.toSorted()).toEqual(Object.keys(pictureColumns).toSorted());
});

it('every column into which a picture’s name is written is in the list, and keeps the picture', async () => {
  await uploadEach();
  const found: string[] = [];
  for (const { address, holds_text: isText } of await allColumns()) {
    if (!isText) continue;
    const [table = '', column = ''] = address.split('.');
    const { rows } = await sql`
      select from ${sql.table(table)} where ${sql.ref(column)}::text ~ '[0-9a-f]{12,32}\\.webp' limit 1
    `.execute(t.deps.db);
    if (rows.length > 0) found.push(address);
  }
  expect(found.toSorted()).toEqual(Object.keys(pictureColumns).toSorted());

  const folder = path.join(t.dataDir, 'images');
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const longAgo = new Date('2026-01-01');
  for (const file of files) fs.utimesSync(path.join(folder, file), longAgo, longAgo);
  await removePicturesADayLater(t);
  expect(await t.deps.db.selectFrom('removed_picture').selectAll().execute()).toEqual([]);
});
