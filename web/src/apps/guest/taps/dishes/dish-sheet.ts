import { toAmount } from '@comanda/domain/money';
import { MAX_DISH_COUNT } from '@comanda/domain/orders';
import { formatAmount } from '../../../../lib/format/format.ts';
import { orderTypeOf } from '../../basket/basket.ts';
import type { BasketStore } from '../../basket/basket-store.ts';
import * as attributes from '../../markup/attributes.ts';
import * as classes from '../../markup/classes.ts';
import * as ids from '../../markup/ids.ts';
import { openDialog } from '../../device/dialogs.ts';
import { stepButton } from './dish-cards.ts';
import { dishOf, hasOptions, isSoldOut } from '../../basket/dish-on-card.ts';
import { shownPriceMinor } from '../../basket/shown-price.ts';
import type { PageInfo } from '../../markup/page-info.ts';
import type { OpenPage } from '../open-page.ts';

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

type Shop = Pick<OpenPage, 'store' | 'info'>;

/** How many of the dish are added, between its two buttons. */
function stepperOf(sheet: HTMLElement, { texts }: PageInfo): HTMLOutputElement {
  const known = sheet.querySelector('output');
  if (known) return known;
  const stepper = document.createElement('span');
  const count = document.createElement('output');
  stepper.className = 'count';
  stepper.append(
    stepButton(classes.oneLess, texts.removeOne),
    count,
    stepButton(`${classes.oneLess} ${classes.oneMore}`, texts.oneMore),
  );
  part(sheet, `.${classes.purchase} > span`, HTMLElement).after(stepper);
  return count;
}

/** Puts a card's dish into the sheet, once and without a note, and returns what opens it. */
export function fillDishSheet(card: HTMLElement, { store, info }: Shop): () => void {
  const sheet = part(document, SHEET, HTMLDialogElement);
  const { name } = dishOf(card);
  sheet.setAttribute(attributes.shownDish, card.id);
  const title = part(sheet, 'h2', HTMLElement);
  title.textContent = name;
  title.style.setProperty('--ink-on-picture', card.getAttribute(attributes.textColorOnPicture));
  part(sheet, 'p', HTMLElement).textContent = card.querySelector('p')?.textContent ?? '';
  // What is in the dish that it showed before.
  for (const list of sheet.querySelectorAll(`.${classes.foodFacts}`)) list.remove();
  sheet.querySelector('details')?.removeAttribute('open');
  const note = sheet.querySelector('textarea');
  if (note) note.value = '';
  stepperOf(sheet, info()).value = '1';
  showPicture(sheet, card);
  paintDishSheet(store, info());
  return () => {
    sheet.scrollTop = 0;
    openDialog(sheet);
  };
}

/** What the guest has set in the open sheet. */
export function chosenInSheet(): { readonly count: number; readonly note: string } {
  const sheet = part(document, SHEET, HTMLDialogElement);
  return {
    count: Number(part(sheet, 'output', HTMLOutputElement).value),
    note: sheet.querySelector('textarea')?.value.trim() ?? '',
  };
}

/** Changes how many the open sheet adds. */
export function stepInSheet(step: 1 | -1, { store, info }: Shop): void {
  const count = chosenInSheet().count + step;
  part(document, `${SHEET} output`, HTMLOutputElement).value = String(
    Math.min(Math.max(1, count), MAX_DISH_COUNT),
  );
  paintDishSheet(store, info());
}

/** Why a dish cannot be ordered now; of one with options its price, "from" before the lowest. */
function priceWords(card: Element): string {
  const now = card.querySelector(!isSoldOut(card) && hasOptions(card) ? 'data' : 'em,b');
  return [now?.querySelector('small')?.firstChild, now?.lastChild]
    .map((word) => word?.textContent ?? '')
    .join(' ')
    .trim();
}

/** Updates the prices of the open sheet, after its count or the order type has changed. */
export function paintDishSheet(store: BasketStore, info: PageInfo): void {
  const sheet = document.querySelector<HTMLDialogElement>(SHEET);
  const card = cardInSheet();
  if (!sheet || !card) return;
  const isClosed = isSoldOut(card);
  const isOfOptions = hasOptions(card);
  const { count } = chosenInSheet();
  const words = part(sheet, `.${classes.purchase} > span`, HTMLElement);
  words.textContent = priceWords(card);
  const [, old] = isClosed ? [] : card.querySelectorAll('data');
  if (old) {
    const struck = document.createElement('s');
    struck.textContent = old.textContent;
    words.append(struck);
  }
  const each = shownPriceMinor(
    dishOf(card).priceMinor,
    orderTypeOf(store.get(), info),
    info.commissionPercent,
  );
  const add = part(sheet, `.${classes.addsDish}`, HTMLElement);
  part(add, 'b', HTMLElement).textContent = isOfOptions
    ? ''
    : formatAmount(toAmount(each * count), info.symbol, info.language);
  add.hidden = isClosed;
  part(sheet, '.count', HTMLElement).hidden = isClosed || isOfOptions;
  part(sheet, `.${classes.oneLess}`, HTMLButtonElement).disabled = count === 1;
  part(sheet, `.${classes.oneMore}`, HTMLButtonElement).disabled = count === MAX_DISH_COUNT;
  const note = sheet.querySelector('label');
  if (note) note.hidden = isClosed || isOfOptions;
}
