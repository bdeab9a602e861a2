import * as ids from '../markup/ids.ts';
import { readReadyBoardInfo } from '../markup/ready-board-info.ts';
import { pubTime } from '../page/hours.ts';

const EVERY_MS = 4000;
/** A request that takes longer is given up: the next one may be faster. */
const PATIENCE_MS = 8000;
/** So long without an answer the numbers are old. */
const LOST_AFTER_MS = 12_000;
/** A number that has just become ready is marked for this time. */
const FLASH_MS = 7500;

const info = readReadyBoardInfo();
const flashesUntil = new Map<string, number>();
let answeredAt = Date.now();
let timer = 0;
let looks = 0;
let drawn = boardIn(document)?.outerHTML;

function boardIn(page: Document): HTMLElement | null {
  return page.querySelector<HTMLElement>(`#${ids.board}`);
}

const readyIn = (board: Element): Element[] => [...board.querySelectorAll('.ready li')];

/** Old numbers are never shown as new ones: they turn pale, and since when is said. */
function showConnection(): void {
  const isLost = Date.now() - answeredAt > LOST_AFTER_MS;
  document.body.classList.toggle('off', isLost);
  const line = document.querySelector(`#${ids.lostLine}`);
  if (!line || !info) return;
  const text = isLost
    ? info.lost.replaceAll('{{time}}', pubTime(new Date(answeredAt), info.timeZone))
    : '';
  if (line.textContent !== text) line.textContent = text;
}

function markNew(board: Element, before: readonly (string | null)[]): void {
  const now = Date.now();
  for (const item of readyIn(board)) {
    const number = item.textContent;
    if (!before.includes(number)) flashesUntil.set(number, now + FLASH_MS);
    if ((flashesUntil.get(number) ?? 0) > now) item.className = 'new';
  }
}

function unmarkOld(): void {
  for (const item of document.querySelectorAll('.new')) {
    if ((flashesUntil.get(item.textContent) ?? 0) <= Date.now()) item.removeAttribute('class');
  }
}

function draw(page: Document): void {
  const next = boardIn(page);
  const shown = boardIn(document);
  if (!next || !shown || next.outerHTML === drawn) return;
  drawn = next.outerHTML;
  const before = readyIn(shown).map((item) => item.textContent);
  const board = document.adoptNode(next);
  markNew(board, before);
  shown.replaceWith(board);
}

const programOf = (page: Document) => page.querySelector('script[src]')?.getAttribute('src');

/** Loads this same page again, from the browser's cache while the server says that nothing has changed. */
async function loadBoard(): Promise<void> {
  const look = (looks += 1);
  const answer = await fetch(window.location.href, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  // Answers may arrive out of order, after a wake-up: only the one that was asked for last counts.
  if (look !== looks) return;
  // The screen stays open for months: a new version of the product brings its own program.
  if (programOf(page) !== programOf(document)) window.location.reload();
  answeredAt = Date.now();
  draw(page);
}

async function follow(): Promise<void> {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => void follow(), EVERY_MS);
  unmarkOld();
  showConnection();
  await loadBoard().catch(() => undefined);
  showConnection();
}

/** A tablet at the counter stays on; the browser ends it whenever the page is hidden. */
function stayOn(): void {
  if ('wakeLock' in navigator) navigator.wakeLock.request('screen').catch(() => undefined);
}

stayOn();
timer = window.setTimeout(() => void follow(), EVERY_MS);
window.addEventListener('online', () => void follow());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible') return;
  stayOn();
  void follow();
});
