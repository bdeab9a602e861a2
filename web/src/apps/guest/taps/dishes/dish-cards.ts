import { toAmount } from '@comanda/domain/money';
import type { OrderType } from '@comanda/domain/orders';
import { formatAmount } from '../../../../lib/format/format.ts';
import { countOfDish, type Basket } from '../../basket/basket.ts';
import { amountIn, buttonOf, cardOf, dishOf } from '../../basket/dish-on-card.ts';
import { shownPriceMinor } from '../../basket/shown-price.ts';
import * as classes from '../../markup/classes.ts';
import { runWhenIdle } from '../../device/run-when-idle.ts';
import type { PageInfo } from '../../markup/page-info.ts';

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

/** What cannot be ordered now can be for later, where the pub takes such orders of this type. */
export function paintForLater(orderType: OrderType, { laterTypes }: PageInfo): void {
  if (!laterTypes) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>(
    `.${classes.dishCard}>b~button`,
  )) {
    button.disabled = !laterTypes.includes(orderType);
  }
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

/** A button that counts: it works with a script only, and the document has no room for it. */
export function stepButton(className: string, label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.ariaLabel = label;
  return button;
}

function counterOf(card: HTMLElement, { texts }: PageInfo): HTMLOutputElement {
  const known = card.querySelector('output');
  if (known) return known;
  const group = document.createElement('span');
  const less = stepButton(classes.oneLess, `${texts.removeOne}: ${dishOf(card).name}`);
  const count = document.createElement('output');
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
