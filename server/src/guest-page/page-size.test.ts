import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { languages } from '@comanda/contract/texts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBigMenu } from '../testing/builders/big-menu.ts';
import { buildGuestApp, type GuestApp } from '../testing/app/build-guest-app.ts';
import { aPub, switchDeliveryOn } from '../testing/builders/builders.ts';
import { GUEST_FILES_DIR } from './guest-web.ts';

/** A server may send ten packets of 1460 bytes before the phone's first acknowledgement. */
const ONE_WINDOW = 14_600;
const SCRIPT_BEFORE_FIRST_TAP = 10_000;
const ORDER_ISLAND = 70_000;
/** The part of a delivery that loads when the sheet opens; the map comes after it. */
const DELIVERY_PART = 4_000;

let pictures = 0;
/** As long and as hard to compress as the server's own file names, and the same in every run. */
const fileName = (): string => {
  pictures += 1;
  return `${createHash('sha256').update(String(pictures)).digest('hex').slice(0, 12)}.webp`;
};
const packed = (content: string | Buffer): number =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }).length;

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

let t: GuestApp;
beforeAll(async () => {
  t = await buildGuestApp();
}, 120_000);
afterAll(() => t.close());

/** A chunk of the build with all its imports, compressed. */
function weightOf(entries: readonly string[], excluded: readonly string[] = []): number {
  const file = path.join(GUEST_FILES_DIR, '.vite/manifest.json');
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
  const filesOf = (entry: string): string[] => {
    const chunk = manifest[entry];
    if (!chunk) throw new Error(`the build has no ${entry}`);
    return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap(filesOf)];
  };
  const known = new Set(excluded.flatMap(filesOf));
  const files = new Set(entries.flatMap(filesOf).filter((one) => !known.has(one)));
  return [...files].reduce(
    (sum, one) => sum + packed(fs.readFileSync(path.join(GUEST_FILES_DIR, one))),
    0,
  );
}

test('a menu of two hundred dishes with pictures fits in one window, in each language', async () => {
  const aNewPub = await aPub(t);
  const { pub, company, ids } = aNewPub;
  await addBigMenu(t.deps.db, { pubId: pub.id, count: 200, fileName });
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
    const page = await t.app.inject(`/pub/${pub.url_name}/?lang=${language}`);
    expect(page.body.match(/<li class="d"/g)).toHaveLength(200);
    expect(packed(page.body), language).toBeLessThanOrEqual(ONE_WINDOW);
  }
});

const PAGE = 'src/apps/guest/pub-page.ts';

test('the script before the first tap is small', () => {
  // The styles of this entry are in the document and are counted there.
  const manifestFile = path.join(GUEST_FILES_DIR, '.vite/manifest.json');
  const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8')) as Manifest;
  const script = manifest[PAGE]?.file ?? '';
  const size = packed(fs.readFileSync(path.join(GUEST_FILES_DIR, script)));
  expect(size + weightOf(['src/apps/guest/styles/taps.css'])).toBeLessThanOrEqual(
    SCRIPT_BEFORE_FIRST_TAP,
  );
});

const CHECKOUT = ['src/apps/guest/checkout/mount.tsx', 'virtual:guest-texts/checkout/ru'];

test('the order island is small enough to load while the guest still reads', () => {
  expect(weightOf(CHECKOUT, [PAGE])).toBeLessThanOrEqual(ORDER_ISLAND);
});

test('the delivery part of the checkout is small', () => {
  const part = [
    'src/apps/guest/checkout/delivery/delivery-part.tsx',
    'virtual:guest-texts/delivery/ru',
  ];
  expect(weightOf(part, [PAGE, ...CHECKOUT])).toBeLessThanOrEqual(DELIVERY_PART);
});
