import * as ids from '../markup/ids.ts';

const SHOWN_MS = 5000;
let timer = 0;

/** One line for what went wrong or just happened, read out loud too. */
export function note(text: string, shownMs = SHOWN_MS): void {
  const line = document.querySelector(`#${ids.note}`);
  if (!line) return;
  line.textContent = text;
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    line.textContent = '';
  }, shownMs);
}
