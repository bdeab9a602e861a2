import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { languages } from '@comanda/contract/texts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBigMenu } from '../testing/builders/big-menu.ts';
import { buildGuestApp, type GuestApp } from '../testing/app/build-guest-app.ts';
import { aPub, switchDeliveryOn, type APub } from '../testing/builders/builders.ts';
import { aDeliveringPub, anOrder } from '../testing/builders/order-builders.ts';

/**
 * One window: a server may send ten packets of 1460 bytes before the phone's first acknowledgement. The scripts
 * and styles of the same file are checked by the build.
 */
const { pages } = JSON.parse(
  fs.readFileSync(new URL('../../../web/budgets.json', import.meta.url), 'utf8'),
) as {
  readonly pages: {
    readonly 'pub page, 200 dishes': number;
    readonly 'its headers': number;
    readonly 'order page, two dishes': number;
  };
};

let pictures = 0;
/** As long and as hard to compress as the server's own file names, and the same in every run. */
const fileNameOf = (pubId: number): string => {
  pictures += 1;
  const digits = createHash('sha256').update(String(pictures)).digest('hex').slice(0, 12);
  return `${pubId.toString(16).padStart(8, '0')}${digits}.webp`;
};
const packed = (content: string | Buffer): number =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }).length;

let t: GuestApp;
beforeAll(async () => {
  t = await buildGuestApp();
}, 120_000);
afterAll(() => t.close());

/** As the server writes them, with the one that it adds to an open connection. */
const bytesOf = (headers: OutgoingHttpHeaders): number =>
  Object.entries({ ...headers, 'keep-alive': 'timeout=72' }).reduce(
    (sum, [name, value]) => sum + `${name}: ${String(value)}\r\n`.length,
    'HTTP/1.1 200 OK\r\n\r\n'.length,
  );

let names = 0;
/** The random names of a test's pub make each page another few dozen bytes long. */
async function rename({ pub }: APub): Promise<string> {
  names += 1;
  const url_name = `la-nuc-${names}`;
  await t.deps.db
    .updateTable('pub')
    .set({ name: 'Restaurantul La Nuc', url_name })
    .where('id', '=', pub.id)
    .execute();
  return url_name;
}

test('a menu of two hundred dishes with pictures fits in one window, in each language', async () => {
  const aNewPub = await aPub(t);
  const { pub, company, ids } = aNewPub;
  const url_name = await rename(aNewPub);
  await addBigMenu(t.deps.db, { pubId: pub.id, count: 200, fileName: () => fileNameOf(pub.id) });
  const body = {
    wifi_network: 'La Nuc Guest',
    wifi_password: 'subnucul1932',
    phone: '+373 22 123 456',
    telegram_username: 'lanuc_chisinau',
    address: 'str. Mihail Kogălniceanu 58, Chișinău',
    additional_info: 'Bucătărie moldovenească sub un nuc bătrân. Muzică live vineri și sâmbătă.',
  };
  await t.call('PUT /api/company/:companyID/pubs/:pubID', { params: ids, as: company, body });
  await switchDeliveryOn(t, aNewPub);
  for (const language of languages) {
    const { headers, rawPayload } = await t.app.inject({
      url: `/pub/${url_name}/?lang=${language}`,
      headers: { 'accept-encoding': 'br' },
    });
    const html = brotliDecompressSync(rawPayload);
    expect(html.toString().match(/<li id="d\d+" class="d"/g)).toHaveLength(200);
    expect(packed(html), language).toBeLessThanOrEqual(pages['pub page, 200 dishes']);
    expect(bytesOf(headers), language).toBeLessThanOrEqual(pages['its headers']);
  }
});

test('an order’s page stays small, in each language', async () => {
  const aNewPub = await aDeliveringPub(t);
  const { trackingToken } = await anOrder(t, aNewPub);
  const url_name = await rename(aNewPub);
  for (const language of languages) {
    const url = `/pub/${url_name}/order/${trackingToken}?lang=${language}`;
    const page = await t.app.inject(url);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`lang="${language}"`);
    expect(packed(page.body), language).toBeLessThanOrEqual(pages['order page, two dishes']);
  }
});
