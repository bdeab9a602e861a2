import { expect, test } from 'vitest';
import { checkEntry, problemsOf, type Entry } from './check-entry.ts';

const good: Entry = { name: 'Ян', phone: '+373 69 123 456', password: 'parola1234' };

test.each([
  ['sign_in', good, {}],
  ['register', good, {}],
  // A password under earlier rules, or a wrong one, is checked by the server.
  ['sign_in', { ...good, name: '', password: 'x' }, {}],
  ['sign_in', { ...good, phone: '+373 ' }, { phone: { code: 'field_is_required' } }],
  ['sign_in', { ...good, phone: 'abc' }, { phone: { code: 'invalid_phone' } }],
  ['sign_in', { ...good, password: '' }, { password: { code: 'field_is_required' } }],
  ['register', { ...good, password: '1234567' }, { password: { code: 'min', limit: 8 } }],
  [
    'register',
    { name: ' ', phone: '12', password: '' },
    {
      name: { code: 'field_is_required' },
      phone: { code: 'invalid_phone' },
      password: { code: 'field_is_required' },
    },
  ],
] as const)('%s with %j: %j', (mode, entry, problems) => {
  expect(checkEntry(mode, entry)).toEqual(problems);
});

test('the server’s problems are shown beneath their fields; a problem of an unknown field is left out', () => {
  const fields = [
    { field: 'password', code: 'min', limit: 8 },
    { field: 'as', code: 'invalid_value' },
  ] as const;
  expect(problemsOf(fields)).toEqual({ password: { code: 'min', limit: 8 } });
});
