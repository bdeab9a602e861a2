import { expect, it } from 'vitest';
import { readForeignPhone, readLongPhone, readMoldovanPhone } from './read-phone.ts';

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
  // The zero that is dialled inside Moldova is the first digit typed after the prefix.
  ['+373 0', '+373'],
  ['+373 0 69', '+37369'],
  // Typed over a selected prefix: the first digit counts too.
  ['6', '+3736'],
  ['691', '+373691'],
  ['0', '+373'],
  // Still incomplete, or not a number: the field handles it.
  ['+373 69 1', undefined],
  ['+373', undefined],
  ['3', undefined],
  ['37', undefined],
  ['373 69', undefined],
  ['+40721123456', undefined],
  ['', undefined],
])('%s is read as %s', (text, phone) => {
  expect(readMoldovanPhone(text)).toBe(phone);
});

it('leaves text typed after the prefix to the field, to the last digit', () => {
  expect(readMoldovanPhone('+373 69 123 456', '+373 69 123 45')).toBeUndefined();
  expect(readMoldovanPhone('+373 69 123 456', '+373 ')).toBe('+37369123456');
});

it.each([
  ['0744 123 456', '+40744123456'],
  ['+373 0744 123 456', '+40744123456'],
  ['8 916 123 45 67', '+79161234567'],
  // Of two countries, or of none: as it was typed.
  ['0721 123 456', '0721123456'],
  ['+373 72 112 3456', '+373721123456'],
  ['+373 69 123 456', undefined],
  ['069 123 456', undefined],
])('%s, which may be too long for Moldova, is read as %s', (text, phone) => {
  expect(readLongPhone(text)).toBe(phone);
});

const key = (data: string) => ({ inputType: 'insertText', data });
const paste = { inputType: 'insertFromPaste', data: null };
const backspace = { inputType: 'deleteContentBackward', data: null };

it.each([
  ['+', false, key('+'), '+'],
  ['+40 721 123 456', false, paste, '+40721123456'],
  ['0040721123456', false, paste, '+40721123456'],
  ['+40721123456', false, {}, '+40721123456'],
  ['+37061234567', false, paste, '+37061234567'],
  ['+373 +', false, key('+'), '+'],
  ['+373 +40 721 123 456', false, paste, '+40721123456'],
  ['+373 0040721123456', false, paste, '+40721123456'],
  ['+4072', true, key('2'), '+4072'],
  ['+40 ', true, key(' '), '+40'],
  ['40721', true, backspace, '+40721'],
  ['+', true, backspace, '+'],
  // A Moldovan number, or one key in the middle of the prefix.
  ['+373 69 123 456', false, paste, undefined],
  ['+373 +373 69 123 456', false, paste, undefined],
  ['+373 0', false, key('0'), undefined],
  ['+373', true, key('3'), undefined],
  ['+3573 69', false, key('5'), undefined],
  ['+37', false, backspace, undefined],
  ['0', false, key('0'), undefined],
  ['6', true, key('6'), undefined],
  ['', true, backspace, undefined],
])('%j, after another country’s number: %s, by %j: %j', (text, isForeign, input, phone) => {
  expect(readForeignPhone(text, { isForeign, input })).toBe(phone);
});
