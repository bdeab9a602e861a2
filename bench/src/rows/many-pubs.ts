import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench, Row } from '../frame/bench.ts';
import { createDishEditor, type DishEditor } from '../frame/dish-editor.ts';
import { startProduct, type Product } from '../frame/product.ts';
import { takeTurns } from '../frame/take-turns.ts';
import { load, requireWrk } from '../frame/wrk.ts';
import { ask } from '../limits/start-bare-http.ts';

const CONNECTIONS = 32;
const SECONDS = 3;
const ROUNDS = 3;
const SAVES_PER_SECOND = 2;
const asBrowser = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'ro' };

/** Pubs, and dishes of each. */
const TOWNS = [
  { pubs: 10, dishes: 200, least: 0.5 },
  { pubs: 100, dishes: 200, least: 0.5 },
  { pubs: 1_000, dishes: 200, least: 0.5 },
  { pubs: 10_000, dishes: 20, least: 0.3 },
] as const;
const QUICK_TOWNS = [{ pubs: 40, dishes: 20, least: 0.3 }] as const;

/** Requests of wrk to pubs by Zipf's law: the nth is read 1/n as often as the first. */
function zipfScript(pubs: number): string {
  return `
local requests, sums, total = {}, {}, 0
function init()
  math.randomseed(7)
  for n = 1, ${pubs} do
    total = total + 1 / n
    sums[n] = total
    requests[n] = wrk.format('GET', '/pub/many-' .. n .. '/')
  end
end
function request()
  local at, low, high = math.random() * total, 1, ${pubs}
  while low < high do
    local middle = math.floor((low + high) / 2)
    if sums[middle] < at then low = middle + 1 else high = middle end
  end
  return requests[low]
end
`;
}

function pubByZipf(pubs: number): string {
  // The inverse of the sum of 1/n, about.
  return `many-${Math.min(pubs, Math.floor(pubs ** Math.random()))}`;
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function openAll(product: Product, pubs: number): Promise<void> {
  let next = 0;
  const open = async (): Promise<void> => {
    while (next < pubs) {
      next += 1;
      await ask(`${product.origin}/pub/many-${next}/`, asBrowser);
    }
  };
  await Promise.all(Array.from({ length: 8 }, open));
}

/** Saves dishes of random pubs until it is stopped. */
function editMenus(editor: DishEditor, pubs: number): { readonly stop: () => Promise<void> } {
  const stopping = new AbortController();
  const edit = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await editor.save(pubByZipf(pubs));
      await sleep(1000 / SAVES_PER_SECOND);
    }
  };
  const running = edit();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

type Town = (typeof TOWNS)[number] | (typeof QUICK_TOWNS)[number];

async function rowsOf(
  { pubs, dishes, least }: Town,
  { isQuick, wasteMs }: { readonly isQuick: boolean; readonly wasteMs: number },
): Promise<Row[]> {
  const product = await startProduct({ bigPubs: [dishes], copies: pubs, wasteMs });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'comanda-wrk-'));
  try {
    const script = path.join(folder, 'zipf.lua');
    writeFileSync(script, zipfScript(pubs));
    const editor = await createDishEditor(product.origin);
    await openAll(product, pubs);
    const common = { seconds: isQuick ? 1 : SECONDS, connections: CONNECTIONS, headers: asBrowser };
    const rounds = await takeTurns(
      { isQuick },
      {
        product: async () => {
          const editing = editMenus(editor, pubs);
          try {
            return (await load({ ...common, url: product.origin, script })).perSecond;
          } finally {
            await editing.stop();
          }
        },
        limit: async () =>
          (await load({ ...common, url: `${product.origin}/pub/many-1/` })).perSecond,
      },
      ROUNDS,
    );
    const town = `${pubs} pubs of ${dishes} dishes`;
    const megabytes = residentMegabytes(product.pid);
    process.stderr.write(`bench: ${town} take ${Math.round(megabytes)} MB\n`);
    return [
      {
        work: `pages of ${town} at random, ${SAVES_PER_SECOND} saves a second`,
        unit: 'requests/s',
        limit: 'one page of the product, no saves',
        rounds,
        goal: { of: 'ratio', atLeast: least },
      },
    ];
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Many pubs whose pages are read at random, as on a platform, while their menus are edited. */
export const manyPubs: Bench = {
  name: 'many-pubs',
  run: async (conditions) => {
    requireWrk();
    const rows: Row[] = [];
    for (const town of conditions.isQuick ? QUICK_TOWNS : TOWNS) {
      rows.push(...(await rowsOf(town, conditions)));
    }
    return rows;
  },
};
