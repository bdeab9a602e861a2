import { expect, it } from 'vitest';
import { pastedLines } from './use-filling.ts';

it.each<[string, string, string[]]>([
  ['lines', 'Зама\nБорщ', ['Зама', 'Борщ']],
  ['lines of Windows', 'Зама\r\nБорщ\r\n', ['Зама', 'Борщ']],
  ['one line', 'Зама', ['Зама']],
  ['an empty line in between, and at the end', 'Зама\n\n Борщ \n\n', ['Зама', '', 'Борщ']],
  ['the first of several columns', 'Зама\tкурица\nБорщ\tсвёкла', ['Зама', 'Борщ']],
  ['an empty first column', '\tкурица\nБорщ\tсвёкла', ['', 'Борщ']],
  ['a cell with line breaks', '"Зама\nс курицей"\nБорщ', ['Зама\nс курицей', 'Борщ']],
  ['line breaks in another column', 'Зама\t"а\nб"\nБорщ', ['Зама', 'Борщ']],
  [
    'quotation marks of a cell',
    '"Салат ""Оливье"", 200 г"\nБорщ',
    ['Салат "Оливье", 200 г', 'Борщ'],
  ],
  [
    'quotation marks of a text',
    '"Оливье" по-домашнему\n"Цезарь',
    ['"Оливье" по-домашнему', '"Цезарь'],
  ],
  ['nothing', '', []],
])('reads %s', (_, pasted, lines) => {
  expect(pastedLines(pasted)).toEqual(lines);
});
