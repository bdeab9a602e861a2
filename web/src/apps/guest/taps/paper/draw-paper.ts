import { toAmount } from '@comanda/domain/money';
import { hasOnePrice, lowestPrice } from '@comanda/domain/options';
import { formatAmount } from '../../../../lib/format/format.ts';
import { orderTypeOf } from '../../basket/basket.ts';
import type { BasketStore } from '../../basket/basket-store.ts';
import { shownPriceMinor } from '../../basket/shown-price.ts';
import { loadOffers, type DishOffer, type MenuOffers } from '../../choosing/offers.ts';
import * as classes from '../../markup/classes.ts';
import * as ids from '../../markup/ids.ts';
import type { PageInfo } from '../../markup/page-info.ts';
import { drawLegend, repeatMarks } from './legend.ts';

/**
 * What the dish costs with nothing but what has to be chosen: in each of its sizes, sold out today or not, and whether
 * without sizes that is one price.
 */
function plainPrices({ priceMinor, groups }: DishOffer): {
  readonly sizes: readonly { readonly name: string; readonly priceMinor: number }[];
  readonly isOne: boolean;
} {
  const required = groups.filter(({ minUnits }) => minUnits > 0);
  const size = groups.find(({ rule }) => rule === 'replaces');
  const others = required.filter((one) => one !== size);
  const sizes = !size
    ? []
    : size.choices.map((choice) => {
        const only = { ...size, choices: [choice] };
        return { name: choice.name, priceMinor: lowestPrice(priceMinor, [only, ...others]) };
      });
  return { sizes, isOne: hasOnePrice(required) };
}

let last: { readonly of: string; readonly offers: MenuOffers } | undefined;

/** A menu is read in one language. */
const nameOf = ({ urlName, language }: PageInfo): string => `${urlName} ${language}`;

export const isRead = (info: PageInfo): boolean => last?.of === nameOf(info);

/** Reads the sizes of the dishes: the document does not have them. */
export async function readMenu(info: PageInfo): Promise<void> {
  last = { of: nameOf(info), offers: await loadOffers(info) };
}

type Price = (priceMinor: number) => string;

let undo: (() => void)[] = [];

function drawSizes({ sizes }: ReturnType<typeof plainPrices>, price: Price): HTMLElement {
  const list = document.createElement('ul');
  list.className = classes.paperSizes;
  for (const { name, priceMinor } of sizes) {
    const row = document.createElement('li');
    const amount = document.createElement('span');
    amount.textContent = price(priceMinor);
    row.append(name, amount);
    list.append(row);
  }
  undo.push(() => list.remove());
  return list;
}

/** Draws the sizes of a dish. A dish without sizes loses its word "from" where only optional choices cost more. */
function drawPrices(card: Element, offer: DishOffer, price: Price): void {
  const prices = plainPrices(offer);
  const from = card.querySelector<HTMLElement>('data small');
  if (prices.sizes.length > 1) card.querySelector('a')?.after(drawSizes(prices, price));
  else if (from && prices.isOne) {
    from.hidden = true;
    undo.push(() => {
      from.hidden = false;
    });
  }
}

export function removePaper(): void {
  for (const one of undo) one();
  undo = [];
}

/** Adds to the menu what only paper shows. */
export function drawPaper(store: BasketStore, info: PageInfo): void {
  removePaper();
  const orderType = orderTypeOf(store.get(), info);
  const price: Price = (priceMinor) => {
    const shown = shownPriceMinor(priceMinor, orderType, info.commissionPercent);
    return formatAmount(toAmount(shown), info.symbol, info.language);
  };
  for (const card of document.querySelectorAll(`.${classes.dishCard}`)) {
    const offer = isRead(info) ? last?.offers.offerOf(ids.dishIn(card.id)) : undefined;
    if (offer) drawPrices(card, offer, price);
  }
  undo.push(repeatMarks());
  const legend = drawLegend(info);
  document.querySelector('main')?.append(legend);
  undo.push(() => legend.remove());
}
