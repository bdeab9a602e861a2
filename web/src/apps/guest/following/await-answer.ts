import * as attributes from '../markup/attributes.ts';
import * as ids from '../markup/ids.ts';

const LONGEST_TIMER_MS = 24 * 60 * 60_000;

let timer = 0;

export function announce(text: string): void {
  const place = document.querySelector(`#${ids.statusAnnouncement}`);
  const said = text.replaceAll(/\s+/g, ' ');
  // Written again it would be read again, each time that the page is.
  if (place && place.textContent !== said) place.textContent = said;
}

/**
 * Shows the notice "call the pub" after the number of milliseconds that the server has written into the page. To be
 * called again each time the order is redrawn.
 */
export function awaitAnswer(): void {
  window.clearTimeout(timer);
  const notice = document.querySelector<HTMLElement>(`#${ids.unanswered}[hidden]`);
  const left = Number(notice?.getAttribute(attributes.timeLeft));
  // A longer time than a timer can wait, of an order for later: the page is loaded again long before.
  if (!notice || left > LONGEST_TIMER_MS) return;
  timer = window.setTimeout(() => {
    notice.hidden = false;
    notice.previousElementSibling?.toggleAttribute('hidden', true);
    announce(notice.innerText);
  }, left);
}
