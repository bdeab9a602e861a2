import * as attributes from '../markup/attributes.ts';
import * as ids from '../markup/ids.ts';
import type { ChosenDish } from './basket.ts';

export function cardOf(dishId: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#${ids.ofDish(dishId)}`);
}

/** The button that adds the dish to the basket; with a commission its value is the price without it, in minor units. */
export function buttonOf(card: Element): HTMLButtonElement | null {
  return card.querySelector<HTMLButtonElement>(':scope > button');
}

/** Or not served now, for an order of the chosen type. */
export const isSoldOut = (card: Element): boolean => buttonOf(card)?.disabled === true;

/** On the card of a dish with groups of options: the word before a lowest price, or a mark. */
export const OPTIONS = `data small,[${attributes.hasOptions}]`;

/** Whether the dish has groups of options: then its button opens their sheet. */
export const hasOptions = (card: Element): boolean => card.querySelector(OPTIONS) !== null;

/** The amount alone, without the word before it. */
export const amountIn = (price: Element | null | undefined): ChildNode | null | undefined =>
  price?.lastChild;

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
