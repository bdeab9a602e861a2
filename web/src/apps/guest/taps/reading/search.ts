import { searchFor, searchText } from '@comanda/domain/text';

import * as attributes from '../../markup/attributes.ts';
import * as classes from '../../markup/classes.ts';
import type { PageInfo } from '../../markup/page-info.ts';
import type { ClickHandler } from '../open-page.ts';

const CARD = `.${classes.dishCard}`;
const SEARCH = `.${classes.search}`;

type Entry = { readonly card: HTMLElement; readonly folded: string };

let entries: Entry[] | undefined;

// Created at the first letter: most guests never search.
function readEntries(): Entry[] {
  return [...document.querySelectorAll<HTMLElement>(CARD)].map((card) => ({
    card,
    folded: searchText(
      [
        card.querySelector('a')?.textContent,
        card.getAttribute(attributes.workingTexts),
        card.querySelector('p')?.textContent,
        card.closest('section')?.querySelector('h3')?.textContent,
      ].join(' '),
    ),
  }));
}

function show(typed: string, { texts }: PageInfo): void {
  entries ??= readEntries();
  const isFound = searchFor(typed);
  let found = 0;
  for (const { card, folded } of entries) {
    card.hidden = !isFound(folded);
    if (!card.hidden && card.getAttribute(attributes.finding) !== 'contains') found += 1;
  }
  for (const section of document.querySelectorAll<HTMLElement>('main section')) {
    section.hidden = section.querySelector(`${CARD}:not([hidden])`) === null;
  }
  const line = document.querySelector(`.${classes.searchResult}`);
  if (!line) return;
  line.textContent =
    typed.trim() === '' ? '' : found === 0 ? texts.nothingFound : texts.found(found);
}

/** Opens or closes the search; closing shows the whole menu again. */
function toggleSearch(info: PageInfo): void {
  const form = document.querySelector<HTMLElement>(SEARCH);
  const input = form?.querySelector('input');
  if (!form || !input) return;
  form.hidden = !form.hidden;
  if (form.hidden) {
    input.value = '';
    show('', info);
    document.querySelector<HTMLElement>(`.${classes.searchOpener}`)?.focus();
  } else {
    input.focus();
  }
}

export const clickSearch: ClickHandler = (_button, { info }) => toggleSearch(info());

export function startSearch(info: () => PageInfo): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest(SEARCH)) return;
    show(target.value, info());
    const nav = document.querySelector<HTMLElement>(`.${classes.nav}`);
    // Results begin right beneath the row, at any scroll position.
    if (nav) window.scrollTo({ top: nav.offsetTop, behavior: 'instant' });
  });
  document.addEventListener('keydown', (event) => {
    const isInSearch = event.target instanceof Element && event.target.closest(SEARCH) !== null;
    if (!isInSearch) return;
    if (event.key === 'Escape') toggleSearch(info());
    // The keyboard of a phone hides the results.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.target.blur();
  });
}

/** The cards were replaced: the index of the old ones is invalid. */
export function clearSearch(): void {
  entries = undefined;
}
