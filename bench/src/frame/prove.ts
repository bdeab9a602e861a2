import type { Bench, Conditions, Row } from './bench.ts';
import { figure } from './table.ts';
import { summarise } from './statistics.ts';

/** Far more than the noise of a quick run. */
const WASTE_MS = 20;
const LEAST_FACTOR = 1.3;

/** How many times worse the product's own figure became. */
function factor(honest: Row, wasteful: Row): number {
  const before = summarise(honest.rounds).product;
  const after = summarise(wasteful.rounds).product;
  return 'atLeast' in honest.goal ? before / after : after / before;
}

/**
 * Runs a bench with a product that wastes time and fails when a row of it does not become worse. Returns a
 * line for each row.
 */
export async function proveOne(bench: Bench, conditions: Conditions): Promise<readonly string[]> {
  const { provenByMs: wasteMs = WASTE_MS } = bench;
  const honest = await bench.run(conditions);
  const wasteful = await bench.run({ ...conditions, wasteMs });
  return honest.map((row, index) => {
    const other = wasteful[index];
    const worse = other ? factor(row, other) : Number.NaN;
    const line = `${row.work}: ${figure(worse)} times worse`;
    if (worse >= LEAST_FACTOR) return line;
    throw new Error(`${line}: a product that wastes ${wasteMs} ms a request goes unnoticed`);
  });
}
