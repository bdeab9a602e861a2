import { readFileSync } from 'node:fs';
import { DEFAULT_LANGUAGE } from '@comanda/contract/texts';
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
])('stored %s, browser %j: language %s', (stored, browser, language) => {
  expect(detectLanguage(stored, browser)).toBe(language);
});

it('starts in the language of the document until the chosen one is detected', () => {
  const document = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');
  expect(document).toContain(`<html lang="${DEFAULT_LANGUAGE}">`);
});
