import { must } from '@comanda/contract/client';
import { randomUUID } from 'node:crypto';
import { imagePath } from '@comanda/domain/images';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { removePicturesADayLater } from '../../testing/app/remove-pictures-a-day-later.ts';
import { aMenuWithDishes, aPub } from '../../testing/builders/builders.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

async function aPicture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
}

it('an order keeps the picture that it was ordered by', async () => {
  const pub = await aPub(t);
  const { dishes, ids } = await aMenuWithDishes(t, pub, [30]);
  const paint = async (color: string): Promise<string> => {
    const file = await aPicture(color);
    const sent = t.upload(
      'PATCH /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID/image',
      {
        params: { ...ids, dishID: dishes[0].id },
        as: pub.company,
        file,
      },
    );
    return (await must(sent)).dish.image_file_name;
  };
  const statusOf = async (fileName: string) =>
    (await t.app.inject({ method: 'GET', url: imagePath('dish', fileName) })).statusCode;

  const neverOrdered = await paint('#aa0000');
  const ordered = await paint('#00aa00');
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
  const present = await paint('#0000aa');
  await removePicturesADayLater(t);
  expect(await statusOf(neverOrdered)).toBe(404);
  expect(await statusOf(ordered)).toBe(200);
  expect(await statusOf(present)).toBe(200);
});
