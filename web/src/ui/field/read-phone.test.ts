import { expect, it } from 'vitest';
import { readWholePhone } from './read-phone.ts';

it.each([
  ['+37369123456', '+37369123456'],
  ['37369123456', '+37369123456'],
  ['0037369123456', '+37369123456'],
  ['+373 069 123 456', '+37369123456'],
  ['+373 69 123 456', '+37369123456'],
  ['+373 69-123-456', '+37369123456'],
  ['069123456', '+37369123456'],
  ['+373 +37369123456', '+37369123456'],
  ['+373 0037369123456', '+37369123456'],
  ['69 123 456', '+37369123456'],
  // The zero that is dialled at home is the first thing typed behind the prefix.
  ['+373 0', '+373'],
  ['+373 0 69', '+37369'],
  // Typed over a prefix that was selected: the first digit counts too.
  ['6', '+3736'],
  ['691', '+373691'],
  ['0', '+373'],
  // Still being typed, or nobody's number: the field deals with it itself.
  ['+373 69 1', undefined],
  ['+373', undefined],
  ['3', undefined],
  ['37', undefined],
  ['373 69', undefined],
  ['+40721123456', undefined],
  ['', undefined],
])('%s is read as %s', (text, phone) => {
  expect(readWholePhone(text)).toBe(phone);
});

it('leaves what is typed behind the prefix to the field, to the last digit', () => {
  expect(readWholePhone('+373 69 123 456', '+373 69 123 45')).toBeUndefined();
  expect(readWholePhone('+373 69 123 456', '+373 ')).toBe('+37369123456');
});
