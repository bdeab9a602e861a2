import { readInfo } from './read-info.ts';

/** The info that the server writes into the ready board for its program. */
export type ReadyBoardInfo = {
  readonly timeZone: string;
  /** With `{{time}}`, in each language of the board. */
  readonly lost: string;
};

export function readReadyBoardInfo(): ReadyBoardInfo | undefined {
  return readInfo() as ReadyBoardInfo | undefined;
}
