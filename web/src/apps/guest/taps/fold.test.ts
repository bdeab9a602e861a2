import { expect, test } from 'vitest';
import { fold, matches } from './fold.ts';

const finds = (text: string, typed: string): boolean => matches(fold(text), fold(typed));

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
