import { expect, test } from 'vitest';
import { foldText, containsWords } from './fold-text.ts';

const finds = (text: string, typed: string): boolean =>
  containsWords(foldText(text), foldText(typed));

test.each([
  ['Mămăligă cu brânză', 'mamaliga'],
  ['Mămăligă cu brânză', 'BRÂNZĂ mămă'],
  ['Mămăligă cu brânză', 'мамалыга'],
  ['Plăcintă cu vișine', 'плачинта'],
  ['Borș roșu', 'борщ'],
  ['Зелёный борщ', 'зеленый bors'],
  ['Colțunași cu cartofi', 'колцунаш'],
  ['Кебаб', 'kebab'],
  ['Чай с чабрецом', 'чаи'],
  ['Київський борщ', 'kiiv'],
  ['Ґречані млинці', 'grec'],
  ['Єгипетський плов', 'egip'],
  ['Σουβλάκι με πίτα', 'σουβλακι'],
  ['ხაჭაპური', 'ხაჭაპური'],
  ['東京 ramen', '東京'],
])('«%s» is found by «%s»', (text, typed) => {
  expect(finds(text, typed)).toBe(true);
});

test('a word that is not in the text finds nothing', () => {
  expect(finds('Mămăligă cu brânză', 'mamaliga pizza')).toBe(false);
  expect(finds('Mămăligă cu brânză', '東京')).toBe(false);
});
