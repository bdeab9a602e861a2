import { expect, test } from 'vitest';
import { cleanText, oneLine } from './clean-text.ts';

test.each([
  ['an override of the direction', 'Ion \u202Egpj.exe', 'Ion gpj.exe'],
  ['embeddings and isolates', '\u202A+37369123456\u202C \u2066a\u2069', '+37369123456 a'],
  ['control characters', 'a\u0000\u0001\u001B[31mb\u007F\u0085c\uFEFF', 'a[31mbc'],
  ['half of a character', 'a\ud800b\udc00', 'a\uFFFDb\uFFFD'],
  ['a flood of marks', `a${'\u0301\u0328'.repeat(40)}b`, 'a\u0301\u0328\u0301\u0328b'],
])('%s is removed', (_name, text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned);
  expect(cleanText(cleaned)).toBe(cleaned);
});

test.each([
  'Ștefănița\tMunteanu\r\nal doilea rând',
  's\u0326i a\u0306',
  'Ёлка й',
  'שָׁלוֹם',
  'مُحَمَّد',
  '\u200Fשלום\u200E 5',
  '👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣',
  '</script><img src=x onerror=alert(1)> {{7*7}}',
])('%j stays as it is', (text) => {
  expect(cleanText(text)).toBe(text);
});

test.each([
  ['7\n8', '7 8'],
  ['7 \r\n\r\n 8', '7 8'],
  ['Ana\tMaria', 'Ana Maria'],
  ['Ana\u2028Maria', 'Ana Maria'],
  ['Ana Maria', 'Ana Maria'],
])('%j in one line is %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
});
