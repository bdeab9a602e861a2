import { expect, test } from 'vitest';
import { foldText, holdsWords } from './fold-text.ts';

const finds = (text: string, typed: string): boolean => holdsWords(foldText(text), foldText(typed));

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
])('«%s» is found by «%s»', (text, typed) => {
  expect(finds(text, typed)).toBe(true);
});

test('a word that is not there finds nothing', () => {
  expect(finds('Mămăligă cu brânză', 'mamaliga pizza')).toBe(false);
});
