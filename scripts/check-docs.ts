import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkSecurity } from './check-security.ts';
import { cellsOf, type Problem } from './markdown-tables.ts';

type PageReport = {
  readonly problems: readonly Problem[];
  /** Rows of the tables that name the test of a rule. */
  readonly rules: number;
  readonly tested: number;
  readonly untested: number;
};

type Exists = (repositoryPath: string) => boolean;

const HELD_BY = 'held by';
const NO_TEST = 'no test';
/** The page about the security standard, and the numbers of its requirements. */
const SECURITY = { page: 'docs/security.md', list: 'docs/security-asvs-5.0-level-2.txt' } as const;
/** Allowed in place of a test: build steps that fail by themselves. */
const buildSteps = new Set(['the type checker', 'the linter']);

const fence = /^\s*(?:```|~~~)/;
const codeSpan = /`([^`]+)`/g;
const link = /\[([^\]]*)\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g;
/** The text of a link that is the name of a source file. */
const sourceName = /^[\w.-]+\.tsx?$/;
/** A literal path; one with a placeholder (`<x>`, `*`, `{a,b}`) is not checked. */
const repositoryPath = /^(?:domain|contract|server|web|e2e|bench|scripts|tools|docs)\/[\w./@-]*$/;
const tableRule = /^\|(?:\s*:?-+:?\s*\|)+$/;

type Link = { readonly text: string; readonly target: string };

function linksOf(text: string): Link[] {
  const links = text.replaceAll(codeSpan, '').matchAll(link);
  return [...links].map(([, label = '', target = '']) => ({ text: label, target }));
}

/** The path of a link's target in the repository; undefined for an external address. */
function targetPath(page: string, target: string): string | undefined {
  if (/^[a-z][a-z+.-]*:/i.test(target)) return undefined;
  const [file = ''] = decodeURI(target).split(/[#?]/);
  return path.posix.join(path.posix.dirname(page), file);
}

function problemsOf(page: string, text: string, exists: Exists): string[] {
  const links = linksOf(text);
  const targets = links.filter(({ target }) => {
    const named = targetPath(page, target);
    return named !== undefined && !exists(named);
  });
  const misnamed = links.filter(
    (one) => sourceName.test(one.text) && path.posix.basename(one.target) !== one.text,
  );
  const paths = [...text.matchAll(codeSpan)]
    .map(([, code = '']) => code)
    .filter((code) => repositoryPath.test(code) && !exists(code));
  return [
    ...targets.map(({ target }) => `the link leads nowhere: ${target}`),
    ...misnamed.map((one) => `the link has another file's name: ${one.text}`),
    ...paths.map((named) => `there is no such path: ${named}`),
  ];
}

type Check = 'test' | 'other' | 'none' | 'missing';

function checkOf(cell: string): Check {
  if (linksOf(cell).length > 0) return 'test';
  if (buildSteps.has(cell)) return 'other';
  return cell === NO_TEST ? 'none' : 'missing';
}

/** The lines of a page outside of its code blocks; those inside are empty. */
function proseOf(text: string): string[] {
  let isCode = false;
  return text.split('\n').map((line) => {
    const isFence = fence.test(line);
    if (isFence) isCode = !isCode;
    return isFence || isCode ? '' : line;
  });
}

/** Reads one page: the missing files that it names, and the tests of its rules. */
export function readPage(page: string, text: string, exists: Exists): PageReport {
  const lines = proseOf(text);
  const problems: Problem[] = [];
  const checks: Check[] = [];
  let column = -1;
  for (const [index, line] of lines.entries()) {
    const at = index + 1;
    problems.push(...problemsOf(page, line, exists).map((what) => ({ line: at, what })));
    const isHeader = tableRule.test(lines[at]?.trim() ?? '');
    if (isHeader) column = cellsOf(line).indexOf(HELD_BY);
    if (!line.trim().startsWith('|')) column = -1;
    if (column < 0 || isHeader || tableRule.test(line.trim())) continue;
    const check = checkOf(cellsOf(line)[column] ?? '');
    checks.push(check);
    if (check === 'missing') {
      problems.push({ line: at, what: `neither a test nor "${NO_TEST}" stands beside this rule` });
    }
  }
  const count = (wanted: Check) => checks.filter((check) => check === wanted).length;
  return { problems, rules: checks.length, tested: count('test'), untested: count('none') };
}

function print(name: string, { rules, tested, untested }: Omit<PageReport, 'problems'>): void {
  process.stdout.write(
    `${name}: ${rules} rules, ${tested} held by a test, ${untested} without one\n`,
  );
}

function listPages(): string[] {
  const asked = ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'];
  const listed = execFileSync('git', asked, { encoding: 'utf8' }).split('\n');
  return [...new Set(listed)].filter((page) => page !== '' && existsSync(page)).toSorted();
}

function report(page: string, problems: readonly Problem[]): void {
  for (const { line, what } of problems) {
    process.stderr.write(`${page}:${line}: ${what}\n`);
    process.exitCode = 1;
  }
}

/** Checks every Markdown page of the repository; prints each problem with its page and line. */
function checkDocs(): void {
  const total = { rules: 0, tested: 0, untested: 0 };
  for (const page of listPages()) {
    const { problems, ...counts } = readPage(page, readFileSync(page, 'utf8'), existsSync);
    report(page, problems);
    if (counts.rules > 0) print(page, counts);
    total.rules += counts.rules;
    total.tested += counts.tested;
    total.untested += counts.untested;
  }
  const required = readFileSync(SECURITY.list, 'utf8').trim().split('\n');
  report(SECURITY.page, checkSecurity(readFileSync(SECURITY.page, 'utf8'), required));
  print('all pages', total);
}

if (import.meta.main) checkDocs();
