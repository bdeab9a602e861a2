import { BOARD_ID, LOST_LINE_ID, readReadyBoardInfo } from '../markup/ready-board-info.ts';
import { pubTime } from '../page/hours.ts';

const EVERY_MS = 4000;
/** A request that takes longer is given up: the next one may be faster. */
const PATIENCE_MS = 8000;
/** So long without an answer the numbers are old. */
const LOST_AFTER_MS = 12_000;
/** A number that has just become ready is marked for this time. */
const FLASH_MS = 7500;

const boardIn = (page: Document) => page.querySelector<HTMLElement>(`#${BOARD_ID}`);
const readyIn = (board: Element): Element[] => [...board.querySelectorAll('.ready li')];
const programOf = (page: Document) => page.querySelector('body script[src]')?.getAttribute('src');

/** Old numbers are never shown as new ones: they turn pale, and since when is said. */
function showConnection(answeredAt: number): void {
  const info = readReadyBoardInfo();
  const isLost = Date.now() - answeredAt > LOST_AFTER_MS;
  document.body.classList.toggle('off', isLost);
  const line = document.querySelector(`#${LOST_LINE_ID}`);
  if (!line || !info) return;
  const since = pubTime(new Date(answeredAt), info.timeZone);
  const text = isLost ? info.lost.replaceAll('{{time}}', since) : '';
  if (line.textContent !== text) line.textContent = text;
}

/** Draws each board that is loaded, and marks the numbers that have become ready since the one before. */
function createDrawing() {
  const marksEnd = new Map<string, number>();
  const isMarked = (item: Element) => (marksEnd.get(item.textContent) ?? 0) > Date.now();
  let drawn = boardIn(document)?.outerHTML;
  return {
    draw: (page: Document): void => {
      const next = boardIn(page);
      const shown = boardIn(document);
      if (!next || !shown || next.outerHTML === drawn) return;
      drawn = next.outerHTML;
      const before = new Set(readyIn(shown).map((item) => item.textContent));
      const board = document.adoptNode(next);
      for (const item of readyIn(board)) {
        const number = item.textContent;
        if (!before.has(number)) marksEnd.set(number, Date.now() + FLASH_MS);
        if (isMarked(item)) item.className = 'new';
      }
      shown.replaceWith(board);
    },
    unmarkOld: (): void => {
      for (const item of document.querySelectorAll('.new')) {
        if (!isMarked(item)) item.removeAttribute('class');
      }
    },
  };
}

/** Loads this same page again, from the browser's cache while the server says that nothing has changed. */
async function loadBoard(): Promise<Document> {
  const answer = await fetch(window.location.href, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

/** Keeps the board as the server has it; without an answer it says since when its numbers are old. */
export function followBoard(): void {
  const { draw, unmarkOld } = createDrawing();
  let answeredAt = Date.now();
  let timer = 0;
  let looks = 0;

  const look = async (): Promise<void> => {
    looks += 1;
    const own = looks;
    const page = await loadBoard();
    // Answers may arrive out of order: only the one that was asked for last counts.
    if (own !== looks) return;
    // The screen stays open for months: a new version of the product brings its own program.
    if (programOf(page) !== programOf(document)) window.location.reload();
    answeredAt = Date.now();
    draw(page);
  };
  const follow = async (): Promise<void> => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void follow(), EVERY_MS);
    unmarkOld();
    showConnection(answeredAt);
    await look().catch(() => undefined);
    showConnection(answeredAt);
  };

  timer = window.setTimeout(() => void follow(), EVERY_MS);
  window.addEventListener('online', () => void follow());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void follow();
  });
}
