import { expect, test } from 'vitest';
import { isImmutableFile, isMenuAddress, isPubRead, cacheKeyOf } from './cache-key.ts';

test.each([
  ['/pub/la-nuc/', true],
  ['/pub/la-nuc', true],
  ['/pub/la-nuc/order/abc', false],
  ['/pub/_/assets/pub-page.js', false],
  ['/pub/_/', false],
  ['/admin/company', false],
  ['/pub/la-nuc/wifi.svg', false],
])('%s is a menu: %s', (pathname, expected) => {
  expect(isMenuAddress(pathname)).toBe(expected);
});

test.each([
  ['https://c.md/pub/la-nuc/?table=7', 'ro', 'https://c.md/pub/la-nuc/?lang=ro'],
  ['https://c.md/pub/la-nuc/?lang=ru&again=1x1#d4', 'ru', 'https://c.md/pub/la-nuc/?lang=ru'],
  ['https://c.md/pub/la-nuc/', null, 'https://c.md/pub/la-nuc/'],
  ['https://c.md/api/client/pub/7/shipping', 'ro', 'https://c.md/api/client/pub/7/shipping'],
])('%s in %s is cached as %s', (address, language, key) => {
  expect(cacheKeyOf(address, language)).toBe(key);
});

test.each([
  ['/api/client/pub/la-nuc', true],
  ['/api/client/pub/7/shipping', true],
  ['/api/client/pub/7/preorder', true],
  ['/api/client/pub/7/orders', false],
  ['/api/client/orders/token', false],
  ['/pub/la-nuc/', false],
])('%s is read by the next steps: %s', (pathname, expected) => {
  expect(isPubRead(pathname)).toBe(expected);
});

test.each([
  ['/pub/_/assets/pub-page-x1.js', true],
  ['/api-static/images/dishes/a1.webp', true],
  ['/pub/la-nuc/wifi.svg?v=1x', true],
  ['/pub/la-nuc/wifi.svg', false],
  ['/pub/la-nuc/', false],
  ['/pub/_/service-worker.js', false],
  ['/api/client/pub/la-nuc', false],
])('%s is cached permanently: %s', (address, expected) => {
  expect(isImmutableFile(new URL(address, 'https://c.md'))).toBe(expected);
});
