import { foldText } from '../text/fold-text.ts';
import type { Matches } from './match-rows.ts';
import type { DishEntry, MenuNow } from './menu-now.ts';
import { categoryKeys, type PlacedRow } from './place-rows.ts';

/** More would be the whole category again. */
const MAX_SUGGESTIONS = 3;

type Candidate = {
  readonly dish: DishEntry;
  readonly words: ReadonlySet<string>;
};

const wordsOf = (name: string): Set<string> => new Set(name.split(' '));

/** The number of words in common, as a part of all words of both. */
function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const word of a) if (b.has(word)) common += 1;
  return common / (a.size + b.size - common);
}

function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** The likeliest first; of equally likely ones the first of the menu. */
function likeliest(words: ReadonlySet<string>, candidates: readonly Candidate[]): Candidate[] {
  const best: { readonly candidate: Candidate; readonly likeness: number }[] = [];
  for (const candidate of candidates) {
    const likeness = shared(words, candidate.words);
    const last = best.at(-1);
    if (best.length === MAX_SUGGESTIONS && last && last.likeness >= likeness) continue;
    const at = best.findIndex((one) => one.likeness < likeness);
    best.splice(at === -1 ? best.length : at, 0, { candidate, likeness });
    best.splice(MAX_SUGGESTIONS);
  }
  return best.map(({ candidate }) => candidate);
}

/**
 * For each new row the dishes that it may be, the likeliest first: those of its category that are in no row, and
 * those of its name in other categories. A person decides; without a decision the row is a new dish.
 */
export function createSuggesting(
  now: MenuNow,
  { rest }: Pick<Matches, 'rest'>,
): (placed: PlacedRow) => DishEntry[] {
  const keys = categoryKeys(now);
  const ofCategory = new Map<string, Candidate[]>();
  const ofName = new Map<string, Candidate[]>();
  for (const dish of rest) {
    const name = foldText(dish.name);
    const candidate = { dish, words: wordsOf(name) };
    push(ofCategory, keys.get(dish.categoryId) ?? '', candidate);
    push(ofName, name, candidate);
  }
  return ({ row, key }) => {
    const name = foldText(row.name);
    const elsewhere = ofName.get(name) ?? [];
    const beside = likeliest(wordsOf(name), ofCategory.get(key) ?? []);
    return [...elsewhere, ...beside].slice(0, MAX_SUGGESTIONS).map(({ dish }) => dish);
  };
}
