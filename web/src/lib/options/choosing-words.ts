import type { TextKey } from '@comanda/contract/texts';
import type { OfferedGroup, OptionProblem } from '@comanda/domain/options';
import type { NamedGroup } from './offered-groups.ts';

/** A text about choosing, with its values: each screen translates it with its own texts. */
export type ChoosingWords = {
  readonly key: Extract<TextKey, `choosing.${string}`>;
  readonly values?: Readonly<Record<string, string | number>>;
};

/** What the limits of a group allow; nothing about what its choices allow anyway. */
export function limitWords(group: OfferedGroup): ChoosingWords[] {
  const { choices, minUnits, maxChoices, maxUnits, freeUnits } = group;
  const counts = choices.map(({ maxCount }) => maxCount).toSorted((a, b) => b - a);
  const sumOf = (some: readonly number[]) => some.reduce((sum, count) => sum + count, 0);
  const most = Math.min(maxUnits, sumOf(counts.slice(0, maxChoices)));
  const words: ChoosingWords[] = [];
  if (minUnits > 0) words.push({ key: 'choosing.required' });
  if (minUnits > 1 && minUnits === most) {
    words.push({ key: 'choosing.exactly', values: { count: most } });
  } else {
    if (minUnits > 1) words.push({ key: 'choosing.at_least', values: { count: minUnits } });
    if (most > 1 && most < sumOf(counts)) {
      words.push({ key: 'choosing.at_most', values: { count: most } });
    }
  }
  if (maxChoices > 1 && maxChoices < Math.min(most, choices.length)) {
    words.push({ key: 'choosing.kinds', values: { count: maxChoices } });
  }
  if (freeUnits > 0) words.push({ key: 'choosing.free', values: { count: freeUnits } });
  return words;
}

/** Why a dish cannot be ordered with what was chosen. */
export function problemWords(problem: OptionProblem, groups: readonly NamedGroup[]): ChoosingWords {
  if (problem.code === 'choice_not_offered') return { key: 'choosing.not_offered' };
  const group = groups.find(({ id }) => id === problem.groupId);
  if (!group) return { key: 'choosing.not_offered' };
  if (problem.code === 'too_few') {
    const values = { group: group.name, count: problem.missing };
    return { key: group.minUnits === 1 ? 'choosing.choose' : 'choosing.choose_more', values };
  }
  if (problem.code === 'choice_sold_out') {
    const choice = group.choices.find(({ id }) => id === problem.choiceId)?.name ?? '';
    return { key: 'choosing.sold_out', values: { choice } };
  }
  return { key: 'choosing.too_many', values: { group: group.name } };
}
