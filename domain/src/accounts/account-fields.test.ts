import { describe, expect, it } from 'vitest';
import { checkField } from '../fields/index.ts';
import { accountFields, deletionPhone } from './account-fields.ts';

const problemOf = (field: keyof typeof accountFields, value: string) =>
  checkField(value, accountFields[field])?.code;

describe('name', () => {
  it.each([
    ['', 'field_is_required'],
    ['   ', 'field_is_required'],
    ['ab', 'min'],
    ['abc', undefined],
    ['Кафе', undefined],
    ['a'.repeat(255), undefined],
    ['a'.repeat(256), 'max'],
    // One character each, as in the database, although two units of UTF-16.
    ['🍕a', 'min'],
    ['🍕'.repeat(255), undefined],
    ['🍕'.repeat(256), 'max'],
  ])('%j: %s', (value, code) => {
    expect(problemOf('name', value)).toBe(code);
  });

  it('reports the limit that was missed', () => {
    expect(checkField('ab', accountFields.name)).toEqual({ code: 'min', limit: 3 });
    expect(checkField('a'.repeat(256), accountFields.name)).toEqual({ code: 'max', limit: 255 });
  });
});

describe('password', () => {
  it.each([
    ['', 'field_is_required'],
    ['1234567', 'min'],
    ['12345678', undefined],
    ['пароль12', undefined],
    ['a'.repeat(255), undefined],
    ['a'.repeat(256), 'max'],
  ])('%j: %s', (value, code) => {
    expect(problemOf('password', value)).toBe(code);
  });
});

describe('email', () => {
  it.each(['a@b.md', ' ana@local.md ', 'ana.maria+qr@sub.local-1.co', "o'neil@x.ro", 'ANA@B.MD'])(
    'takes %j',
    (value) => {
      expect(problemOf('email', value)).toBeUndefined();
    },
  );

  it.each([
    'ana',
    'ana@',
    '@b.md',
    'ana@b',
    'ana@b.',
    'ana@.md',
    'ana@b..md',
    'ana@-b.md',
    'a na@b.md',
    'ana@b md',
    'ana@@b.md',
    'ana@b.md,ion@b.md',
    'a\u200Bna@b.md',
    'ana@b\u2060.md',
    'an\u00ADa@b.md',
    `${'a'.repeat(255)}@b.md`,
  ])('refuses %j', (value) => {
    expect(problemOf('email', value)).toBe('invalid_email');
  });

  it('is required', () => {
    expect(problemOf('email', '  ')).toBe('field_is_required');
  });
});

describe('deletionPhone', () => {
  it.each([
    ['37360123456', '60123456'],
    ['+373 60 123-456', '60123456'],
    ['373601234567', undefined],
    ['3736012345', undefined],
    ['+373 60 123 45', undefined],
    ['+40 721 234 567', '+40721234567'],
    ['+1 (202) 555-0143', '+12025550143'],
    ['+40 721', undefined],
    ['+4072123456789012', undefined],
    ['+40 cod', undefined],
    ['+', undefined],
    // Without the plus, the country is unknown.
    ['40721234567', undefined],
    ['060123456', undefined],
    ['', undefined],
  ])('%j is sent as %s', (value, sent) => {
    expect(deletionPhone(value)).toBe(sent);
  });
});
