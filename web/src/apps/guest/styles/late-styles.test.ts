import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const GUEST = path.join(import.meta.dirname, '..');

/** Of the order's page, which has no menu. */
const WITHOUT_A_MENU = ['order', 'push', 'mia', 'receipt'];

/** Of the page as it comes: what the browser has before it draws a dish. */
const FIRST = ['page'];

/** The style sheets that a program of the menu's page loads while a guest reads, or at a tap. */
function lateStyles(): string[] {
  const programs = globSync('**/*.{ts,tsx}', { cwd: GUEST }).filter(
    (file) => !/\.test\./.test(file),
  );
  const names = programs.flatMap((file) => {
    const text = readFileSync(path.join(GUEST, file), 'utf8');
    return [...text.matchAll(/import[ (]'[./]+\/styles\/([\w-]+)\.css'/g)].map(
      ([, name = '']) => name,
    );
  });
  return [...new Set(names)]
    .filter((name) => ![...FIRST, ...WITHOUT_A_MENU].includes(name))
    .toSorted();
}

/** An element around the menu, with a condition on what it contains, and then something else that is styled. */
const AROUND_THE_MENU = /(?:^|[\s,>+~(])(?:html|body|main|#page)[\w.#[\]-]*:has\([^{]*\)\s+[^\s{]/m;

// The browser would calculate the styles of the menu's every dish again: with the frames of a new animation once, with
// such a condition at each element that a tap adds to the page. With 200 dishes that stops a slow phone noticeably.
it.each(lateStyles())('the styles of %s leave the menu as it is drawn', (name) => {
  const styles = readFileSync(new URL(`${name}.css`, import.meta.url), 'utf8');
  expect(styles).not.toContain('@keyframes');
  expect(styles).not.toMatch(AROUND_THE_MENU);
});

it.each([
  ['body:has(#bar:not([hidden])) main {', true],
  ['.x,\nmain:has(.completed, .canceled) #push {', true],
  ['main:has(+ #bar:not([hidden])) {', false],
  ['html:has(dialog[open]) {', false],
  ['.nav:not(.two):has(.opener) .row {', false],
])('%s', (rule, isFound) => {
  expect(AROUND_THE_MENU.test(rule)).toBe(isFound);
});
