import { findInDish, judgeDish, type DishFood, type Wish } from '@comanda/domain/food';
import { runWhenIdle } from '../device/run-when-idle.ts';
import type { Translate } from '../island/island-texts.ts';
import * as attributes from '../markup/attributes.ts';
import * as classes from '../markup/classes.ts';
import * as ids from '../markup/ids.ts';
import { drawMarks } from './draw-food.ts';
import { findingWords, marksOf } from './facts.ts';
import { foodOf } from './foods.ts';

export type Counts = {
  readonly contains: number;
  readonly traces: number;
  readonly not_declared: number;
};

const cards = (): Iterable<Element> => document.querySelectorAll(`.${classes.dishCard}`);

const dishOf = (card: Element): DishFood => foodOf(ids.dishIn(card.id));

function* markCards(t: Translate<'food'>): Generator<void> {
  for (const card of cards()) {
    card.querySelector(`.${classes.foodMarks}`)?.remove();
    const marks = marksOf(dishOf(card).food, t);
    if (marks.length > 0) card.querySelector('a')?.after(drawMarks(marks));
    yield;
  }
}

/** Marks what is in each dish, when the browser is idle: a long menu does not stop a slow phone. */
export function paintMarks(t: Translate<'food'>): void {
  runWhenIdle(markCards(t));
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

/** Marks what does not suit the guest; returns how many there are of each kind. */
export function paintCards(wanted: readonly Wish[], t: Translate<'food'>): Counts {
  const counts = { contains: 0, traces: 0, not_declared: 0, suits: 0 };
  for (const card of cards()) {
    const dish = dishOf(card);
    const finding = judgeDish(dish, wanted);
    counts[finding] += 1;
    if (finding === 'suits') card.removeAttribute(attributes.finding);
    else card.setAttribute(attributes.finding, finding);
    const words = findingWords((wish) => findInDish(dish, wish), wanted, t);
    paintCaution(card, words);
  }
  paintPills();
  return counts;
}
