import { checkField, type FieldProblem } from '../fields/validators.ts';
import { foldText } from '../text/index.ts';
import { MAX_CHOICES_OF_GROUP, optionFields } from './limits.ts';
import type { ChoiceLimits } from './offered.ts';

/** One size is the dish itself. */
export const FEWEST_SIZES = 2;

/** The limits of sizes at their dish. */
export const exactlyOne: ChoiceLimits = {
  minUnits: 1,
  maxChoices: 1,
  maxUnits: 1,
  freeUnits: 0,
};

/** Sizes with the same key are one: signs alone, such as a fraction, count as they are written. */
export const sizeKey = (name: string): string => foldText(name) || name.trim();

/** Why the names of a dish's sizes cannot be written, by their positions: `invalid_value` is one name twice, or too many. */
export function sizeNameProblems(names: readonly string[]): (FieldProblem | undefined)[] {
  const seen = new Set<string>();
  return names.map((name, at) => {
    const isSurplus = seen.has(sizeKey(name)) || at >= MAX_CHOICES_OF_GROUP;
    seen.add(sizeKey(name));
    return (
      checkField(name, optionFields.choice) ?? (isSurplus ? { code: 'invalid_value' } : undefined)
    );
  });
}
