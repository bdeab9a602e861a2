import type { Row } from './bench.ts';

/** Every figure is a number above zero: a bench that measured nothing gives none. */
export function requireSanity({ work, rounds }: Row): void {
  const figures = rounds.flatMap(({ product, limit }) => [
    product,
    ...(limit === undefined ? [] : [limit]),
  ]);
  if (figures.length > 0 && figures.every((value) => Number.isFinite(value) && value > 0)) return;
  throw new Error(`${work}: not a measurement: ${figures.join(', ')}`);
}
