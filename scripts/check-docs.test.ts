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

const testedRule = '- Places are 1..n. [menu.test.ts]';
const itsPath = '[menu.test.ts]: ../../domain/src/menu/menu.test.ts';
const rules = (...items: string[]) => [...items, '', itsPath].join('\n');

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
    const items = [
      testedRule,
      '- Texts are typed. (the type checker)',
      '- No cycles. (the linter)',
      '- A or B. (no test)',
      '- Two tests. [menu/menu.test.ts], [menu.test.ts]',
    ];
    const text = `${rules(...items)}\n[menu/menu.test.ts]: ../../domain/src/menu/menu.test.ts`;
    expect(read(text)).toEqual({ problems: [], rules: 5, tested: 2, untested: 1 });
  });

  it.each(['- Forgotten.', '- Forgotten, see [the menu](menu.md).', '- Forgotten. `(no test)`'])(
    'without any of them is a problem: %s',
    (item) => {
      expect(problemsOf(`# Menu\n\n${rules(testedRule, item)}`)).toEqual([
        '4: this rule ends with neither a test nor "(no test)"',
      ]);
    },
  );

  it('whose test has no path is a problem', () => {
    expect(problemsOf('- Places are 1..n. [menu.test.ts]')).toEqual([
      '1: no path of [menu.test.ts] at the end of the page',
    ]);
  });

  it('is each item on a page of rules', () => {
    expect(problemsOf('Some rules:\n\n- One.\n- Two.')).toHaveLength(2);
  });

  it('is, on another page, each item of a list in which one names its test', () => {
    const text = `- Read on.\n\nRules:\n\n- Tested. [menu.test.ts]\n- Forgotten.\n\n[menu.test.ts]: ../domain/src/menu/menu.test.ts`;
    expect(problemsOf(text, 'docs/operating.md')).toEqual([
      '6: this rule ends with neither a test nor "(no test)"',
    ]);
  });
});

describe('the path of a test', () => {
  it('of a missing file is reported', () => {
    expect(problemsOf('- One. [no.test.ts]\n\n[no.test.ts]: ../../domain/src/no.test.ts')).toEqual([
      '3: the link leads nowhere: ../../domain/src/no.test.ts',
    ]);
  });

  it('of another file is reported', () => {
    const path = '../../domain/src/menu/menu.test.ts';
    expect(problemsOf(`- One. [old.test.ts]\n\n[old.test.ts]: ${path}`)).toEqual([
      "3: the link has another file's name: old.test.ts",
    ]);
  });

  it('that no rule names is reported', () => {
    expect(problemsOf(itsPath)).toEqual(['1: nothing names [menu.test.ts]']);
  });
});
