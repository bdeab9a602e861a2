import { toAmount } from '@comanda/domain/money';
import type { OrderType } from '@comanda/domain/orders';
import { formatAmount } from '../../../../lib/format/format.ts';
import { countOfDish, type Basket, type ChosenDish } from '../../basket/basket.ts';
import { shownPriceMinor } from '../../basket/shown-price.ts';
import * as attributes from '../../markup/attributes.ts';
import * as classes from '../../markup/classes.ts';
import * as ids from '../../markup/ids.ts';
import { runWhenIdle } from '../../device/run-when-idle.ts';
import type { PageInfo } from '../../markup/page-info.ts';

export function cardOf(dishId: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#${ids.ofDish(dishId)}`);
}

/** The button that adds the dish to the basket; with a commission its value is the price without it, in minor units. */
function buttonOf(card: Element): HTMLButtonElement | null {
  return card.querySelector<HTMLButtonElement>(':scope > button');
}

/** Or not served now. */
export const isSoldOut = (card: Element): boolean => buttonOf(card)?.disabled === true;

/** On the card of a dish with groups of options: the word before a lowest price, or a mark. */
export const OPTIONS = `data small,[${attributes.hasOptions}]`;

/** Whether the dish has groups of options: then its button opens their sheet. */
export const hasOptions = (card: Element): boolean => card.querySelector(OPTIONS) !== null;

/** The amount alone, without the word before it. */
const amountIn = (price: Element | null | undefined): ChildNode | null | undefined =>
  price?.lastChild;

/** Names the buttons of every card, to keep the names out of the document: it loads faster. */
function* nameButtons({ texts: { add } }: PageInfo): Generator<void> {
  for (const card of document.querySelectorAll(`.${classes.dishCard}`)) {
    const button = buttonOf(card);
    if (button) button.ariaLabel = `${add}: ${dishOf(card).name}`;
    yield;
  }
}

/** Runs when the browser is idle. */
export function nameCardButtons(info: PageInfo): void {
  runWhenIdle(nameButtons(info));
}

/** The dish of a card; its price is the effective one, without commission. */
export function dishOf(card: Element): ChosenDish {
  return {
    dishId: ids.dishIn(card.id),
    name: card.querySelector('a')?.textContent ?? '',
    // The digits of an amount are its minor units: a number beside it would make the document larger.
    priceMinor: Number(
      buttonOf(card)?.value ||
        amountIn(card.querySelector('data'))?.textContent?.replace(/\D/g, ''),
    ),
  };
}

function priceText(priceMinor: number, orderType: OrderType, info: PageInfo): string {
  const shown = shownPriceMinor(priceMinor, orderType, info.commissionPercent);
  return formatAmount(toAmount(shown), info.symbol, info.language);
}

function showPrice(place: Element | undefined, text: string): void {
  const amount = amountIn(place);
  if (amount) amount.textContent = text;
}

/** Shows every price on the page for an order of this type. */
export function paintPrices(orderType: OrderType, info: PageInfo): void {
  if (info.commissionPercent === 0) return;
  for (const card of document.querySelectorAll(`.${classes.dishCard}`)) {
    const [now, old] = card.querySelectorAll('data');
    showPrice(now, priceText(dishOf(card).priceMinor, orderType, info));
    if (old) showPrice(old, priceText(Number(old.value), orderType, info));
  }
}

function counterOf(card: HTMLElement, { texts }: PageInfo): HTMLOutputElement {
  const known = card.querySelector('output');
  if (known) return known;
  const group = document.createElement('span');
  const less = document.createElement('button');
  const count = document.createElement('output');
  less.type = 'button';
  less.className = classes.oneLess;
  less.ariaLabel = `${texts.removeOne}: ${dishOf(card).name}`;
  group.className = classes.counter;
  group.append(less, count);
  card.lastElementChild?.before(group);
  return count;
}

/** The count of each dish in the basket, on the cards. */
export function paintCounts(basket: Basket, info: PageInfo): void {
  for (const group of document.querySelectorAll(`.${classes.counter}`)) {
    const card = group.closest('li');
    if (card && countOfDish(basket, dishOf(card).dishId) === 0) {
      // The focused button is about to be removed: the focus moves to its neighbour.
      if (group.contains(document.activeElement)) buttonOf(card)?.focus();
      group.remove();
    }
  }
  for (const dishId of new Set(basket.lines.map((line) => line.dishId))) {
    const card = cardOf(dishId);
    if (!card) continue;
    const counter = counterOf(card, info);
    const count = String(countOfDish(basket, dishId));
    if (counter.value !== count) counter.value = count;
  }
}
