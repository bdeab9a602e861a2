import { foldText, holdsWords } from '@comanda/domain/text';

type Entry = { readonly card: HTMLElement; readonly folded: string };

let entries: Entry[] | undefined;

// Made at the first letter: most guests never search.
function readEntries(): Entry[] {
  return [...document.querySelectorAll<HTMLElement>('.d')].map((card) => ({
    card,
    folded: foldText(
      [
        card.querySelector('a')?.textContent,
        card.querySelector('p')?.textContent,
        card.closest('section')?.querySelector('h3')?.textContent,
      ].join(' '),
    ),
  }));
}

function show(words: string): void {
  entries ??= readEntries();
  let found = 0;
  for (const { card, folded } of entries) {
    card.hidden = words !== '' && !holdsWords(folded, words);
    if (!card.hidden) found += 1;
  }
  for (const section of document.querySelectorAll<HTMLElement>('main section')) {
    section.hidden = section.querySelector('.d:not([hidden])') === null;
  }
  const line = document.querySelector<HTMLElement>('.found');
  if (!line) return;
  line.textContent =
    words === ''
      ? ''
      : found === 0
        ? (line.dataset['none'] ?? '')
        : `${line.dataset['found'] ?? ''}${found}`;
}

/** Opens or closes the search; closing shows the whole menu again. */
export function toggleSearch(): void {
  const form = document.querySelector<HTMLElement>('.find');
  const input = form?.querySelector('input');
  if (!form || !input) return;
  form.hidden = !form.hidden;
  if (form.hidden) {
    input.value = '';
    show('');
    document.querySelector<HTMLElement>('.round')?.focus();
  } else {
    input.focus();
  }
}

export function startSearch(): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('.find')) return;
    show(foldText(target.value));
    const nav = document.querySelector<HTMLElement>('.nav');
    // Results begin right beneath the pills, wherever the reader was.
    if (nav) window.scrollTo({ top: nav.offsetTop, behavior: 'instant' });
  });
  document.addEventListener('keydown', (event) => {
    const isInSearch = event.target instanceof Element && event.target.closest('.find') !== null;
    if (!isInSearch) return;
    if (event.key === 'Escape') toggleSearch();
    // The keyboard of a phone hides what was found.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.target.blur();
  });
}

/** The cards are others now: what was read of the old ones is worth nothing. */
export function forgetSearch(): void {
  entries = undefined;
}
