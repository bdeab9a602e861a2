import * as ids from '../markup/ids.ts';

const SHOWN_MS = 5000;
let timer = 0;

/** One line for an error or an event, also announced to screen readers. */
export function showNote(text: string, shownMs = SHOWN_MS): void {
  const line = document.querySelector(`#${ids.note}`);
  if (!line) return;
  line.textContent = text;
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    line.textContent = '';
  }, shownMs);
}
