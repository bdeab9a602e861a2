import { buttonOf, dishOf, isSoldOut } from '../../basket/dish-on-card.ts';
import * as attributes from '../../markup/attributes.ts';
import * as classes from '../../markup/classes.ts';
import type { PageInfo } from '../../markup/page-info.ts';

/** The name of the category that a card stands in. */
export const sectionOf = (card: Element): string =>
  card.closest('section')?.querySelector('h3')?.textContent ?? '';

/** The price as on the card, without that before a sale; or why there is none. */
function priceOf(card: Element): Node[] {
  const price = card.querySelector('em') ?? card.querySelector('data');
  if (!price) return [];
  const copy = price.cloneNode(true) as Element;
  copy.querySelector('s')?.remove();
  return [copy];
}

/** The category, and from when on the dish is served. */
function drawPlace(card: Element): HTMLElement {
  const place = document.createElement('small');
  const from = card.querySelector('b');
  place.append(sectionOf(card));
  if (from) place.append(' · ', from.cloneNode(true));
  return place;
}

function drawAdd(card: Element, { texts }: PageInfo): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = `${texts.add}: ${dishOf(card).name}`;
  button.hidden = isSoldOut(card);
  return button;
}

/** A dish in one line; its name and its button do what those of its card do. */
export function drawDishRow(card: HTMLElement, info: PageInfo): HTMLElement {
  const row = document.createElement('li');
  const link = document.createElement('a');
  row.className = classes.searchRow;
  row.setAttribute(attributes.shownDish, card.id);
  link.href = `#${card.id}`;
  link.textContent = dishOf(card).name;
  // A guest who avoids something reads here too why a dish may not suit.
  const caution = card.querySelector(`.${classes.foundFood}`);
  row.append(
    link,
    drawPlace(card),
    ...(caution ? [caution.cloneNode(true)] : []),
    ...priceOf(card),
  );
  if (info.orderTypes.length > 0 && buttonOf(card)) {
    row.append(document.createElement('output'), drawAdd(card, info));
  }
  return row;
}

/** The tabs of the row as lines, each with its menu where there are several. */
export function drawCategoryRows(): HTMLElement[] {
  const tabs = document.querySelectorAll<HTMLAnchorElement>(
    `.${classes.categoryTabs} a:not([hidden])`,
  );
  const hasMenus = document.querySelector(`.${classes.menuChoice}`) !== null;
  return [...tabs].map((tab) => {
    const row = document.createElement('li');
    const link = document.createElement('a');
    const menu = document.createElement('small');
    link.href = tab.hash;
    link.textContent = tab.textContent;
    const section = document.getElementById(tab.hash.slice(1));
    const name = section?.parentElement?.querySelector('h2')?.textContent;
    if (hasMenus && name) menu.append(name);
    row.append(link, menu);
    return row;
  });
}
