import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['Mămăligă cu brânză', 'mamaliga cu branza'],
  ['Зелёный борщ', 'зеленый БОРЩ'],
  ['Кебаб', 'kebab'],
  ['Чай с чабрецом', 'чай – с чабрецом!'],
  ['Київський борщ', 'київський борщ'],
  ['Σουβλάκι με πίτα', 'σουβλακι με πιτα'],
])('«%s» and «%s» are one name', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

test.each([
  ['Tort', 'Sort'],
  ['東京', '大阪'],
  ['Cola 0,5', 'Cola 1,5'],
])('«%s» and «%s» are two names', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other));
});
