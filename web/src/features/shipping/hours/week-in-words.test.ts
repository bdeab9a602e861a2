import { expect, it } from 'vitest';
import { weekInWords } from './week-in-words.ts';

const usual = { start: 600, end: 1320 };
const late = { start: 660, end: 120 };
const closed = { start: 0, end: 0 };
const five = Array.from({ length: 5 }, () => usual);

it.each([
  ['equal days', [...five, usual, usual], ['10:00–22:00']],
  [
    'workdays and a weekend',
    [...five, late, late],
    ['Mon–Fri 10:00–22:00', 'Sat, Sun 11:00–02:00'],
  ],
  ['a closed day', [...five, late, closed], ['Mon–Fri 10:00–22:00', 'Sat 11:00–02:00']],
  ['a week of closed days', Array.from({ length: 7 }, () => closed), []],
])('joins days with the same hours: %s', (_, week, words) => {
  expect(weekInWords(week, 'en')).toEqual(words);
});
