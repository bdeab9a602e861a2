import { withDish, withoutOne } from '../../basket/basket.ts';
import type { ClickHandler, OpenPage } from '../open-page.ts';
import * as classes from '../../markup/classes.ts';
import { loadTapStyles } from '../tap-styles.ts';
import { showFood } from './food.ts';
import { dishOf } from './dish-cards.ts';
import { cardInSheet, closeDishSheet, openDishSheet } from './dish-sheet.ts';

function addOne(card: Element, { store }: OpenPage): void {
  store.set((basket) => withDish(basket, dishOf(card)));
}

function removeOne(card: Element, { store }: OpenPage): void {
  store.set((basket) => withoutOne(basket, dishOf(card).dishId));
}

const cardAround = (element: Element) => element.closest<HTMLElement>(`.${classes.dishCard}`);

export const addFromCard: ClickHandler = (button, page) => {
  const card = cardAround(button);
  if (card) addOne(card, page);
};

export const removeFromCard: ClickHandler = (button, page) => {
  const card = cardAround(button);
  if (card) removeOne(card, page);
};

async function openSheet(
  card: HTMLElement,
  { store, info }: Pick<OpenPage, 'store' | 'info'>,
): Promise<void> {
  await loadTapStyles();
  openDishSheet(card, store);
  showFood(info());
}

/** Opens the sheet of a dish; without a script its link only leads to its card. */
export const clickDish: ClickHandler = (link, { store, info }, event) => {
  const card = cardAround(link);
  event.preventDefault();
  if (card) void openSheet(card, { store, info });
};

export const addFromSheet: ClickHandler = (_button, page) => {
  const card = cardInSheet();
  if (!card) return;
  addOne(card, page);
  closeDishSheet();
};

export const removeFromSheet: ClickHandler = (_button, page) => {
  const card = cardInSheet();
  if (card) removeOne(card, page);
};
