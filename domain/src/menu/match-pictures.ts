import { foldText } from '../text/index.ts';

/** The most pictures that are matched and sent at once. */
export const MAX_PICTURES_AT_ONCE = 60;

type Named = { readonly id: number; readonly name: string };

export type PictureMatch = {
  /** Undefined when no dish has a word of the file's name. */
  readonly dishId: number | undefined;
  /** The name of the file is the name of one dish: it needs no person to confirm it. */
  readonly isExact: boolean;
};

const MIN_WORD_LENGTH = 3;
const withoutExtension = (fileName: string): string => fileName.replace(/\.[^.]*$/, '');
const wordsOf = (folded: string): string[] =>
  folded.split(' ').filter(({ length }) => length >= MIN_WORD_LENGTH);

/** The dish with the most words of the file's name; of two such the one with the shorter name. */
function mostAlike(folded: string, dishes: readonly Named[]): number | undefined {
  const words = new Set(wordsOf(folded));
  let best = { id: undefined as number | undefined, shared: 0, length: 0 };
  for (const { id, name } of dishes) {
    const ofDish = wordsOf(foldText(name));
    const shared = ofDish.filter((word) => words.has(word)).length;
    const isBetter =
      shared > best.shared || (shared > 0 && shared === best.shared && ofDish.length < best.length);
    if (isBetter) best = { id, shared, length: ofDish.length };
  }
  return best.id;
}

/**
 * The dish of each picture by the name of its file: exactly, when one dish has this name and no earlier file does.
 * Else the most alike of the other dishes is a proposal, which a person confirms.
 */
export function matchPictures(
  fileNames: readonly string[],
  dishes: readonly Named[],
): PictureMatch[] {
  const byName = Map.groupBy(dishes, ({ name }) => foldText(name));
  const taken = new Set<number>();
  const exact = fileNames.map((fileName) => {
    const [dish, ...others] = byName.get(foldText(withoutExtension(fileName))) ?? [];
    if (!dish || others.length > 0 || taken.has(dish.id)) return undefined;
    taken.add(dish.id);
    return dish.id;
  });
  const open = dishes.filter(({ id }) => !taken.has(id));
  return fileNames.map((fileName, index) => {
    const dishId = exact[index];
    if (dishId !== undefined) return { dishId, isExact: true };
    return { dishId: mostAlike(foldText(withoutExtension(fileName)), open), isExact: false };
  });
}
