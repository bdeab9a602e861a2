import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkSecurity } from './check-security.ts';
import type { Problem } from './markdown-tables.ts';

type PageReport = {
  readonly problems: readonly Problem[];
  /** Items of the lists of rules. */
  readonly rules: number;
  readonly tested: number;
  readonly untested: number;
};

type Exists = (repositoryPath: string) => boolean;

const NO_TEST = '(no test)';
/** Allowed in place of a test: build steps that fail by themselves. */
const buildSteps = ['(the type checker)', '(the linter)'];
/** Each list on these pages is a list of rules; on another page, a list in which an item names its test. */
const ruleBook = /^docs\/product\/(?!README\.md$)/;
/** The page about the security standard, and the numbers of its requirements. */
const SECURITY = { page: 'docs/security.md', list: 'docs/security-asvs-5.0-level-2.txt' } as const;

const fence = /^\s*(?:```|~~~)/;
const codeSpan = /`([^`]+)`/g;
const link = /\[([^\]]*)\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g;
/** A test that an item names: `[menu.test.ts]`, with its path at the end of the page. */
const reference = /\[([\w./-]+)\](?![(:[])/g;
const definition = /^\[([^\]]+)\]: (\S+)$/;
/** The text of a link that is the name of a source file, with folders before it where one is not enough. */
const sourceName = /^[\w./-]+\.tsx?$/;
const tests = /(?:\[[\w./-]+\](?:, )?)+(?:\(the type checker\))?$/;
const item = /^[-*] /;
/** A literal path; one with a placeholder (`<x>`, `*`, `{a,b}`) is not checked. */
const repositoryPath = /^(?:domain|contract|server|web|e2e|bench|scripts|tools|docs)\/[\w./@-]*$/;

type Link = { readonly text: string; readonly target: string };

const withoutCode = (text: string): string => text.replaceAll(codeSpan, '');

function linksOf(text: string): Link[] {
  const [, name, target] = definition.exec(text) ?? [];
  if (name !== undefined && target !== undefined) return [{ text: name, target }];
  const links = withoutCode(text).matchAll(link);
  return [...links].map(([, label = '', to = '']) => ({ text: label, target: to }));
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
    (one) => sourceName.test(one.text) && !`/${one.target}`.endsWith(`/${one.text}`),
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

/** References without a path at the end of the page, and paths that no reference uses. */
function problemsOfReferences(lines: readonly string[]): Problem[] {
  const defined = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    const [, name] = definition.exec(line) ?? [];
    if (name !== undefined) defined.set(name, index + 1);
  }
  const used = lines.flatMap((line, index) =>
    [...withoutCode(line).matchAll(reference)].map(([, name = '']) => ({ name, line: index + 1 })),
  );
  const names = new Set(used.map(({ name }) => name));
  return [
    ...used
      .filter(({ name }) => !defined.has(name))
      .map(({ name, line }) => ({ line, what: `no path of [${name}] at the end of the page` })),
    ...[...defined]
      .filter(([name]) => !names.has(name))
      .map(([name, line]) => ({ line, what: `nothing names [${name}]` })),
  ];
}

type Check = 'test' | 'other' | 'none' | 'missing';

function checkOf(text: string): Check {
  if (tests.test(text)) return 'test';
  if (buildSteps.some((step) => text.endsWith(step))) return 'other';
  return text.endsWith(NO_TEST) ? 'none' : 'missing';
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

type Item = { readonly line: number; readonly check: Check };

/** The lists of a page, each with its items; a heading or a paragraph ends a list. */
function listsOf(lines: readonly string[]): Item[][] {
  const lists: Item[][] = [];
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    if (item.test(line)) {
      if (!isOpen) lists.push([]);
      isOpen = true;
      lists.at(-1)?.push({ line: index + 1, check: checkOf(line.trim()) });
    } else if (line.trim() !== '') {
      isOpen = false;
    }
  }
  return lists;
}

/** Reads one page: the missing files that it names, and the tests of its rules. */
export function readPage(page: string, text: string, exists: Exists): PageReport {
  const lines = proseOf(text);
  const rules = listsOf(lines)
    .filter((list) => ruleBook.test(page) || list.some(({ check }) => check === 'test'))
    .flat();
  const missing = rules.filter(({ check }) => check === 'missing');
  const problems = [
    ...lines.flatMap((line, index) =>
      problemsOf(page, line, exists).map((what) => ({ line: index + 1, what })),
    ),
    ...problemsOfReferences(lines),
    ...missing.map(({ line }) => ({
      line,
      what: 'this rule ends with neither a test nor "(no test)"',
    })),
  ].toSorted((a, b) => a.line - b.line);
  const count = (wanted: Check) => rules.filter(({ check }) => check === wanted).length;
  return { problems, rules: rules.length, tested: count('test'), untested: count('none') };
}

function print(name: string, { rules, tested, untested }: Omit<PageReport, 'problems'>): void {
  process.stdout.write(`${name}: ${rules} rules, ${tested} with a test, ${untested} without one\n`);
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
