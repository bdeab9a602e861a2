import { searchTexts } from '@comanda/contract/guest-page';
import { searchFor, searchText } from '@comanda/domain/text';
import { countOfDish } from '../../basket/basket.ts';
import { dishOf } from '../../basket/dish-on-card.ts';
import { makeRoomForKeyboard, openDialog } from '../../device/dialogs.ts';
import * as attributes from '../../markup/attributes.ts';
import * as classes from '../../markup/classes.ts';
import * as ids from '../../markup/ids.ts';
import '../../styles/search.css';
import type { OpenPage } from '../open-page.ts';
import { drawCategoryRows, drawDishRow, sectionOf } from './search-rows.ts';

type Entry = { readonly card: HTMLElement; readonly name: string; readonly folded: string };

/** What the menu shows: what the guest avoids is hidden, unless it is in the basket. */
function readEntries(): Entry[] {
  const cards = document.querySelectorAll<HTMLElement>(
    `.${classes.dishCard}:not([${attributes.finding}=contains]:not(:has(.${classes.counter})))`,
  );
  return [...cards].map((card) => ({
    card,
    name: searchText(dishOf(card).name),
    folded: searchText(
      [
        dishOf(card).name,
        card.getAttribute(attributes.workingTexts),
        card.querySelector('p')?.textContent,
        sectionOf(card),
      ].join(' '),
    ),
  }));
}

/** The empty layer; `label` says what is searched. */
function drawLayer(label: string | null, closeText: string) {
  const dialog = document.createElement('dialog');
  const top = document.createElement('div');
  const input = document.createElement('input');
  const close = document.createElement('button');
  const line = document.createElement('p');
  const list = document.createElement('ul');
  dialog.id = ids.search;
  dialog.ariaLabel = label;
  input.type = 'search';
  input.autocomplete = 'off';
  input.enterKeyHint = 'search';
  input.autofocus = true;
  input.ariaLabel = label;
  input.placeholder = label ?? '';
  close.type = 'button';
  close.className = 'x';
  close.ariaLabel = closeText;
  close.setAttribute(attributes.closesDialog, '');
  line.className = classes.searchResult;
  line.role = 'status';
  list.lang = document.querySelector('main')?.lang || document.documentElement.lang;
  top.append(input, close);
  dialog.append(top, line, list);
  return { dialog, input, line, list };
}

type Layer = ReturnType<typeof drawLayer>;

/** Both keyboards: a phone's is put away, Escape closes at once and not after emptying the field. */
function listenToKeys({ dialog, input, list }: Layer): void {
  const putAway = (): void => {
    input.blur();
  };
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') putAway();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    dialog.close();
  });
  list.addEventListener('touchmove', putAway, { passive: true });
}

/** A category's row takes the place of the layer in the history: going back leads to where the guest was. */
function listenToCategories({ dialog, list }: Layer): void {
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.closest(`.${classes.searchRow}`)) return;
    event.preventDefault();
    dialog.close();
    window.location.replace(link.hash);
  });
}

let again: (() => void) | undefined;

/** The cards were replaced, or have other words: what was typed is looked for again. */
export function searchAgain(): void {
  again?.();
}

function paintCounts(list: Element, { store }: OpenPage): void {
  const basket = store.get();
  for (const row of list.querySelectorAll(`[${attributes.shownDish}]`)) {
    const counter = row.querySelector('output');
    const count = countOfDish(basket, ids.dishIn(row.getAttribute(attributes.shownDish) ?? ''));
    if (counter) counter.textContent = count > 0 ? String(count) : '';
  }
}

/** Searches the menu over the page: before the first letter it lists the categories. */
export function openSearch(opener: HTMLElement, page: OpenPage): void {
  if (again) return;
  const { language } = page.info();
  const layer = drawLayer(opener.ariaLabel, searchTexts['guest.search.close'][language]);
  const { dialog, input, line, list } = layer;
  let entries: Entry[] | undefined;
  const paint = (): void => {
    if (input.value.trim() === '') {
      line.textContent = '';
      list.replaceChildren(...drawCategoryRows());
      return;
    }
    entries ??= readEntries();
    const isFound = searchFor(input.value);
    // A row does not show its ingredients: what has the words in its name comes first.
    const found = entries
      .filter(({ folded }) => isFound(folded))
      .toSorted((a, b) => Number(isFound(b.name)) - Number(isFound(a.name)));
    line.textContent =
      found.length === 0
        ? searchTexts['guest.search.nothing_found'][language]
        : searchTexts['guest.search.found'][language].replace('{{count}}', String(found.length));
    list.replaceChildren(...found.map(({ card }) => drawDishRow(card, page.info())));
    list.scrollTop = 0;
    paintCounts(list, page);
  };
  again = () => {
    entries = undefined;
    paint();
  };
  const forget = page.store.subscribe(() => paintCounts(list, page));
  // Beneath the layer it would not be seen.
  const note = document.querySelector(`#${ids.note}`);
  if (note) dialog.append(note);
  dialog.addEventListener('close', () => {
    again = undefined;
    forget();
    if (note) document.body.append(note);
    dialog.remove();
  });
  input.addEventListener('input', paint);
  listenToKeys(layer);
  listenToCategories(layer);
  makeRoomForKeyboard();
  paint();
  // Before the sheets, which open over it.
  document.body.prepend(dialog);
  openDialog(dialog);
}
