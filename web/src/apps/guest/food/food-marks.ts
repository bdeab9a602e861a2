import { namedDiets, type Food } from '@comanda/domain/food';
import type { Translate } from '../island/island-texts.ts';
import * as classes from '../markup/classes.ts';
import { foodIcon, type FoodIcon } from './food-icon.ts';

/** The few things that a card or a choice has room for; all others are said in words. */
function marksOf(food: Food, t: Translate<'food'>): (readonly [FoodIcon, string])[] {
  const { spiciness, alcohol } = food;
  const plants = namedDiets(food).filter((diet) => diet === 'vegan' || diet === 'vegetarian');
  return [
    ...plants.map((diet) => [diet, t(`food.${diet}`)] as const),
    ...(spiciness === 1 || spiciness === 2 || spiciness === 3
      ? [['spicy', t(`food.spicy_${spiciness}`)] as const]
      : []),
    ...(alcohol === true ? [['alcohol', t('food.alcohol')] as const] : []),
  ];
}

/** Drawings, each with its name; undefined when there is nothing to draw. */
export function foodMarks(food: Food, t: Translate<'food'>): HTMLElement | undefined {
  const marks = marksOf(food, t);
  if (marks.length === 0) return undefined;
  const group = document.createElement('span');
  group.className = classes.foodMarks;
  for (const [icon, words] of marks) {
    const mark = document.createElement('span');
    mark.role = 'img';
    mark.ariaLabel = words;
    mark.title = words;
    mark.append(foodIcon(icon));
    group.append(mark);
  }
  return group;
}
