import type { ChosenOption } from './offered.ts';

// In a file of its own: the first script of the guest's page compares lines with it, and needs no other rule of choosing.

/** What was chosen, each choice once, by id; choices without a unit are left out. */
export function countChoices(chosen: readonly ChosenOption[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { choiceId, count } of chosen) {
    if (count > 0) counts.set(choiceId, (counts.get(choiceId) ?? 0) + count);
  }
  return counts;
}
