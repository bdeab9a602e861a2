import { count, markdownTable, recordRows, type Measured, type Results } from './record-result.ts';

/** One line of the second table of docs/reliability.md: what was tried against the product, and what came of it. */
export type AttemptRow = {
  /** Rows of the same name are replaced by the next run. */
  readonly work: string;
  /** Requests, connections or frames. */
  readonly tried: number;
  /** Undefined where it was not counted, like each of the others. */
  readonly refused?: number;
  /** Answers of the class 5xx. */
  readonly serverErrors?: number;
  /** Errors that no part of the program handled: they end its process. */
  readonly unhandled?: number;
  /** Answers that do not fit their schema in the contract, or refusals that it does not name. */
  readonly outsideContract?: number;
  /** Sockets and connections that were open at once. */
  readonly held?: number;
  /** Other figures. */
  readonly also?: string;
};

const HEADINGS = [
  'suite',
  'work',
  'tried',
  'refused',
  '5xx',
  'unhandled',
  'outside the contract',
  'held at once',
  'also',
  'measured',
];

function cellsOf(suite: string, row: Measured<AttemptRow>): string[] {
  const { work, tried, refused, serverErrors, unhandled, outsideContract, held, also, date } = row;
  const figures = [tried, refused, serverErrors, unhandled, outsideContract, held].map(count);
  return [suite, work, ...figures, also ?? '', date];
}

/** All results of attempts as one table, in Markdown. */
export const attemptTable = (results: Results<AttemptRow>): string =>
  markdownTable(results, HEADINGS, cellsOf);

/** Keeps a row in docs/reliability-attempts.json and writes the table, when RECORD_RESULTS asks for it. */
export function recordAttempts(suite: string, row: AttemptRow): void {
  if (!process.env['RECORD_RESULTS']) return;
  const table = {
    file: 'reliability-attempts.json',
    marks: { start: 'the table of attempts', end: 'end of the table of attempts' },
    write: attemptTable,
  };
  recordRows(table, suite, [row]);
}
