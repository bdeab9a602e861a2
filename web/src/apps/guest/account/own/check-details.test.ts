import { expect, test } from 'vitest';
import { checkDetails, checkPasswords, isOtherPhone, refusedFields } from './check-details.ts';

const SAVED = '+37369123456';
const good = { name: 'Ян', phone: '+373 69 123 456', password: '' };
const required = { code: 'field_is_required' };

test.each([
  ['+373 69 123-456', false],
  ['+37369123456', false],
  ['+373 69 123 457', true],
  ['+40 721 123 456', true],
  ['', true],
])('%j is another phone: %s', (typed, expected) => {
  expect(isOtherPhone(typed, SAVED)).toBe(expected);
});

test.each([
  [good, {}],
  [{ ...good, name: ' ' }, { name: required }],
  [{ ...good, phone: '+40721123456' }, { password: required }],
  [{ ...good, phone: '+40721123456', password: 'x' }, {}],
  [
    { ...good, phone: '+373 ' },
    { phone: required, password: required },
  ],
])('the details %j: %j', (details, problems) => {
  expect(checkDetails(details, SAVED)).toEqual(problems);
});

test.each([
  [{ old_password: 'x', password: 'parola1234' }, {}],
  [
    { old_password: '', password: '1234567' },
    { old_password: required, password: { code: 'min', limit: 8 } },
  ],
])('the passwords %j: %j', (passwords, problems) => {
  expect(checkPasswords(passwords)).toEqual(problems);
});

test('a refusal of the server is shown beneath its field', () => {
  const form = { fields: ['old_password', 'password'], proof: 'old_password' } as const;
  expect(refusedFields({ code: 'password_is_wrong', fields: [] }, form)).toEqual({
    old_password: { code: 'password_is_wrong' },
  });
  const fields = [
    { field: 'password', code: 'min', limit: 8 },
    { field: 'email', code: 'invalid_email' },
  ];
  expect(refusedFields({ code: 'validation_error', fields }, form)).toEqual({
    password: { code: 'min', limit: 8 },
  });
});
