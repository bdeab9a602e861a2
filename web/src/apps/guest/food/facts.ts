import {
  allergensWith,
  findInChoice,
  findInDish,
  isDiet,
  namedDiets,
  type DishFood,
  type Finding,
  type Food,
  type FoodGroup,
  type Wish,
} from '@comanda/domain/food';
import type { Translate } from '../island/island-texts.ts';
import { dietDrawing, drawings } from './drawings.ts';

/** Something that is said of a dish or a choice: words with the path of a drawing. */
export type Fact = {
  readonly drawing: string;
  readonly words: string;
  /** Why it does not suit this guest. */
  readonly isCaution?: true;
};

/** A drawing with its name, which is not written beside it. */
export type Mark = Omit<Fact, 'isCaution'>;

type T = Translate<'food'>;

function namesOf(listed: readonly Wish[], t: T): string {
  return listed
    .map((one) => t(`food.${one}`))
    .join(', ')
    .toLocaleLowerCase();
}

const keyOf = (finding: Finding, wish: Wish) => {
  if (finding === 'not_declared') return 'guest.food.not_declared';
  if (isDiet(wish)) return 'guest.food.unsuitable';
  return finding === 'traces' ? 'food.traces' : 'food.contains';
};

/** Why something does not suit a guest, the worst first; empty when it does. `find` judges it for one wish. */
export function findingWords(
  find: (wish: Wish) => Finding,
  wanted: readonly Wish[],
  t: T,
): readonly string[] {
  const keys = [
    'food.contains',
    'guest.food.unsuitable',
    'food.traces',
    'guest.food.not_declared',
  ] as const;
  const found = Map.groupBy(
    wanted.filter((wish) => find(wish) !== 'suits'),
    (wish) => keyOf(find(wish), wish),
  );
  return keys.flatMap((key) => {
    const listed = found.get(key);
    return listed ? [t(key, { names: namesOf(listed, t) })] : [];
  });
}

const cautions = (found: readonly string[]): Fact[] =>
  found.map((words) => ({ drawing: drawings.caution, words, isCaution: true }));

function allergenFacts({ allergens = {} }: Food, t: T, named: readonly Wish[] = []): Fact[] {
  return (['contains', 'traces'] as const).flatMap((presence) => {
    const listed = allergensWith(allergens, presence).filter((one) => !named.includes(one));
    return listed.length > 0
      ? [{ drawing: drawings.caution, words: t(`food.${presence}`, { names: namesOf(listed, t) }) }]
      : [];
  });
}

/** How much it is: the portion and its energy. */
function sizeFacts({ portion, energy_kcal }: Food, t: T): Fact[] {
  const words = [
    ...(portion ? [`${portion.amounts.join('/')} ${t(`food.unit_${portion.unit}`)}`] : []),
    ...(energy_kcal === undefined ? [] : [t('food.kcal', { amount: energy_kcal })]),
  ].join(' · ');
  return words === '' ? [] : [{ drawing: drawings.portion, words }];
}

function strongMarks({ spiciness, alcohol }: Food, t: T): Mark[] {
  return [
    ...(spiciness === 1 || spiciness === 2 || spiciness === 3
      ? [{ drawing: drawings.spicy, words: t(`food.spicy_${spiciness}`) }]
      : []),
    ...(alcohol === true ? [{ drawing: drawings.alcohol, words: t('food.alcohol') }] : []),
  ];
}

/** The few things that a card or a choice has room for; all others are said in words. */
export function marksOf(food: Food, t: T): readonly Mark[] {
  const plants = namedDiets(food).filter((diet) => diet === 'vegan' || diet === 'vegetarian');
  return [
    ...plants.map((diet) => ({ drawing: drawings[diet], words: t(`food.${diet}`) })),
    ...strongMarks(food, t),
  ];
}

/** What is in a dish, in words with drawings; first of all, why it does not suit this guest. */
export function factsOfDish(dish: DishFood, wanted: readonly Wish[], t: T): readonly Fact[] {
  const { food } = dish;
  const said = allergenFacts(food, t);
  const none =
    food.allergens === undefined
      ? { drawing: drawings.caution, words: t('guest.food.ask') }
      : { drawing: drawings.good, words: t('food.no_allergens') };
  return [
    ...cautions(findingWords((wish) => findInDish(dish, wish), wanted, t)),
    ...(said.length > 0 ? said : [none]),
    ...namedDiets(food).map((diet) => ({ drawing: dietDrawing(diet), words: t(`food.${diet}`) })),
    ...strongMarks(food, t),
    ...sizeFacts(food, t),
  ];
}

type Choice = { readonly food?: Food };
export type GroupOfSheet = Pick<FoodGroup, 'rule'> & { readonly choices: readonly Choice[] };
export type ChoiceOfSheet = { readonly group: GroupOfSheet; readonly choice: Choice };

/** The pub has said nothing about any of these choices: this is said once, at their heading. */
const isSilent = ({ choices }: GroupOfSheet): boolean =>
  choices.every(({ food = {} }) => Object.keys(food).length === 0);

/** What is in a choice, for its row: first of all, why it does not suit this guest. Empty where nothing is said. */
export function factsOfChoice(
  { group, choice: { food = {} } }: ChoiceOfSheet,
  wanted: readonly Wish[],
  t: T,
): { readonly facts: readonly Fact[]; readonly marks: readonly Mark[] } {
  if (isSilent(group)) return { facts: [], marks: [] };
  const found = findingWords((wish) => findInChoice(group, { food }, wish), wanted, t);
  return {
    // The allergens that are named in the cautions are not repeated.
    facts: [...cautions(found), ...allergenFacts(food, t, wanted), ...sizeFacts(food, t)],
    marks: marksOf(food, t),
  };
}

/** Of a group without any declaration: what this guest avoids is not declared. Empty for the others and for sizes. */
export function factsOfGroup(group: GroupOfSheet, wanted: readonly Wish[], t: T): readonly Fact[] {
  if (!isSilent(group)) return [];
  return cautions(findingWords((wish) => findInChoice(group, { food: {} }, wish), wanted, t));
}
