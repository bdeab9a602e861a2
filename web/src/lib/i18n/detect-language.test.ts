import { expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';

it.each([
  [null, ['ru'], 'ru'],
  [null, ['ru-MD', 'ro'], 'ru'],
  [null, ['ro-RO'], 'ro'],
  [null, ['ro-MD', 'ru-MD'], 'ro'],
  [null, ['en-GB'], 'en'],
  [null, ['uk-UA', 'ro-MD', 'en'], 'ro'],
  [null, ['de'], 'ru'],
  [null, [], 'ru'],
  ['en', ['ro'], 'en'],
  ['ro', ['ru'], 'ro'],
  ['xx', ['ro'], 'ro'],
])('remembered %s, browser %j reads %s', (stored, browser, language) => {
  expect(detectLanguage(stored, browser)).toBe(language);
});
