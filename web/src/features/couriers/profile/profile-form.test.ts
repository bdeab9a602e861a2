import { describe, expect, it } from 'vitest';
import { aCourier } from '../../../testing/samples/an-order.ts';
import { bodyOf, differs, formOf, type ProfileForm } from './profile-form.ts';

const unset = aCourier();
const known = aCourier({ birth_date: '1998-03-05', location: 'Bălți', telegram_username: 'ion' });

describe('the request body', () => {
  it.each<[string, Partial<ProfileForm>, Partial<ProfileForm>]>([
    ['Telegram without its @', { telegram_username: ' @ion_r ' }, { telegram_username: 'ion_r' }],
    ['an emptied birth date stays unchanged', { birth_date: '' }, { birth_date: '1998-03-05' }],
    ['another birth date', { birth_date: '1999-01-02' }, { birth_date: '1999-01-02' }],
    ['text without the spaces around it', { full_name: ' Ion R ' }, { full_name: 'Ion R' }],
  ])('%s', (_, change, sent) => {
    expect(bodyOf({ ...formOf(known), ...change }, known)).toMatchObject(sent);
  });

  it('an unset birth date is shown as 2000-01-01 and remains unset', () => {
    expect(formOf(unset).birth_date).toBe('2000-01-01');
    expect(bodyOf({ ...formOf(unset), location: 'Orhei' }, unset).birth_date).toBe('0001-01-01');
  });
});

it.each<[Partial<ProfileForm>, boolean]>([
  [{}, false],
  [{ birth_date: '' }, false],
  [{ telegram_username: '@ion' }, false],
  [{ location: 'Bălți ' }, false],
  [{ gender: 'female' }, true],
  [{ phone_number: '+37369000001' }, true],
  [{ birth_date: '1998-03-06' }, true],
])('a form with %j differs from what is saved: %s', (change, expected) => {
  expect(differs({ ...formOf(known), ...change }, known)).toBe(expected);
});
