import { toAmount } from '@comanda/domain/money';
import type { OrderType } from '@comanda/domain/orders';
import { formatAmount } from '../../../../lib/format/format.ts';
import { countOfDish, type Basket, type ChosenDish } from '../../basket/basket.ts';
import { shownPriceMinor } from '../../basket/shown-price.ts';
import * as classes from '../../markup/classes.ts';
import * as ids from '../../markup/ids.ts';
import { inPauses } from '../../device/in-pauses.ts';
import type { PageInfo } from '../../markup/page-info.ts';

export function cardOf(dishId: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#${ids.ofDish(dishId)}`);
}

/** What adds the dish to the basket; its value is the price, in minor units and without commission. */
function buttonOf(card: Element): HTMLButtonElement | null {
  return card.querySelector<HTMLButtonElement>(':scope > button');
}

/** Names the buttons of every card, which two hundred cards need not carry through a slow line. */
function* nameButtons({ texts: { add } }: PageInfo): Generator<void> {
  for (const card of document.querySelectorAll(`.${classes.dishCard}`)) {
    const button = buttonOf(card);
    if (button) button.ariaLabel = `${add}: ${dishOf(card).name}`;
    yield;
  }
}

/** Made while the phone has nothing better to do. */
export function nameCardButtons(info: PageInfo): void {
  inPauses(nameButtons(info));
}

/** The dish that a card shows; its price is the effective one, without commission. */
export function dishOf(card: Element): ChosenDish {
  return {
    dishId: ids.dishIn(card.id),
    name: card.querySelector('a')?.textContent ?? '',
    priceMinor: Number(buttonOf(card)?.value),
  };
}

function priceText(priceMinor: number, orderType: OrderType, info: PageInfo): string {
  const shown = shownPriceMinor(priceMinor, orderType, info.commissionPercent);
  return formatAmount(toAmount(shown), info.symbol, info.language);
}

/** Every price on the page as an order of this type would have it. */
export function paintPrices(orderType: OrderType, info: PageInfo): void {
  if (info.commissionPercent === 0) return;
  for (const card of document.querySelectorAll(`.${classes.dishCard}`)) {
    const [now, old] = card.querySelectorAll('data');
    if (now) now.textContent = priceText(dishOf(card).priceMinor, orderType, info);
    if (old) old.textContent = priceText(Number(old.value), orderType, info);
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

/** How many of each dish are in the basket, on the cards. */
export function paintCounts(basket: Basket, info: PageInfo): void {
  for (const group of document.querySelectorAll(`.${classes.counter}`)) {
    const card = group.closest('li');
    if (card && countOfDish(basket, dishOf(card).dishId) === 0) {
      // The focused button is about to go: its neighbour takes over.
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
