import { toAmount } from '@comanda/domain/money';
import type { OrderType } from '@comanda/domain/orders';
import { formatAmount } from '../../../../lib/format/format.ts';
import { countOfDish, type Basket, type ChosenDish } from '../../basket/basket.ts';
import { shownPriceMinor } from '../../basket/shown-price.ts';
import { inPauses } from '../../device/in-pauses.ts';
import type { PageInfo } from '../../markup/page-info.ts';

export function cardOf(id: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#d${id}`);
}

/** Names the buttons of every card, which two hundred cards need not carry through a slow line. */
function* nameButtons(): Generator<void> {
  const add = document.body.dataset['add'] ?? '';
  for (const card of document.querySelectorAll('.d')) {
    const button = card.querySelector(':scope > button');
    if (button) button.ariaLabel = `${add}: ${card.querySelector('a')?.textContent ?? ''}`;
    yield;
  }
}

/** What the cards still lack, made while the phone has nothing better to do. */
export function enlivenCards(): void {
  inPauses(nameButtons());
}

/** A price as the menu has it: its digits say so until another order type has changed them. */
function priceOf(price: HTMLDataElement | null): number {
  return Number(price?.value || price?.textContent.replaceAll(/\D/g, ''));
}

/** The dish that a card shows; its price is the effective one, without commission. */
export function dishOf(card: Element): ChosenDish {
  return {
    dishId: Number(card.id.slice(1)),
    name: card.querySelector('a')?.textContent ?? '',
    priceMinor: priceOf(card.querySelector('data')),
  };
}

function priceText(priceMinor: number, orderType: OrderType, info: PageInfo): string {
  const shown = shownPriceMinor(priceMinor, orderType, info.commissionPercent);
  return formatAmount(toAmount(shown), info.symbol, info.language);
}

/** Every price on the page as an order of this type would have it. */
export function paintPrices(orderType: OrderType, info: PageInfo): void {
  if (info.commissionPercent === 0) return;
  for (const price of document.querySelectorAll<HTMLDataElement>('main data')) {
    const priceMinor = priceOf(price);
    price.value = String(priceMinor);
    price.textContent = priceText(priceMinor, orderType, info);
  }
}

function counterOf(card: HTMLElement): HTMLOutputElement {
  const known = card.querySelector('output');
  if (known) return known;
  const group = document.createElement('span');
  const less = document.createElement('button');
  const count = document.createElement('output');
  less.type = 'button';
  less.className = 'less';
  less.ariaLabel = `${document.body.dataset['less'] ?? ''}: ${dishOf(card).name}`;
  group.className = 'q';
  group.append(less, count);
  card.lastElementChild?.before(group);
  return count;
}

/** How many of each dish are in the basket, on the cards. */
export function paintCounts(basket: Basket): void {
  for (const group of document.querySelectorAll('.q')) {
    const card = group.closest('li');
    if (card && countOfDish(basket, dishOf(card).dishId) === 0) {
      // The focused button is about to go: its neighbour takes over.
      if (group.contains(document.activeElement))
        card.querySelector<HTMLElement>(':scope > button')?.focus();
      group.remove();
    }
  }
  for (const dishId of new Set(basket.lines.map((line) => line.dishId))) {
    const card = cardOf(dishId);
    if (!card) continue;
    const counter = counterOf(card);
    const count = String(countOfDish(basket, dishId));
    if (counter.value !== count) counter.value = count;
  }
}
