import { expect, it } from 'vitest';
import { checkField } from '../fields/index.ts';
import { pubFields, telegramAddress, telegramName } from './index.ts';

it.each([
  ['la_nuc', 'la_nuc'],
  ['@la_nuc', 'la_nuc'],
  [' @@la_nuc ', 'la_nuc'],
  ['https://t.me/la_nuc', 'la_nuc'],
  ['t.me/la_nuc', 'la_nuc'],
  ['https://telegram.me/@la_nuc', 'la_nuc'],
  ['', ''],
])('%j is stored as %j', (written, expected) => {
  expect(telegramName(written)).toBe(expected);
});

it.each([
  ['la_nuc', 'https://t.me/la_nuc'],
  ['Nuc1', 'https://t.me/Nuc1'],
  ['', undefined],
  ['nuc', undefined],
  ['1nuc', undefined],
  ['a'.repeat(32), `https://t.me/${'a'.repeat(32)}`],
  ['a'.repeat(33), undefined],
  ['la nuc', undefined],
  ['la-nuc', undefined],
  ['lanuc/../x', undefined],
  ['lanuc"onclick', undefined],
  ['ла_нук', undefined],
  ['la_nuc\n', undefined],
])('%j leads to %s', (name, address) => {
  expect(telegramAddress(name)).toBe(address);
});

it.each([
  ['', undefined],
  ['@la_nuc', undefined],
  ['@', undefined],
  ['la nuc', 'invalid_value'],
])('%j in the settings: %s', (written, code) => {
  expect(checkField(written, pubFields.telegram_username)?.code).toBe(code);
});

it.each([
  ['', undefined],
  ['  ', undefined],
  ['+373 22 123 456', undefined],
  ['12', 'invalid_phone'],
  ['la nuc', 'invalid_phone'],
])('the phone %j in the settings: %s', (phone, code) => {
  expect(checkField(phone, pubFields.phone)?.code).toBe(code);
});
