// Not of `ids` and `readInfo`: a module that the board shared with the menu would be one more file before a guest's
// first tap.

/** The elements of the ready board, by their `id`. */
export const BOARD_ID = 'board';
export const LOST_LINE_ID = 'lost';

/** The info that the server writes into the ready board for its program. */
export type ReadyBoardInfo = {
  readonly timeZone: string;
  /** With `{{time}}`, in each language of the board. */
  readonly lost: string;
};

export function readReadyBoardInfo(): ReadyBoardInfo | undefined {
  const text = document.querySelector('script[type="application/json"]')?.textContent;
  return text ? (JSON.parse(text) as ReadyBoardInfo) : undefined;
}
