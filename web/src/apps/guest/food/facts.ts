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
  type Diet,
} from '@comanda/domain/food';
import type { Translate } from '../island/island-texts.ts';

/** The path of each drawing. */
export const drawings = {
  /** Grain, crossed out. */
  vegan: 'M5 20C4 10 10 4 20 4c1 10-4 16-12 16-2 0-3-.5-3-.5ZM5 20c2-5 5-8 9-10',
  /** A seedling. */
  vegetarian: 'M12 21V11C12 7 9 4 3 4c0 5 3 7 9 7M12 16c0-4 3-6 9-6 0 5-3 7-9 7',
  /** A tick: what is promised, or free of something. */
  good: 'M12 3a9 9 0 1 0 .01 0ZM8 12.5l3 3 5-6',
  spicy: 'M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-2 2-5 1-8Z',
  alcohol: 'M7 3h10c0 6-1 10-5 10S7 9 7 3ZM12 13v8M8 21h8',
  caution: 'M12 4 2.5 20h19ZM12 10v4M12 17h.01',
  portion: 'M4 12h16a8 8 0 0 1-16 0ZM9 4v4M13 4v4',
} as const;

const dietDrawing = (diet: Diet): string =>
  diet === 'vegan' || diet === 'vegetarian' ? drawings[diet] : drawings.good;

/** Something that is said of a dish or a choice: words with the path of a drawing. */
export type Fact = {
  readonly drawing: string;
  readonly words: string;
  /** Why it does not suit this guest. */
  readonly isCaution?: true;
};

/** A drawing with its name, which is not written beside it. */
export type Mark = Omit<Fact, 'isCaution'> & {
  /** How spicy, from 1 to 3. */
  readonly strength?: number;
};

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
  return finding === 'traces' ? 'facts.traces' : 'facts.contains';
};

/** Why something does not suit a guest, the worst first; empty when it does. `find` judges it for one wish. */
export function findingWords(
  find: (wish: Wish) => Finding,
  wanted: readonly Wish[],
  t: T,
): readonly string[] {
  const keys = [
    'facts.contains',
    'guest.food.unsuitable',
    'facts.traces',
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
      ? [
          {
            drawing: drawings.caution,
            words: t(`facts.${presence}`, { names: namesOf(listed, t) }),
          },
        ]
      : [];
  });
}

/** How much it is: the portion and its energy. */
function sizeFacts({ portion, energy_kcal }: Food, t: T): Fact[] {
  const words = [
    ...(portion ? [`${portion.amounts.join('/')} ${t(`facts.unit_${portion.unit}`)}`] : []),
    ...(energy_kcal === undefined ? [] : [t('facts.kcal', { amount: energy_kcal })]),
  ].join(' · ');
  return words === '' ? [] : [{ drawing: drawings.portion, words }];
}

function strongMarks({ spiciness, alcohol }: Food, t: T): Mark[] {
  return [
    ...(spiciness === 1 || spiciness === 2 || spiciness === 3
      ? [{ drawing: drawings.spicy, words: t(`facts.spicy_${spiciness}`), strength: spiciness }]
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
      : { drawing: drawings.good, words: t('facts.no_allergens') };
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
