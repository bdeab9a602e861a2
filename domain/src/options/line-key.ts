import type { ChosenOption } from './offered.ts';
import { countChoices } from './count-choices.ts';

/**
 * Equal for equal choices and notes: lines of one dish with the same key are one line. The order of the choices does not
 * count.
 */
export function lineKey(chosen: readonly ChosenOption[], note: string): string {
  const counts = [...countChoices(chosen)].toSorted(([a], [b]) => a - b);
  return JSON.stringify([counts, note.trim()]);
}
