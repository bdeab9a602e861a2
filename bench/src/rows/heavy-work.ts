import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import type { Bench, Conditions, Row } from '../frame/bench.ts';
import { prepareChild, ROOT } from '../frame/child.ts';
import { memoryOf } from '../frame/memory.ts';
import { DEMO_PASSWORD, startProduct, type Product } from '../frame/product.ts';
import { readWhile } from '../frame/reader.ts';
import type { Measured } from '../frame/statistics.ts';
import { takeTurns } from '../frame/take-turns.ts';
import { ask } from '../limits/start-bare-http.ts';

const OWNER = 'proprietar@la-nuc.example';
/** Of another pub than the one whose pictures change: its page stays cached. */
const MENU = '/pub/dishes-200/';
const READS_A_SECOND = 100;
/** In the quick form so few that a product that wastes time has some left. */
const QUICK_READS_A_SECOND = 10;
const SECONDS = 5;
const SIGN_INS_AT_ONCE = 100;
const QUICK_SIGN_INS = 20;
const PICTURES = 20;
const ROUNDS = 5;
/** After this the memory has to be given back. */
const REST_MS = 60_000;

/** Like a photo of a phone: 12 megapixels, and some 4 MB with the noise of its sensor. */
async function makePhoto(file: string): Promise<void> {
  const [width, height] = [4000, 3000];
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: 'gray', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const photo = await sharp(readFileSync(path.join(ROOT, 'server/demo/pictures/cover.webp')))
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer();
  if (photo.length < 3e6 || photo.length > 5e6) throw new Error(`a photo of ${photo.length} bytes`);
  writeFileSync(file, photo);
}

const prepareLoad = (program: string, ...args: (string | number)[]) =>
  prepareChild([`bench/src/load/${program}.ts`, ...args.map(String)]);

type Setting = {
  readonly product: Product;
  readonly conditions: Conditions;
  /** In megabytes, before any of the work. */
  readonly idleMemory: number;
};

async function p99While(
  { product, conditions }: Setting,
  work: () => Promise<void>,
): Promise<number> {
  const perSecond = conditions.isQuick ? QUICK_READS_A_SECOND : READS_A_SECOND;
  const { p99 } = await readWhile({ url: product.origin + MENU, perSecond }, work);
  return p99;
}

const p99Row = (work: string, rounds: readonly Measured[]): Row => ({
  work: `guest page, p99 while ${work}`,
  unit: 'ms',
  limit: 'the same without that work',
  rounds,
  goal: { of: 'ratio', atMost: 2 },
});

async function measureSignIns(setting: Setting): Promise<Row[]> {
  const { product, conditions } = setting;
  const seconds = conditions.isQuick ? 1 : SECONDS;
  const atOnce = conditions.isQuick ? QUICK_SIGN_INS : SIGN_INS_AT_ONCE;
  const rates: Measured[] = [];
  const rounds = await takeTurns(
    conditions,
    {
      product: async () => {
        const args = [product.origin, OWNER, DEMO_PASSWORD, atOnce, seconds];
        const signIn = await prepareLoad('sign-in', ...args);
        return p99While(setting, async () => {
          const { perSecond } = (await signIn()) as { perSecond: number };
          rates.push({ product: perSecond });
        });
      },
      limit: () => p99While(setting, () => setTimeout(seconds * 1000)),
    },
    ROUNDS,
  );
  return [
    p99Row(`${atOnce} sign in at once`, rounds),
    {
      work: `${atOnce} sign-ins at once`,
      unit: 'sign-ins/s',
      limit: '',
      rounds: rates,
      goal: { of: 'figure', atLeast: 20 },
    },
  ];
}

async function measureUploads(setting: Setting, photo: string): Promise<Row[]> {
  const { product, conditions, idleMemory } = setting;
  const count = conditions.isQuick ? 2 : PICTURES;
  const times: Measured[] = [];
  const rounds = await takeTurns(
    conditions,
    {
      product: async () => {
        const args = [product.origin, OWNER, DEMO_PASSWORD, photo, count];
        const upload = await prepareLoad('upload-pictures', ...args);
        return p99While(setting, async () => {
          const { seconds } = (await upload()) as { seconds: number };
          times.push({ product: seconds / count });
        });
      },
      limit: () => p99While(setting, () => setTimeout(conditions.isQuick ? 1000 : SECONDS * 1000)),
    },
    ROUNDS,
  );
  await setTimeout(conditions.isQuick ? 0 : REST_MS);
  return [
    p99Row('pictures of 12 megapixels are uploaded, two at a time', rounds),
    {
      work: 'one of those pictures',
      unit: 's',
      limit: '',
      rounds: times,
      goal: { of: 'figure', atMost: 1 },
    },
    {
      work: 'memory a minute after those pictures',
      unit: 'MB',
      limit: 'before the sign-ins and the pictures',
      rounds: [{ product: memoryOf(product.pid), limit: idleMemory }],
      goal: { of: 'ratio', atMost: 1.15 },
    },
  ];
}

/** What a guest notices of the work that takes the most processor time: passwords and pictures. */
export const heavyWork: Bench = {
  name: 'heavy-work',
  provenByMs: 50,
  run: async (conditions) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'comanda-bench-photo-'));
    const photo = path.join(folder, 'photo.jpg');
    const product = await startProduct({ bigPubs: [200], wasteMs: conditions.wasteMs });
    try {
      await makePhoto(photo);
      await ask(product.origin + MENU);
      const setting = { product, conditions, idleMemory: memoryOf(product.pid) };
      return [...(await measureSignIns(setting)), ...(await measureUploads(setting, photo))];
    } finally {
      await product.stop();
      rmSync(folder, { recursive: true });
    }
  },
};
