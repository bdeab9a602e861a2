import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Bench, Conditions, Row } from '../frame/bench.ts';
import { prepareChild } from '../frame/child.ts';
import { startProduct } from '../frame/product.ts';
import { readWhile } from '../frame/reader.ts';
import { takeTurns } from '../frame/take-turns.ts';
import { ask } from '../limits/start-bare-http.ts';
import { longQuotes, newDishes, refusedImports, type Load } from '../load/address-loads.ts';

/** Of another pub than the one that is asked for work: the others' page. */
const OTHERS = '/pub/la-nuc/';
const READS_A_SECOND = 100;
/** In the quick form so few that a product that wastes time has some left. */
const QUICK_READS_A_SECOND = 10;
const SECONDS = 10;
const QUICK_SECONDS = 2;

type Work = {
  readonly what: string;
  /** Adds the pub that the load is about. */
  readonly make: (origin: string) => Promise<Load>;
};

const works: readonly Work[] = [
  { what: 'sends eight quotes of 200 lines × 21 options at once', make: longQuotes },
  { what: 'sends two refused imports of 6,000 rows at once', make: refusedImports },
  { what: 'adds dishes one by one', make: newDishes },
];

type Setting = {
  readonly origin: string;
  readonly folder: string;
  readonly conditions: Conditions;
};

/** The first request of a call compiles its schemas. */
async function sendOnce({ requests: [first] }: Load): Promise<void> {
  if (!first) throw new Error('a load without requests');
  const { url, headers, body } = first;
  await (await fetch(url, { method: 'POST', headers, body })).arrayBuffer();
}

async function measure(
  { origin, folder, conditions }: Setting,
  { what, make }: Work,
): Promise<Row> {
  const { isQuick } = conditions;
  const seconds = isQuick ? QUICK_SECONDS : SECONDS;
  const perSecond = isQuick ? QUICK_READS_A_SECOND : READS_A_SECOND;
  const p95While = async (work: () => Promise<void>): Promise<number> =>
    (await readWhile({ url: origin + OTHERS, perSecond }, work)).p95;
  const file = path.join(folder, 'load.json');
  let round = 0;
  const rounds = await takeTurns(conditions, {
    product: async () => {
      // An address of its own, which has used nothing of its limits.
      round += 1;
      const address = `127.0.1.${round}`;
      const load = await make(origin);
      await sendOnce(load);
      writeFileSync(file, JSON.stringify(load));
      const args = ['bench/src/load/one-address.ts', file, String(seconds), address];
      const send = await prepareChild(args);
      return p95While(async () => {
        const { answered, failed } = (await send()) as { answered: number; failed: number };
        if (answered === 0 || failed > 0) {
          throw new Error(`${what}: ${answered} were answered, ${failed} otherwise than expected`);
        }
      });
    },
    limit: () => p95While(() => setTimeout(seconds * 1000)),
  });
  return {
    work: `another pub's guest page, p95 while one address ${what}`,
    unit: 'ms',
    limit: 'the same without that address',
    rounds,
    goal: { of: 'ratio', atMost: 3 },
  };
}

/** What others notice of one address that asks for the most work that its limits allow. */
export const oneAddress: Bench = {
  name: 'one-address',
  provenByMs: 50,
  run: async (conditions) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'comanda-bench-address-'));
    const product = await startProduct({
      wasteMs: conditions.wasteMs,
      env: { RATE_LIMIT_SCALE: '1' },
    });
    try {
      const { origin } = product;
      await ask(origin + OTHERS);
      const rows: Row[] = [];
      for (const work of works) rows.push(await measure({ origin, folder, conditions }, work));
      return rows;
    } finally {
      await product.stop();
      rmSync(folder, { recursive: true });
    }
  },
};
