import { foldText } from '../text/fold-text.ts';
import { categoryKey, categoryKeys, type Matches } from './match-rows.ts';
import type { DishEntry, ImportRow, MenuNow } from './menu-now.ts';

/** More would be the whole category again. */
const MAX_SUGGESTIONS = 3;

type Candidate = {
  readonly dish: DishEntry;
  readonly name: string;
  readonly words: ReadonlySet<string>;
};

const wordsOf = (name: string): Set<string> => new Set(name.split(' '));

/** The number of words in common, as a part of all words of both. */
function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const word of a) if (b.has(word)) common += 1;
  return common / (a.size + b.size - common);
}

/**
 * For each new row the dishes that it may be, the likeliest first: those of its category that are in no row, and
 * those of its name in other categories. A person decides; without a decision the row is a new dish.
 */
export function createSuggesting(
  now: MenuNow,
  { rest }: Pick<Matches, 'rest'>,
): (row: Pick<ImportRow, 'menu' | 'category' | 'name'>) => DishEntry[] {
  const keys = categoryKeys(now);
  const ofCategory = new Map<string, Candidate[]>();
  const ofName = new Map<string, Candidate[]>();
  for (const dish of rest) {
    const name = foldText(dish.name);
    const candidate = { dish, name, words: wordsOf(name) };
    const key = keys.get(dish.categoryId) ?? '';
    ofCategory.set(key, [...(ofCategory.get(key) ?? []), candidate]);
    ofName.set(name, [...(ofName.get(name) ?? []), candidate]);
  }
  return ({ menu, category, name: given }) => {
    const name = foldText(given);
    const words = wordsOf(name);
    const elsewhere = ofName.get(name) ?? [];
    const beside = (ofCategory.get(categoryKey(menu, category)) ?? [])
      .map((candidate) => ({ candidate, likeness: shared(words, candidate.words) }))
      .toSorted((a, b) => b.likeness - a.likeness)
      .map(({ candidate }) => candidate);
    return [...elsewhere, ...beside].slice(0, MAX_SUGGESTIONS).map(({ dish }) => dish);
  };
}
