import { isLanguage } from '@comanda/contract/texts';
import { deviceMemory } from '../../device/memory.ts';
import { note } from '../note.ts';

const STORAGE_KEY = 'comanda.language';

/** The choice that is kept on this device; no cookie, so the cached page is the same for everybody. */
export function storedLanguage(): string | null {
  return deviceMemory.getItem(STORAGE_KEY);
}

function topCard(): { id: string; top: number } | undefined {
  for (const card of document.querySelectorAll('.d')) {
    const { top } = card.getBoundingClientRect();
    if (top > 100) return { id: card.id, top };
  }
  return undefined;
}

// Words differ in length between languages, so the place is held by a dish, not by a number of pixels.
function swap(next: Document): void {
  const place = window.scrollY > 0 ? topCard() : undefined;
  const page = document.querySelector('#page');
  const nextPage = next.querySelector('#page');
  if (!page || !nextPage) return;
  page.replaceWith(document.adoptNode(nextPage));
  document.documentElement.lang = next.documentElement.lang;
  document.title = next.title;
  for (const { name, value } of next.body.attributes) document.body.setAttribute(name, value);
  const card = place && document.querySelector(`#${place.id}`);
  if (!place || !card) return;
  const moved = card.getBoundingClientRect().top - place.top;
  window.scrollBy({ top: moved, behavior: 'instant' });
}

/**
 * Reads this page anew, as the venue has it now, and leaves the reader where they are. Tells whether the page
 * is another one now: what nobody wants any more when it comes is dropped.
 */
async function readPage(language: string, isWanted: () => boolean): Promise<boolean> {
  const answer = await fetch(`${window.location.pathname}?lang=${language}`);
  if (!answer.ok) throw new Error(String(answer.status));
  const text = await answer.text();
  if (!isWanted()) return false;
  swap(new DOMParser().parseFromString(text, 'text/html'));
  return true;
}

/** The page again in its own language, unless it has changed to another one meanwhile. */
export async function readPageAgain(): Promise<boolean> {
  const { lang } = document.documentElement;
  return readPage(lang, () => document.documentElement.lang === lang);
}

let choices = 0;

/** Shows the page in another language without leaving the place the reader is at. */
export async function chooseLanguage(language: string, onSwapped: () => void): Promise<void> {
  if (!isLanguage(language)) return;
  const address = new URL(window.location.href);
  address.searchParams.set('lang', language);
  deviceMemory.setItem(STORAGE_KEY, language);
  choices += 1;
  const choice = choices;
  try {
    // Answers may overtake each other: the last choice is the one that counts.
    if (!(await readPage(language, () => choice === choices))) return;
    window.history.replaceState(window.history.state, '', address);
    onSwapped();
    document.querySelector<HTMLElement>(`.langs [hreflang="${language}"]`)?.focus({
      preventScroll: true,
    });
  } catch {
    note(document.body.dataset['unread'] ?? '');
  }
}
