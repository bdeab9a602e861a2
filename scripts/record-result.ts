import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One line of docs/reliability.md: what was done, and figures in words. */
export type ReliabilityRow = {
  /** Rows of the same name are replaced by the next run. */
  readonly work: string;
  readonly rounds: number;
  /** Undefined where it was not counted. */
  readonly acknowledged?: number;
  readonly lost?: number;
  readonly doubled?: number;
  readonly missedEvents?: number;
  /** In seconds, one for each round: the longest time without an acknowledged order. */
  readonly gaps?: readonly number[];
  /** Other figures. */
  readonly also?: string;
};

/** A row of any table, with the day of its run. */
export type Measured<Row> = Row & { readonly work: string; readonly date: string };
/** The rows of a table by suite. */
export type Results<Row> = Readonly<Record<string, readonly Measured<Row>[]>>;

/** The two comments of the document between which a table is written. */
type Marks = { readonly start: string; readonly end: string };

/** A generated table of docs/reliability.md. */
export type ReliabilityTable<Row> = {
  /** The file in docs/ that keeps the rows. */
  readonly file: string;
  readonly marks: Marks;
  readonly write: (results: Results<Row>) => string;
};

const HEADINGS = [
  'suite',
  'work',
  'rounds',
  'acknowledged orders',
  'lost',
  'doubled',
  'events missed',
  'gap, median',
  'gap, longest',
  'also',
  'measured',
];

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor((sorted.length - 1) / 2);
  const [low = 0, high = low] = sorted.slice(middle, middle + 2 - (sorted.length % 2));
  return (low + high) / 2;
}

/** A figure of a table; empty where it was not counted. */
export const count = (value: number | undefined): string => value?.toLocaleString('en') ?? '';
const seconds = (value: number): string => `${value.toFixed(1)} s`;

function cellsOf(suite: string, row: Measured<ReliabilityRow>): string[] {
  const { gaps = [] } = row;
  return [
    suite,
    row.work,
    count(row.rounds),
    count(row.acknowledged),
    count(row.lost),
    count(row.doubled),
    count(row.missedEvents),
    gaps.length > 0 ? seconds(medianOf(gaps)) : '',
    gaps.length > 0 ? seconds(Math.max(...gaps)) : '',
    row.also ?? '',
    row.date,
  ];
}

/** Rows of all suites in Markdown. */
export function markdownTable<Row>(
  results: Results<Row>,
  headings: readonly string[],
  cells: (suite: string, row: Measured<Row>) => readonly string[],
): string {
  const rows = Object.entries(results).flatMap(([suite, measured]) =>
    measured.map((row) => cells(suite, row)),
  );
  return [headings, headings.map(() => '---'), ...rows]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}

/** All results of faults as one table, in Markdown. */
export const reliabilityTable = (results: Results<ReliabilityRow>): string =>
  markdownTable(results, HEADINGS, cellsOf);

/** The results with the rows of a run; rows of this suite that the run has not measured stay. */
export function withRows<Row>(
  results: Results<Row>,
  suite: string,
  rows: readonly Measured<Row>[],
): Results<Row> {
  const measured = new Set(rows.map(({ work }) => work));
  const kept = (results[suite] ?? []).filter(({ work }) => !measured.has(work));
  return { ...results, [suite]: [...kept, ...rows] };
}

/** The document with a table between its two comments; the text around them is written by hand. */
export function withTable(document: string, marks: Marks, table: string): string {
  const start = `<!-- ${marks.start} -->\n`;
  const from = document.indexOf(start);
  const to = document.indexOf(`<!-- ${marks.end} -->`);
  if (from === -1 || to < from) throw new Error(`the document has no place for ${marks.start}`);
  return `${document.slice(0, from)}${start}\n${table}\n\n${document.slice(to)}`;
}

const pathOf = (file: string): string => fileURLToPath(new URL(`../docs/${file}`, import.meta.url));

/** Keeps the rows of a suite in a file of docs/ and writes their table into docs/reliability.md. */
export function recordRows<Row extends { readonly work: string }>(
  table: ReliabilityTable<Row>,
  suite: string,
  rows: readonly Row[],
): void {
  const file = pathOf(table.file);
  const document = pathOf('reliability.md');
  const date = new Date().toISOString().slice(0, 10);
  const known = JSON.parse(readFileSync(file, 'utf8')) as Results<Row>;
  const results = withRows(
    known,
    suite,
    rows.map((row) => ({ ...row, date })),
  );
  writeFileSync(file, `${JSON.stringify(results, undefined, 2)}\n`);
  const text = withTable(readFileSync(document, 'utf8'), table.marks, table.write(results));
  writeFileSync(document, text);
  execFileSync('oxfmt', [file, document]);
}

const faultTable: ReliabilityTable<ReliabilityRow> = {
  file: 'reliability.json',
  marks: { start: 'generated by the suites', end: 'end of the generated part' },
  write: reliabilityTable,
};

/** Keeps the rows of a suite of faults in docs/reliability.json and writes their table. */
export const recordResult = (suite: string, rows: readonly ReliabilityRow[]): void =>
  recordRows(faultTable, suite, rows);
