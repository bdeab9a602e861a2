import { cellsOf, type Problem } from './markdown-tables.ts';

const answers = ['held', 'partly', 'not held', 'not applicable'] as const;
type Answer = (typeof answers)[number];
type Row = { readonly line: number; readonly number: string; readonly answer: string };

/** A row of a requirement begins with its number; other tables have no such rows. */
const requirement = /^\d+\.\d+\.\d+$/;
/** Number, what is asked, answer, and the code or the reason. */
const COLUMNS = 4;

function isAnswer(text: string): text is Answer {
  return (answers as readonly string[]).includes(text);
}

function rowsOf(lines: readonly string[]): Row[] {
  return lines.flatMap((line, index) => {
    const [number = '', , answer = ''] = cellsOf(line);
    return requirement.test(number) ? [{ line: index + 1, number, answer }] : [];
  });
}

function countsOf(rows: readonly Row[]): string {
  const counts = answers.map(
    (answer) => `${rows.filter((row) => row.answer === answer).length} ${answer}`,
  );
  return `${rows.length} requirements: ${counts.join(', ')}.`;
}

/** Each requirement has exactly one row, and the page has no row of another one. */
function problemsOfNumbers(rows: readonly Row[], required: readonly string[]): Problem[] {
  const first = new Map<string, Row>();
  const wrong: Problem[] = [];
  for (const row of rows) {
    const { line, number } = row;
    if (!required.includes(number)) wrong.push({ line, what: `no such requirement: ${number}` });
    if (first.has(number)) wrong.push({ line, what: `a second row of ${number}` });
    first.set(number, row);
  }
  const missing = required.filter((number) => !first.has(number));
  return [...wrong, ...missing.map((number) => ({ line: 1, what: `no row of ${number}` }))];
}

function problemsOfRow({ line, number, answer }: Row, cells: readonly string[]): Problem[] {
  if (cells.length !== COLUMNS || cells.includes('')) {
    return [{ line, what: `${number} has an empty cell` }];
  }
  return isAnswer(answer) ? [] : [{ line, what: `${number} has no such answer: ${answer}` }];
}

/**
 * Checks the page about the security standard: a row for each requirement, the counts, and that what is
 * not held is in the section before the chapters.
 */
export function checkSecurity(text: string, required: readonly string[]): Problem[] {
  const lines = text.split('\n');
  const rows = rowsOf(lines);
  const before = lines.slice(0, (rows[0]?.line ?? 1) - 1);
  const explained = new Set(before.join('\n').match(/\d+\.\d+\.\d+/g));
  const unexplained = rows.filter(
    ({ answer, number }) =>
      (answer === 'partly' || answer === 'not held') && !explained.has(number),
  );
  const counts = countsOf(rows);
  return [
    ...problemsOfNumbers(rows, required),
    ...rows.flatMap((row) => problemsOfRow(row, cellsOf(lines[row.line - 1] ?? ''))),
    ...unexplained.map(({ line, number }) => ({ line, what: `${number} is not explained above` })),
    ...(before.includes(counts) ? [] : [{ line: 1, what: `the counts are not: ${counts}` }]),
  ];
}
