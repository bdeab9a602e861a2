import { describe, expect, it } from 'vitest';
import { checkSecurity } from './check-security.ts';

const required = ['1.1.1', '1.1.2', '6.1.1', '6.3.3'];
const counts = '4 requirements: 1 held, 1 partly, 1 not held, 1 not applicable.';
const missing = [
  '## What is not protected',
  '',
  '| what is missing | numbers |',
  '| --- | --- |',
  '| A second factor | 6.1.1 partly, 6.3.3 |',
];
const notApplicable = ['## Not applicable', '', '- No LDAP: 1.1.2.'];
const held = ['## V1', '', '- 1.1.1 Decoded once (as 6.3.3 says). [odd-requests.test.ts]'];
const problemsOf = (...lines: string[]) =>
  checkSecurity(lines.join('\n'), required).map(({ line, what }) => `${line}: ${what}`);

describe('a page about the standard', () => {
  it('with one answer to each requirement is fine', () => {
    expect(problemsOf(counts, ...missing, ...notApplicable, ...held)).toEqual([]);
  });

  it('without a requirement is refused', () => {
    const right = '3 requirements: 0 held, 1 partly, 1 not held, 1 not applicable.';
    expect(problemsOf(right, ...missing, ...notApplicable)).toEqual(['1: no answer to 1.1.1']);
  });

  it.each([
    ['twice in one section', '- 1.1.1 Decoded twice. (no test)', '1.1.1'],
    ['held and missing', '- 6.3.3 A second factor. (no test)', '6.3.3'],
  ])('with a requirement that is %s is refused', (_, item, number) => {
    const right = '5 requirements: 2 held, 1 partly, 1 not held, 1 not applicable.';
    const problems = problemsOf(right, ...missing, ...notApplicable, ...held, item);
    expect(problems).toEqual([`13: a second answer to ${number}`]);
  });

  it('with a requirement that the standard does not have is refused', () => {
    const right = '5 requirements: 2 held, 1 partly, 1 not held, 1 not applicable.';
    const problems = problemsOf(
      right,
      ...missing,
      ...notApplicable,
      ...held,
      '- 1.1.9 A. (no test)',
    );
    expect(problems).toEqual(['13: no such requirement: 1.1.9']);
  });

  it('with other counts than it has answers is refused', () => {
    expect(problemsOf(...missing, ...notApplicable, ...held)).toEqual([
      `1: the counts are not: ${counts}`,
    ]);
  });

  it('that begins with something else is refused', () => {
    expect(problemsOf(counts, ...held, ...missing, ...notApplicable)).toEqual([
      '2: the first section is not: ## What is not protected',
    ]);
  });
});
