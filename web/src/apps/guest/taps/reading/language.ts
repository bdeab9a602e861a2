import { isLanguage } from '@comanda/contract/texts';
import { deviceStorage } from '../../device/safe-storage.ts';
import * as classes from '../../markup/classes.ts';
import * as ids from '../../markup/ids.ts';
import type { ClickHandler, OpenPage } from '../open-page.ts';
import { showNote } from '../../device/show-note.ts';

const PAGE = `#${ids.page}`;
const STORAGE_KEY = 'comanda.language';

/** The choice stored on this device; no cookie, so the cached page is the same for everyone. */
export function storedLanguage(): string | null {
  return deviceStorage.getItem(STORAGE_KEY);
}

function topCard(): { id: string; top: number } | undefined {
  for (const card of document.querySelectorAll(`.${classes.dishCard}`)) {
    const { top } = card.getBoundingClientRect();
    if (top > 100) return { id: card.id, top };
  }
  return undefined;
}

// Texts differ in length between languages, so the position is held by a dish, not by a number of pixels.
function swap(next: Document): void {
  const place = window.scrollY > 0 ? topCard() : undefined;
  const page = document.querySelector(PAGE);
  const nextPage = next.querySelector(PAGE);
  // A page cached by an older program lacks data that this one needs.
  if (!page || !nextPage?.querySelector(`#${ids.info}`)) return;
  page.replaceWith(document.adoptNode(nextPage));
  document.documentElement.lang = next.documentElement.lang;
  document.title = next.title;
  const card = place && document.querySelector(`#${place.id}`);
  if (!place || !card) return;
  const moved = card.getBoundingClientRect().top - place.top;
  window.scrollBy({ top: moved, behavior: 'instant' });
}

/**
 * Loads this page again, in the pub's current version, at the same scroll position. Returns whether the page
 * was replaced: a response that is no longer needed when it comes is dropped.
 */
async function loadPage(language: string, isNeeded: () => boolean): Promise<boolean> {
  const answer = await fetch(`${window.location.pathname}?lang=${language}`);
  if (!answer.ok) throw new Error(String(answer.status));
  const text = await answer.text();
  if (!isNeeded()) return false;
  swap(new DOMParser().parseFromString(text, 'text/html'));
  return true;
}

/** Loads the page again in its own language, unless the language has changed meanwhile. */
export async function reloadPage(): Promise<boolean> {
  const { lang } = document.documentElement;
  return loadPage(lang, () => document.documentElement.lang === lang);
}

let choices = 0;

/** Shows the page in another language at the same scroll position. */
export async function chooseLanguage(
  language: string,
  { info, swapped }: Pick<OpenPage, 'info' | 'swapped'>,
): Promise<void> {
  if (!isLanguage(language)) return;
  const address = new URL(window.location.href);
  address.searchParams.set('lang', language);
  deviceStorage.setItem(STORAGE_KEY, language);
  choices += 1;
  const choice = choices;
  try {
    // Responses may arrive out of order: the last choice counts.
    if (!(await loadPage(language, () => choice === choices))) return;
    window.history.replaceState(window.history.state, '', address);
    swapped();
    document.querySelector<HTMLElement>(`.${classes.languages} [hreflang="${language}"]`)?.focus({
      preventScroll: true,
    });
  } catch {
    showNote(info().texts.languageDidNotLoad);
  }
}

/** Changes the language in place, unless the guest opens it in a new tab. */
export const clickLanguage: ClickHandler = (link, page, event) => {
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  void chooseLanguage(link.hreflang, page);
};
