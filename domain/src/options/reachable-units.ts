import type { ChoiceLimits } from './offered.ts';

// In a file of its own: what a guest reads about food needs it, and no other limit.

type Choices = { readonly choices: readonly { readonly maxCount: number }[] };

/** How many units a guest can take of these choices at most. */
export function reachableUnits(
  { choices }: Choices,
  { maxChoices, maxUnits }: Pick<ChoiceLimits, 'maxChoices' | 'maxUnits'>,
): number {
  const counts = choices.map(({ maxCount }) => maxCount).toSorted((a, b) => b - a);
  const sum = counts.slice(0, maxChoices).reduce((total, count) => total + count, 0);
  return Math.min(sum, maxUnits);
}
