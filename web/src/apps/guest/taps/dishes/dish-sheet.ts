import { countOfDish } from '../../basket/basket.ts';
import type { BasketStore } from '../../basket/basket-store.ts';
import * as attributes from '../../markup/attributes.ts';
import * as classes from '../../markup/classes.ts';
import * as ids from '../../markup/ids.ts';
import { openDialog } from '../../device/dialogs.ts';
import { dishOf, isSoldOut } from '../../basket/dish-on-card.ts';

const SHEET = `#${ids.dishSheet}`;

function part<Kind extends Element>(
  sheet: ParentNode,
  selector: string,
  kind: new () => Kind,
): Kind {
  const found = sheet.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`the dish sheet has no ${selector}`);
  return found;
}

function showPicture(sheet: ParentNode, card: Element): void {
  const small = card.querySelector('img');
  const large = part(sheet, 'img', HTMLImageElement);
  large.hidden = !small;
  large.removeAttribute('srcset');
  large.removeAttribute('src');
  if (!small) return;
  // Of a dish that was never opened there is none without a network: no empty frame.
  large.onerror = () => {
    large.hidden = true;
  };
  const at = (width: string): string => small.src.replace('-240.webp', `${width}.webp`);
  large.style.background = getComputedStyle(small).backgroundColor;
  large.srcset = `${at('-480')} 480w,${at('')} 960w`;
  large.sizes = '(min-width:520px) 520px,100vw';
  large.src = at('-480');
}

/** The card of the dish that the sheet shows, as long as the menu has it. */
export function cardInSheet(): HTMLElement | null {
  const id = document.querySelector(SHEET)?.getAttribute(attributes.shownDish);
  return id ? document.querySelector<HTMLElement>(`#${id}`) : null;
}

export function closeDishSheet(): void {
  document.querySelector<HTMLDialogElement>(SHEET)?.close();
}

/** Puts a card's dish into the sheet, and returns what opens it. */
export function fillDishSheet(card: HTMLElement, store: BasketStore): () => void {
  const sheet = part(document, SHEET, HTMLDialogElement);
  const { name } = dishOf(card);
  sheet.setAttribute(attributes.shownDish, card.id);
  const title = part(sheet, 'h2', HTMLElement);
  title.textContent = name;
  title.style.setProperty('--ink-on-picture', card.getAttribute(attributes.textColorOnPicture));
  part(sheet, 'p', HTMLElement).textContent = card.querySelector('p')?.textContent ?? '';
  // What is in the dish that it showed before.
  sheet.querySelector('ul')?.remove();
  showPicture(sheet, card);
  paintDishSheet(store);
  return () => {
    sheet.scrollTop = 0;
    openDialog(sheet);
  };
}

/** Updates price and count of the open sheet, after the basket or the order type has changed. */
export function paintDishSheet(store: BasketStore): void {
  const sheet = document.querySelector<HTMLDialogElement>(SHEET);
  const card = cardInSheet();
  if (!sheet || !card) return;
  // A dish that cannot be ordered now shows why in place of the prices.
  const [now, old] = card.querySelectorAll(isSoldOut(card) ? 'em,b' : 'data');
  const price = part(sheet, `.${classes.purchase} span`, HTMLElement);
  // Before the lowest price of a dish with options the card has the word "from".
  const words = [now?.querySelector('small')?.firstChild, now?.lastChild];
  price.textContent = words
    .map((word) => word?.textContent ?? '')
    .join(' ')
    .trim();
  if (old) {
    const struck = document.createElement('s');
    struck.textContent = old.textContent;
    price.append(struck);
  }
  const count = countOfDish(store.get(), dishOf(card).dishId);
  const counter = part(sheet, 'output', HTMLOutputElement);
  counter.value = String(count);
  counter.hidden = count === 0;
  part(sheet, `.${classes.oneLess}`, HTMLElement).hidden = count === 0;
  part(sheet, `.${classes.oneMore}`, HTMLElement).hidden = isSoldOut(card);
}
