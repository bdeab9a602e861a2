import { describe, expect, it } from 'vitest';
import { checkSecurity } from './check-security.ts';

const required = ['1.1.1', '1.1.2', '6.3.3'];
const explanation = 'A second factor: 6.3.3.';
const counts = '3 requirements: 1 held, 0 partly, 1 not held, 1 not applicable.';
const rows = [
  '| 1.1.1 | decoded once | held | `a` |',
  '| 1.1.2 | escaped last | not applicable | none |',
  '| 6.3.3 | a second factor | not held | none |',
];
const page = (...lines: string[]) => lines.join('\n');
const problemsOf = (...lines: string[]) =>
  checkSecurity(page(...lines), required).map(({ line, what }) => `${line}: ${what}`);

describe('a page about the standard', () => {
  it('with one row for each requirement is fine', () => {
    expect(problemsOf(counts, explanation, '', ...rows)).toEqual([]);
  });

  it('without a requirement is refused', () => {
    const right = '2 requirements: 1 held, 0 partly, 0 not held, 1 not applicable.';
    expect(problemsOf(right, explanation, ...rows.slice(0, 2))).toEqual(['1: no row of 6.3.3']);
  });

  it('with a requirement twice is refused', () => {
    const right = '4 requirements: 2 held, 0 partly, 1 not held, 1 not applicable.';
    expect(problemsOf(right, explanation, ...rows, rows[0] ?? '')).toEqual([
      '6: a second row of 1.1.1',
    ]);
  });

  it('with a requirement that the standard does not have is refused', () => {
    const right = '4 requirements: 2 held, 0 partly, 1 not held, 1 not applicable.';
    expect(problemsOf(right, explanation, ...rows, '| 1.1.9 | a | held | b |')).toEqual([
      '6: no such requirement: 1.1.9',
    ]);
  });

  it('with other counts than its rows have is refused', () => {
    expect(problemsOf(explanation, ...rows)).toEqual([`1: the counts are not: ${counts}`]);
  });

  it('with a gap that is not explained before the rows is refused', () => {
    expect(problemsOf(counts, ...rows, explanation)).toEqual(['4: 6.3.3 is not explained above']);
  });

  it('does not explain a gap by its own row', () => {
    const right = '3 requirements: 0 held, 1 partly, 1 not held, 1 not applicable.';
    const partly = '| 1.1.1 | decoded once | partly | `a` |';
    expect(problemsOf(right, explanation, partly, ...rows.slice(1))).toEqual([
      '3: 1.1.1 is not explained above',
    ]);
  });

  it('with a gap whose number is only the beginning of an explained one is refused', () => {
    expect(problemsOf(counts, 'Something else: 6.3.31.', ...rows)).toEqual([
      '5: 6.3.3 is not explained above',
    ]);
  });

  it.each([
    ['an empty cell', '| 1.1.2 | escaped last | not applicable |  |', '1.1.2 has an empty cell'],
    ['an unknown answer', '| 1.1.2 | a | perhaps | b |', '1.1.2 has no such answer: perhaps'],
  ])('with %s is refused', (_, row, what) => {
    const problems = problemsOf(counts, explanation, rows[0] ?? '', row, rows[2] ?? '');
    expect(problems).toContain(`4: ${what}`);
  });
});
