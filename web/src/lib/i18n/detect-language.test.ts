import { expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';

it.each([
  [null, 'ru', 'ru'],
  [null, 'ru-RU', 'ru'],
  [null, 'ro', 'ro'],
  [null, 'ro-RO', 'ro'],
  [null, 'ro-MD', 'ru'],
  [null, 'en-GB', 'ru'],
  [null, 'de', 'ru'],
  ['en', 'ro', 'en'],
  ['ro', 'ru', 'ro'],
  ['xx', 'ro', 'ro'],
])('remembered %s, browser %s reads %s', (stored, browser, language) => {
  expect(detectLanguage(stored, browser)).toBe(language);
});
