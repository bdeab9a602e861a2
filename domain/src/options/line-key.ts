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

/**
 * Equal for equal choices and notes: lines of one dish with the same key are one line. The order of the choices does not
 * count.
 */
export function lineKey(chosen: readonly ChosenOption[], note: string): string {
  const counts = [...countChoices(chosen)].toSorted(([a], [b]) => a - b);
  return JSON.stringify([counts, note.trim()]);
}
