import { describe, expect, it } from 'vitest';
import { readPage } from './check-docs.ts';

const existing = new Set([
  'README.md',
  'docs/product/menu.md',
  'docs/product',
  'domain/src/menu/menu.test.ts',
  'web/src',
]);
const read = (text: string, page = 'docs/product/menu.md') =>
  readPage(page, text, (named) => existing.has(named.replace(/\/$/, '')));
const problemsOf = (text: string, page?: string) =>
  read(text, page).problems.map(({ line, what }) => `${line}: ${what}`);

const table = (...rows: string[]) => ['| rule | held by |', '| --- | --- |', ...rows].join('\n');
const testedRule = '| Places are 1..n | [menu.test.ts](../../domain/src/menu/menu.test.ts) |';

describe('a link', () => {
  it.each([
    ['a file', '[test](../../domain/src/menu/menu.test.ts)'],
    ['a folder', '[pages](../product)'],
    ['a place in a file', '[menu](menu.md#calls)'],
    ['a place in its own page', '[calls](#calls)'],
    ['another host', '[site](https://example.com/no/such/page) and [mail](mailto:a@b.md)'],
    ['a file, named in code', '[`menu.md`](menu.md "the menu")'],
  ])('to %s is fine', (_, text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  it('to a missing file is reported with its line', () => {
    const text = 'One.\n\n[menu](menu.md), [a](no.md "a") and ![b](../pictures/no.webp)';
    expect(problemsOf(text)).toEqual([
      '3: the link leads nowhere: no.md',
      '3: the link leads nowhere: ../pictures/no.webp',
    ]);
  });

  it('with the name of another file is reported', () => {
    expect(problemsOf('[old.test.ts](../../domain/src/menu/menu.test.ts)')).toEqual([
      "1: the link has another file's name: old.test.ts",
    ]);
  });

  it('is read from the folder of its page', () => {
    expect(problemsOf('[readme](README.md)', 'ARCHITECTURE.md')).toEqual([]);
    expect(problemsOf('[readme](README.md)')).toHaveLength(1);
  });

  it('in code is not a link', () => {
    expect(problemsOf('`[a](no.md)`\n\n```\n[a](no.md)\n```\n')).toEqual([]);
  });
});

describe('a path in code', () => {
  it.each(['`web/src/`', '`domain/src/<feature>/`', '`server/src/*.ts`', '`src/no.ts`', '`docs`'])(
    '%s is fine',
    (text) => {
      expect(problemsOf(text)).toEqual([]);
    },
  );

  it.each(['scripts/no.ts', 'docs/no.md', 'e2e/src/'])(
    'without a file is reported: %s',
    (named) => {
      expect(problemsOf(`Fine.\nSee \`${named}\`.`)).toEqual([
        `2: there is no such path: ${named}`,
      ]);
    },
  );

  it('is ignored in a code block', () => {
    expect(problemsOf('```\n`scripts/no.ts`\n```')).toEqual([]);
  });
});

describe('a rule', () => {
  it('is counted as checked by a test, by a build step, or by neither', () => {
    const rows = [
      testedRule,
      '| Texts are typed | the type checker |',
      '| No cycles | the linter |',
      '| A or B: `a \\| b` | no test |',
    ];
    expect(read(table(...rows))).toEqual({ problems: [], rules: 4, tested: 1, untested: 1 });
  });

  it.each(['| Forgotten |  |', '| Forgotten | someone |', '| Forgotten | `no test` |'])(
    'without any of them is a problem: %s',
    (row) => {
      expect(problemsOf(`# Menu\n\n${table(testedRule, row)}`)).toEqual([
        '6: neither a test nor "no test" stands beside this rule',
      ]);
    },
  );

  it('is in any table with a column for its test', () => {
    const text = '| held by | name |\n| :-- | --: |\n| no test | a |\n|  | b |\n\n| c | d |';
    expect(read(text)).toMatchObject({ rules: 2, untested: 1, problems: [{ line: 4 }] });
  });

  it('is ignored in another table', () => {
    const text = `${table(testedRule)}\n\n| call | who |\n| --- | --- |\n| GET | all |`;
    expect(read(text)).toEqual({ problems: [], rules: 1, tested: 1, untested: 0 });
  });
});
