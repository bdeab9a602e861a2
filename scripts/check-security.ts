import { cellsOf, type Problem } from './markdown-tables.ts';

const answers = ['held', 'partly', 'not held', 'not applicable'] as const;
type Answer = (typeof answers)[number];
type Requirement = { readonly line: number; readonly number: string; readonly answer: Answer };

const MISSING = '## What is not protected';
const NOT_APPLICABLE = '## Not applicable';
/** An item about a requirement that is held begins with its number. */
const held = /^- (\d+\.\d+\.\d+) /;
const numbers = /(\d+\.\d+\.\d+)( partly)?/g;

/** The requirements that a line answers, by the section in which it stands. */
function answersOf(line: string, section: string): Omit<Requirement, 'line'>[] {
  const [, number] = held.exec(line) ?? [];
  if (number !== undefined) return [{ number, answer: 'held' }];
  if (section === MISSING) {
    const found = [...(cellsOf(line).at(-1) ?? '').matchAll(numbers)];
    return found.map(([, one = '', partly]) => ({
      number: one,
      answer: partly === undefined ? 'not held' : 'partly',
    }));
  }
  if (section !== NOT_APPLICABLE) return [];
  return [...line.matchAll(numbers)].map(([one]) => ({ number: one, answer: 'not applicable' }));
}

function requirementsOf(lines: readonly string[]): Requirement[] {
  let section = '';
  return lines.flatMap((line, index) => {
    if (line.startsWith('## ')) section = line;
    return answersOf(line, section).map((one) => ({ ...one, line: index + 1 }));
  });
}

function countsOf(requirements: readonly Requirement[]): string {
  const counts = answers.map(
    (answer) => `${requirements.filter((one) => one.answer === answer).length} ${answer}`,
  );
  return `${requirements.length} requirements: ${counts.join(', ')}.`;
}

/** Each requirement of the standard is answered exactly once, and no other one. */
function problemsOfNumbers(
  requirements: readonly Requirement[],
  required: readonly string[],
): Problem[] {
  const answered = new Set<string>();
  const wrong: Problem[] = [];
  for (const { line, number } of requirements) {
    if (!required.includes(number)) wrong.push({ line, what: `no such requirement: ${number}` });
    if (answered.has(number)) wrong.push({ line, what: `a second answer to ${number}` });
    answered.add(number);
  }
  const missing = required.filter((number) => !answered.has(number));
  return [...wrong, ...missing.map((number) => ({ line: 1, what: `no answer to ${number}` }))];
}

/**
 * Checks the page about the security standard: an answer to each requirement, the counts, and that it begins
 * with what is not protected.
 */
export function checkSecurity(text: string, required: readonly string[]): Problem[] {
  const lines = text.split('\n');
  const requirements = requirementsOf(lines);
  const counts = countsOf(requirements);
  const first = lines.findIndex((line) => line.startsWith('## '));
  return [
    ...problemsOfNumbers(requirements, required),
    ...(lines[first] === MISSING
      ? []
      : [{ line: first + 1, what: `the first section is not: ${MISSING}` }]),
    ...(text.includes(counts) ? [] : [{ line: 1, what: `the counts are not: ${counts}` }]),
  ];
}
