import type { Bench, Conditions, Row } from '../frame/bench.ts';
import { summarise } from '../frame/statistics.ts';
import { takeTurns } from '../frame/take-turns.ts';
import { listCalls, type ListCall } from '../lists/calls.ts';
import { startSizedProduct, type SizedProduct } from '../lists/sized-product.ts';
import { ask, medianMs } from '../lists/timed-calls.ts';

const SMALLEST = 1000;
const SIZES = [10_000, 100_000, 1_000_000, 5_000_000];
const QUICK_SIZES = [2000];
const CALLS = 30;
const MOST_MS = 15;

/** Fails when the answers of both databases differ in length: then a longer time would say nothing. */
async function requireSameLength(
  { work, asked, list }: ListCall,
  products: readonly SizedProduct[],
): Promise<void> {
  if (list === undefined) return;
  const lengths: number[] = [];
  for (const product of products) {
    const { body } = await ask(product.origin, asked(product));
    lengths.push((JSON.parse(body) as Record<string, unknown[]>)[list]?.length ?? 0);
  }
  if (new Set(lengths).size > 1 || lengths.includes(0)) {
    throw new Error(`${work}: lists of ${lengths.join(' and ')}`);
  }
}

async function compare(
  conditions: Conditions,
  call: ListCall,
  { large, small }: { readonly large: SizedProduct; readonly small: SizedProduct },
): Promise<Row> {
  await requireSameLength(call, [large, small]);
  const ms = (of: SizedProduct) => () =>
    medianMs(of.origin, call.asked(of), conditions.isQuick ? 5 : CALLS);
  const rounds = await takeTurns(conditions, { product: ms(large), limit: ms(small) });
  if (call.standsAlone) {
    return {
      work: `${call.work}, ${large.orders.toLocaleString('en')} orders`,
      unit: 'ms',
      limit: '',
      rounds: rounds.map(({ product }) => ({ product })),
      goal: { of: 'figure', atMost: MOST_MS },
    };
  }
  return {
    work: `${call.work}, ${large.orders.toLocaleString('en')} orders`,
    unit: 'ms',
    limit: `the same call, ${small.orders.toLocaleString('en')} orders`,
    rounds,
    goal: { of: 'ratio', atMost: 1.2 },
  };
}

/** The row that says whether every call is quick enough. */
function slowestOf(rows: readonly Row[]): Row {
  const [slowest] = rows.toSorted(
    (a, b) => summarise(b.rounds).product - summarise(a.rounds).product,
  );
  if (!slowest) throw new Error('no call was measured');
  return {
    work: 'the slowest of these lists',
    unit: 'ms',
    limit: '',
    rounds: slowest.rounds.map(({ product }) => ({ product })),
    goal: { of: 'figure', atMost: MOST_MS },
  };
}

/** The time of each list with millions of orders, as a multiple of its time with a thousand. */
export const lists: Bench = {
  name: 'lists',
  run: async (conditions) => {
    const { postgresUrl, isQuick, wasteMs } = conditions;
    const sizes = isQuick ? QUICK_SIZES : SIZES;
    const small = await startSizedProduct(postgresUrl, { orders: SMALLEST, wasteMs });
    const rows: Row[] = [];
    try {
      for (const orders of sizes) {
        const isLast = orders === sizes.at(-1);
        const large = await startSizedProduct(postgresUrl, { orders, wasteMs });
        try {
          for (const call of listCalls.filter(({ hasCurve }) => isLast || hasCurve)) {
            rows.push(await compare(conditions, call, { large, small }));
          }
        } finally {
          await large.stop();
        }
      }
      return [...rows, slowestOf(rows)];
    } finally {
      await small.stop();
    }
  },
};
