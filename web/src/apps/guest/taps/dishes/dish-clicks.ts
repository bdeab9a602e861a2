import { withDish, withoutOne } from '../../basket/basket.ts';
import type { ClickHandler, OpenPage } from '../open-page.ts';
import * as attributes from '../../markup/attributes.ts';
import * as classes from '../../markup/classes.ts';
import { loadTapStyles } from '../tap-styles.ts';
import { openOptions } from '../ordering/islands.ts';
import { hasWishes, isFoodLoaded, showFood } from '../../food/load-food.ts';
import { dishOf, hasOptions, isSoldOut } from '../../basket/dish-on-card.ts';
import {
  cardInSheet,
  chosenInSheet,
  closeDishSheet,
  fillDishSheet,
  stepInSheet,
} from './dish-sheet.ts';

/** A dish with options is added in their sheet. */
function add(button: HTMLElement, card: Element, page: OpenPage): void {
  if (hasOptions(card)) openOptions(button, card, page);
  else page.store.set((basket) => withDish(basket, dishOf(card)));
}

function removeOne(card: Element, { store }: OpenPage): void {
  store.set((basket) => withoutOne(basket, dishOf(card).dishId));
}

/** The card that the element is on, or that a row of the search shows. */
function cardAround(element: Element): HTMLElement | null {
  const row = element.closest(`[${attributes.shownDish}]`);
  if (row) return document.querySelector<HTMLElement>(`#${row.getAttribute(attributes.shownDish)}`);
  return element.closest<HTMLElement>(`.${classes.dishCard}`);
}

export const addFromCard: ClickHandler = (button, page) => {
  const card = cardAround(button);
  if (card) add(button, card, page);
};

export const removeFromCard: ClickHandler = (button, page) => {
  const card = cardAround(button);
  if (card) removeOne(card, page);
};

async function openSheet(card: HTMLElement, page: Pick<OpenPage, 'store' | 'info'>): Promise<void> {
  await loadTapStyles();
  const open = fillDishSheet(card, page);
  // Why a dish does not suit the guest is there before it opens; the rest is folded, and moves nothing when it comes.
  if (isFoodLoaded() || hasWishes()) await showFood(page.info());
  open();
  if (!isFoodLoaded()) void showFood(page.info());
}

/** Opens the sheet of a dish; without a script its link only leads to its card. */
export const clickDish: ClickHandler = (link, page, event) => {
  const card = cardAround(link);
  event.preventDefault();
  if (!card) return;
  const open = (): void => void openSheet(card, page);
  // Without a connection the dish can still be read.
  if (hasOptions(card) && !isSoldOut(card)) openOptions(link, card, { ...page, onFailed: open });
  else open();
};

export const addFromSheet: ClickHandler = (button, page) => {
  const card = cardInSheet();
  if (!card) return;
  const { count, note } = chosenInSheet();
  const dish = { ...dishOf(card), ...(note !== '' && { note }) };
  if (hasOptions(card)) openOptions(button, card, page);
  else page.store.set((basket) => withDish(basket, dish, count));
  closeDishSheet();
};

export const oneLessInSheet: ClickHandler = (_button, page) => stepInSheet(-1, page);
export const oneMoreInSheet: ClickHandler = (_button, page) => stepInSheet(1, page);
