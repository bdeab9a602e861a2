import {
  allergensWith,
  findInDish,
  namedDiets,
  type DishFood,
  type Food,
  type Wish,
} from '@comanda/domain/food';
import type { Translate } from '../island/island-texts.ts';
import * as classes from '../markup/classes.ts';
import { findingWords, namesOf } from './finding-words.ts';
import { dietIcon, foodIcon, type FoodIcon } from './food-icon.ts';

type Fact = { readonly icon: FoodIcon; readonly words: string; readonly isCaution?: true };

function allergenFacts({ allergens }: Food, t: Translate<'food'>): Fact[] {
  if (allergens === undefined) return [{ icon: 'caution', words: t('guest.food.ask') }];
  const said = (['contains', 'traces'] as const).flatMap((presence) => {
    const listed = allergensWith(allergens, presence);
    return listed.length > 0 ? [t(`food.${presence}`, { names: namesOf(listed, t) })] : [];
  });
  if (said.length === 0) return [{ icon: 'good', words: t('food.no_allergens') }];
  return said.map((words) => ({ icon: 'caution', words }));
}

/** How much it is: the portion and its energy. */
export function sizeWords({ portion, energy_kcal }: Food, t: Translate<'food'>): string {
  return [
    ...(portion ? [`${portion.amounts.join('/')} ${t(`food.unit_${portion.unit}`)}`] : []),
    ...(energy_kcal === undefined ? [] : [t('food.kcal', { amount: energy_kcal })]),
  ].join(' · ');
}

function otherFacts(food: Food, t: Translate<'food'>): Fact[] {
  const { spiciness, alcohol } = food;
  const size = sizeWords(food, t);
  return [
    ...namedDiets(food).map((diet) => ({ icon: dietIcon(diet), words: t(`food.${diet}`) })),
    ...(spiciness === 1 || spiciness === 2 || spiciness === 3
      ? [{ icon: 'spicy' as const, words: t(`food.spicy_${spiciness}`) }]
      : []),
    ...(alcohol === true ? [{ icon: 'alcohol' as const, words: t('food.alcohol') }] : []),
    ...(size === '' ? [] : [{ icon: 'portion' as const, words: size }]),
  ];
}

/** What is in a dish, in words with drawings; first of all, why it does not suit this guest. */
export function foodFacts(
  dish: DishFood,
  wanted: readonly Wish[],
  t: Translate<'food'>,
): HTMLUListElement {
  const { food } = dish;
  const found = findingWords((wish) => findInDish(dish, wish), wanted, t);
  const cautions = found.map((words): Fact => ({
    icon: 'caution',
    words,
    isCaution: true,
  }));
  const list = document.createElement('ul');
  list.className = classes.foodFacts;
  for (const { icon, words, isCaution } of [
    ...cautions,
    ...allergenFacts(food, t),
    ...otherFacts(food, t),
  ]) {
    const item = document.createElement('li');
    if (isCaution) item.className = classes.foundFood;
    item.append(foodIcon(icon), words);
    list.append(item);
  }
  return list;
}
