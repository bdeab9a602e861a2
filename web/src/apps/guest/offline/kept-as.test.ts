import { expect, test } from 'vitest';
import { isMenuAddress, keptAs } from './kept-as.ts';

test.each([
  ['/pub/la-nuc/', true],
  ['/pub/la-nuc', true],
  ['/pub/la-nuc/order/abc', false],
  ['/pub/_/assets/pub-page.js', false],
  ['/pub/_/', false],
  ['/admin/company', false],
])('%s is a menu: %s', (pathname, expected) => {
  expect(isMenuAddress(pathname)).toBe(expected);
});

test.each([
  ['https://c.md/pub/la-nuc/?table=7', 'ro', 'https://c.md/pub/la-nuc/?lang=ro'],
  ['https://c.md/pub/la-nuc/?lang=ru&again=1x1#d4', 'ru', 'https://c.md/pub/la-nuc/?lang=ru'],
  ['https://c.md/pub/la-nuc/', null, 'https://c.md/pub/la-nuc/'],
])('%s in %s is kept as %s', (address, language, kept) => {
  expect(keptAs(address, language)).toBe(kept);
});
