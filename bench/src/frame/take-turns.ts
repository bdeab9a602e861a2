import type { Measured } from './statistics.ts';

const ROUNDS = 5;

/**
 * Measures product and limit in turns, so that a machine that slows down slows both; every other round begins
 * with the limit. The first measurement of each warms up and is not counted.
 */
export async function takeTurns(
  { isQuick }: { readonly isQuick: boolean },
  measure: { readonly product: () => Promise<number>; readonly limit: () => Promise<number> },
  rounds = ROUNDS,
): Promise<Measured[]> {
  if (!isQuick) {
    await measure.product();
    await measure.limit();
  }
  const measured: Measured[] = [];
  for (let round = 0; round < (isQuick ? 1 : rounds); round += 1) {
    if (round % 2 === 0) {
      const product = await measure.product();
      measured.push({ product, limit: await measure.limit() });
    } else {
      const limit = await measure.limit();
      measured.push({ product: await measure.product(), limit });
    }
  }
  return measured;
}
