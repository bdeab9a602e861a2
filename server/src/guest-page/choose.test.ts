import { expect, test } from 'vitest';
import { chooseLanguage } from './choose-language.ts';
import { chooseEncoding } from '../plumbing/http/encoded-page.ts';

test.each([
  [undefined, undefined, 'ru'],
  [undefined, 'de-DE,de;q=0.9', 'ru'],
  [undefined, 'ro-MD,ro;q=0.9,ru;q=0.8', 'ro'],
  [undefined, 'ru-MD', 'ru'],
  [undefined, 'uk-UA,uk;q=0.9,ro-MD;q=0.8,ru;q=0.7', 'ro'],
  [undefined, 'mo', 'ro'],
  [undefined, 'ru;q=0.5, en-GB;q=0.7', 'en'],
  [undefined, 'ro;q=0, en', 'en'],
  [undefined, '*', 'ru'],
  [undefined, 'x y,;;q=', 'ru'],
  ['en', 'ro', 'en'],
  ['xx', 'ro', 'ro'],
  ['ro-MD', 'en', 'ro'],
  [['ro'], 'en', 'en'],
])('requested %s, browser %s: %s', (asked, header, language) => {
  expect(chooseLanguage(asked, header)).toBe(language);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0.5', 'gzip'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
  ['brotli', 'identity'],
  ['*', 'br'],
  ['br;q=0.5, gzip', 'br'],
])('%s is answered with %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
