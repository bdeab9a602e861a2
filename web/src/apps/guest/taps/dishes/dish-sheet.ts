import { countOfDish, withDish, withoutOne } from '../../basket/basket.ts';
import type { BasketStore } from '../../basket/basket-store.ts';
import { openDialog } from '../dialogs.ts';
import { dishOf } from './dish-cards.ts';

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
  const at = (width: string): string => small.src.replace('-240.webp', `${width}.webp`);
  large.style.background = small.style.background;
  large.srcset = `${at('-480')} 480w,${at('')} 960w`;
  large.sizes = '(min-width:520px) 520px,100vw';
  large.src = at('-480');
}

/** The dish of a card, seen close. */
export function openDishSheet(card: HTMLElement, store: BasketStore): void {
  const sheet = part(document, '#sheet', HTMLDialogElement);
  const { name } = dishOf(card);
  sheet.dataset['dish'] = card.id;
  const title = part(sheet, 'h2', HTMLElement);
  title.textContent = name;
  title.style.setProperty('--ink-on-picture', card.dataset['ink'] ?? null);
  part(sheet, 'p', HTMLElement).textContent = card.querySelector('p')?.textContent ?? '';
  showPicture(sheet, card);
  paintDishSheet(store);
  sheet.scrollTop = 0;
  openDialog(sheet);
}

/** Price and count of the open sheet, after the basket or the order type has changed. */
export function paintDishSheet(store: BasketStore): void {
  const sheet = document.querySelector<HTMLDialogElement>('#sheet');
  const card = sheet?.dataset['dish'] && document.querySelector(`#${sheet.dataset['dish']}`);
  if (!sheet || !card) return;
  const [now, old] = card.querySelectorAll('data');
  const price = part(sheet, '.buy span', HTMLElement);
  price.textContent = now?.textContent ?? '';
  if (old) {
    const struck = document.createElement('s');
    struck.textContent = old.textContent;
    price.append(struck);
  }
  const count = countOfDish(store.get(), dishOf(card).dishId);
  const counter = part(sheet, 'output', HTMLOutputElement);
  counter.value = String(count);
  counter.hidden = count === 0;
  part(sheet, '.less', HTMLElement).hidden = count === 0;
}

/** One more or one less of the dish of a card, or of the open sheet. */
export function changeCount(card: Element, by: 1 | -1, store: BasketStore): void {
  const dish = dishOf(card);
  store.set((basket) => (by === 1 ? withDish(basket, dish) : withoutOne(basket, dish.dishId)));
}
