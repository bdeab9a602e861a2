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
  ['en', [], 'No desk with the bell on'],
  ['en', desks('listening', 1), '1 desk with the bell on'],
  [
    'en',
    [...desks('listening', 2), ...desks('asleep', 1)],
    '2 desks with the bell on, 1 asleep since 18:42',
  ],
  ['en', [...desks('silent', 1)], 'No desk with the bell on, 1 with the bell off'],
  ['ro', desks('listening', 1), '1 ecran cu clopoțel'],
  [
    'ro',
    [...desks('listening', 3), ...desks('lost', 2)],
    '3 ecrane cu clopoțel, 2 adormite din 18:42',
  ],
  ['ro', desks('listening', 20), '20 de ecrane cu clopoțel'],
  ['ru', desks('listening', 1), '1 экран со звонком'],
  ['ru', [...desks('listening', 2), ...desks('asleep', 1)], '2 экрана со звонком, 1 спит с 18:42'],
  ['ru', [...desks('listening', 5), ...desks('lost', 2)], '5 экранов со звонком, 2 спят с 18:42'],
  ['ru', [...desks('listening', 21)], '21 экран со звонком'],
  ['ru', [...desks('silent', 3)], 'Нет экранов со звонком, 3 без звонка'],
])('in %s $2', (language, of, expected) => {
  expect(inLanguage(language, of)).toBe(expected);
});

it('names the time from which on all of them have been asleep', () => {
  const of = [
    ...desks('asleep', 1, '2026-11-20T14:00:00Z'),
    ...desks('lost', 1, '2026-11-20T16:42:00Z'),
  ];
  expect(inLanguage('en', of)).toBe('No desk with the bell on, 2 asleep since 18:42');
});
