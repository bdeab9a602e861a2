import { readFileSync } from 'node:fs';
import { errorTable } from '@comanda/contract/errors';
import { expect, it } from 'vitest';

const PAGE = new URL('../../../../docs/product/languages-and-texts.md', import.meta.url);

/** The cells code, status and text of the page's table of errors. */
const documented = readFileSync(PAGE, 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, code, status, err] = /^\| `(\w+)` +\| (\d{3}) +\| `([^`]+)`/.exec(line) ?? [];
    return code === undefined ? [] : [{ code, status: Number(status), err }];
  });

it('each error has one row in the documentation, with its status and its text', () => {
  const expected = Object.entries(errorTable).map(([code, { status, err }]) => ({
    code,
    status,
    err,
  }));
  const byCode = (a: { code: string }, b: { code: string }) => a.code.localeCompare(b.code);
  expect(documented.toSorted(byCode)).toEqual(expected.toSorted(byCode));
});
