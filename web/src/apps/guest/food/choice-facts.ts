import {
  allergensWith,
  findInChoice,
  type Food,
  type FoodGroup,
  type Wish,
} from '@comanda/domain/food';
import type { Translate } from '../island/island-texts.ts';
import * as classes from '../markup/classes.ts';
import { findingWords, namesOf } from './finding-words.ts';
import { sizeWords } from './food-facts.ts';
import { foodIcon, type FoodIcon } from './food-icon.ts';
import { foodMarks } from './food-marks.ts';

type Choice = { readonly food?: Food };
export type GroupOfSheet = Pick<FoodGroup, 'rule'> & { readonly choices: readonly Choice[] };

/** The pub has said nothing about any of these choices: this is said once, at their heading. */
const isSilent = ({ choices }: GroupOfSheet): boolean =>
  choices.every(({ food = {} }) => Object.keys(food).length === 0);

function line(icon: FoodIcon, words: string, className?: string): HTMLElement {
  const made = document.createElement('span');
  if (className !== undefined) made.className = className;
  made.append(foodIcon(icon), words);
  return made;
}

const caution = (words: string): HTMLElement => line('caution', words, classes.foundFood);

/** The allergens that are not named in the cautions already. */
function allergenLines(
  { allergens = {} }: Food,
  wanted: readonly Wish[],
  t: Translate<'food'>,
): HTMLElement[] {
  return (['contains', 'traces'] as const).flatMap((presence) => {
    const names = allergensWith(allergens, presence).filter((one) => !wanted.includes(one));
    return names.length > 0
      ? [line('caution', t(`food.${presence}`, { names: namesOf(names, t) }))]
      : [];
  });
}

/** What is in a choice, for its row: first of all, why it does not suit this guest. Empty where nothing is said. */
export function choiceFacts(
  { group, choice }: { readonly group: GroupOfSheet; readonly choice: Choice },
  wanted: readonly Wish[],
  t: Translate<'food'>,
): HTMLElement[] {
  if (isSilent(group)) return [];
  const { food = {} } = choice;
  const size = sizeWords(food, t);
  const marks = foodMarks(food, t);
  return [
    ...findingWords((wish) => findInChoice(group, { food }, wish), wanted, t).map(caution),
    ...allergenLines(food, wanted, t),
    ...(size === '' ? [] : [line('portion', size)]),
    ...(marks ? [marks] : []),
  ];
}

/** Of a group without any declaration: what this guest avoids is not declared. Empty for the others and for sizes. */
export function groupFacts(
  group: GroupOfSheet,
  wanted: readonly Wish[],
  t: Translate<'food'>,
): HTMLElement[] {
  if (!isSilent(group)) return [];
  return findingWords((wish) => findInChoice(group, { food: {} }, wish), wanted, t).map(caution);
}
