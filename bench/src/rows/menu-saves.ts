import { brotliDecompressSync } from 'node:zlib';
import type { Bench, Row } from '../frame/bench.ts';
import { createDishEditor, type DishEditor } from '../frame/dish-editor.ts';
import { processorMsBehind } from '../frame/processor-time.ts';
import { startProduct, type Product } from '../frame/product.ts';
import { median, type Measured } from '../frame/statistics.ts';
import { ask } from '../limits/start-bare-http.ts';

const asBrowser = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'ro' };
/** By the number of dishes: from the save to its page, in milliseconds. */
const MOST_MS = [
  [200, 26],
  [2000, 90],
] as const;
const MOST_PROCESSOR_SECONDS = 0.1;

type Saving = {
  readonly product: Product;
  readonly editor: DishEditor;
  readonly dishes: number;
  readonly isQuick: boolean;
};

/** Saves a price and opens the page, which has to show it; returns the milliseconds. */
async function saveAndOpen({ product, editor, dishes }: Saving): Promise<number> {
  const urlName = `dishes-${dishes}`;
  const start = performance.now();
  const price = await editor.save(urlName);
  const { body } = await ask(`${product.origin}/pub/${urlName}/`, asBrowser);
  const time = performance.now() - start;
  if (!brotliDecompressSync(body).toString().includes(price)) {
    throw new Error(`a page without the saved price ${price}`);
  }
  return time;
}

async function repeat(times: number, work: () => Promise<number>): Promise<number[]> {
  const results: number[] = [];
  for (let count = 0; count < times; count += 1) results.push(await work());
  return results;
}

async function rowsOf(saving: Saving, mostMs: number): Promise<Row[]> {
  const { product, dishes, isQuick } = saving;
  const save = (): Promise<number> => saveAndOpen(saving);
  await repeat(isQuick ? 2 : 20, save);
  const rounds = isQuick ? 1 : 5;
  const times: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push({ product: median(await repeat(isQuick ? 3 : 10, save)) });
  }
  const processor: Measured[] = [];
  for (let round = 0; round < (isQuick ? 1 : 3); round += 1) {
    const saves = isQuick ? 5 : 10;
    const ms = await processorMsBehind(product.pid, async () => void (await repeat(saves, save)));
    processor.push({ product: ms / 1000 / saves });
  }
  return [
    {
      work: `a save until its page is served, ${dishes} dishes`,
      unit: 'ms',
      limit: '',
      rounds: times,
      goal: { of: 'figure', atMost: mostMs },
    },
    {
      work: `processor time behind each of ten saves in a row, ${dishes} dishes`,
      unit: 's',
      limit: '',
      rounds: processor,
      goal: { of: 'figure', atMost: MOST_PROCESSOR_SECONDS },
    },
  ];
}

/** What a save of a menu costs, until guests read it and behind that. */
export const menuSaves: Bench = {
  name: 'menu-saves',
  provenByMs: 50,
  run: async ({ isQuick, wasteMs }) => {
    const product = await startProduct({ bigPubs: MOST_MS.map(([dishes]) => dishes), wasteMs });
    try {
      const editor = await createDishEditor(product.origin);
      const rows: Row[] = [];
      for (const [dishes, mostMs] of MOST_MS) {
        rows.push(...(await rowsOf({ product, editor, dishes, isQuick }, mostMs)));
      }
      return rows;
    } finally {
      await product.stop();
    }
  },
};
