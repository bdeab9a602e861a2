import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Loaded while a guest reads the menu, or at a tap. */
const LATE = ['taps', 'food', 'island', 'choosing', 'checkout', 'delivery', 'account', 'own-order'];

/** An element around the menu, with a condition on what it contains, and then something else that is styled. */
const AROUND_THE_MENU = /(?:^|[\s,>+~(])(?:html|body|main|#page)[\w.#[\]-]*:has\([^{]*\)\s+[^\s{]/m;

// The browser would calculate the styles of the menu's every dish again: with the frames of a new animation once, with
// such a condition at each element that a tap adds to the page. With 200 dishes that stops a slow phone noticeably.
it.each(LATE)('the styles of %s leave the menu as it is drawn', (name) => {
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
