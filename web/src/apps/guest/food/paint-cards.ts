import { judgeFood, type Food, type Wish } from '@comanda/domain/food';
import type { Translate } from '../island/island-texts.ts';
import * as attributes from '../markup/attributes.ts';
import * as classes from '../markup/classes.ts';
import * as ids from '../markup/ids.ts';
import { findingWords } from './finding-words.ts';
import { foodIcon, type FoodIcon } from './food-icon.ts';
import { foodOf } from './foods.ts';

export type Counts = {
  readonly contains: number;
  readonly traces: number;
  readonly not_declared: number;
};

/** The few things that a card has room for; all others are in the dish's sheet. */
function marksOf(food: Food, t: Translate<'food'>): (readonly [FoodIcon, string])[] {
  const { diets = [], spiciness, alcohol } = food;
  const diet = diets.includes('vegan') ? 'vegan' : diets.includes('vegetarian') && 'vegetarian';
  return [
    ...(diet ? [['diet', t(`food.${diet}`)] as const] : []),
    ...(spiciness === 1 || spiciness === 2 || spiciness === 3
      ? [['spicy', t(`food.spicy_${spiciness}`)] as const]
      : []),
    ...(alcohol === true ? [['alcohol', t('food.alcohol')] as const] : []),
  ];
}

function paintMarks(card: Element, food: Food, t: Translate<'food'>): void {
  card.querySelector(`.${classes.foodMarks}`)?.remove();
  const marks = marksOf(food, t);
  if (marks.length === 0) return;
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
  card.querySelector('a')?.after(group);
}

function paintCaution(card: Element, words: readonly string[]): void {
  card.querySelector(`.${classes.foundFood}`)?.remove();
  if (words.length === 0) return;
  const line = document.createElement('small');
  line.className = classes.foundFood;
  line.textContent = words.join(' · ');
  card.querySelector('a')?.after(line);
}

/** Hides the pill of a category that has no shown dish: it would lead nowhere. */
function paintPills(): void {
  for (const pill of document.querySelectorAll<HTMLAnchorElement>(`.${classes.nav} nav a`)) {
    const section = document.getElementById(pill.hash.slice(1));
    const shown = section?.querySelector(
      `.${classes.dishCard}:not([${attributes.finding}=contains])`,
    );
    pill.hidden = section !== null && !shown;
  }
}

/** Marks what is in each dish and what does not suit the guest; returns how many of each there are. */
export function paintCards(wanted: readonly Wish[], t: Translate<'food'>): Counts {
  const counts = { contains: 0, traces: 0, not_declared: 0, suits: 0 };
  for (const card of document.querySelectorAll(`.${classes.dishCard}`)) {
    const food = foodOf(ids.dishIn(card.id));
    const finding = judgeFood(food, wanted);
    counts[finding] += 1;
    if (finding === 'suits') card.removeAttribute(attributes.finding);
    else card.setAttribute(attributes.finding, finding);
    paintMarks(card, food, t);
    paintCaution(card, findingWords(food, wanted, t));
  }
  paintPills();
  return counts;
}
