import { expect, it } from 'vitest';
import { preferredLanguage } from './languages.ts';

it.each([
  ['ru', 'ru'],
  ['ru-RU', 'ru'],
  ['ru-MD', 'ru'],
  ['RU-md', 'ru'],
  ['ro', 'ro'],
  ['ro-RO', 'ro'],
  ['ro-MD', 'ro'],
  ['ro-Cyrl-MD', 'ro'],
  ['ro_MD', 'ro'],
  [' ro-MD ', 'ro'],
  ['mo', 'ro'],
  ['mo-MD', 'ro'],
  ['en', 'en'],
  ['en-GB', 'en'],
  ['en-US', 'en'],
  ['de-RO', undefined],
  ['uk-RU', undefined],
  ['rom', undefined],
  ['xx', undefined],
  ['*', undefined],
  ['', undefined],
])('%s is %s', (tag, language) => {
  expect(preferredLanguage([tag])).toBe(language);
});

it.each([
  [['uk-UA', 'ro-MD', 'ru'], 'ro'],
  [['en-GB', 'ru'], 'en'],
  [['de', 'fr'], undefined],
  [[null, undefined, 'en'], 'en'],
  [[], undefined],
] as const)('of %j the first that there is: %s', (tags, language) => {
  expect(preferredLanguage(tags)).toBe(language);
});
