import type { Desk } from '@comanda/contract/alerts';
import type { Language } from '@comanda/contract/texts';
import { expect, it } from 'vitest';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { desksInWords } from './desks-in-words.ts';

const desks = (state: Desk['state'], count: number, since = '2026-11-20T16:42:00Z') =>
  Array.from({ length: count }, (_, index): Desk => {
    return { desk_key: `${state} ${index}`, device: 'Chrome, Windows', state, since };
  });

/** Isolating characters around a value do not show. */
const shown = (words: string) => words.replaceAll(/[\u2068\u2069]/g, '');

function inLanguage(language: Language, of: readonly Desk[]): string {
  startTestTexts(language);
  return shown(desksInWords(of, { t: text, language, timeZone: 'Europe/Chisinau' }));
}

it.each<[Language, Desk[], string]>([
  ['en', [], 'Desks with the bell on: 0'],
  [
    'en',
    [...desks('listening', 2), ...desks('asleep', 1)],
    'Desks with the bell on: 2, asleep since 18:42: 1',
  ],
  ['en', desks('silent', 1), 'Desks with the bell on: 0, bell off: 1'],
  [
    'ro',
    [...desks('listening', 3), ...desks('lost', 2)],
    'Ecrane cu clopoțel: 3, adormite de la 18:42: 2',
  ],
  ['ru', [...desks('listening', 5), ...desks('lost', 2)], 'Экраны со звонком: 5, спят с 18:42: 2'],
  ['ru', desks('silent', 3), 'Экраны со звонком: 0, без звонка: 3'],
])('in %s $2', (language, of, expected) => {
  expect(inLanguage(language, of)).toBe(expected);
});

it('names the time from which on all of them have been asleep', () => {
  const of = [
    ...desks('asleep', 1, '2026-11-20T14:00:00Z'),
    ...desks('lost', 1, '2026-11-20T16:42:00Z'),
  ];
  expect(inLanguage('en', of)).toBe('Desks with the bell on: 0, asleep since 18:42: 2');
});
