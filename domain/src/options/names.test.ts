import { describe, expect, it } from 'vitest';
import { lineIn, nameIn } from './names.ts';

const soup = { name: 'Ciorbă', names: { ru: 'Чорба' } };

describe('the name in a language', () => {
  it.each([
    ['ru', 'Чорба'],
    ['ro', 'Ciorbă'],
    ['en', 'Ciorbă'],
    [undefined, 'Ciorbă'],
  ])('%s: %s', (language, expected) => {
    expect(nameIn(soup, language)).toBe(expected);
  });

  it('is the pub’s where an order has no other names', () => {
    expect(nameIn({ name: 'Ciorbă' }, 'ru')).toBe('Ciorbă');
  });
});

describe('a line in a language', () => {
  const large = {
    choice_id: 1,
    count: 2,
    group_name: 'Mărime',
    group_names: { ru: 'Размер' },
    name: 'Mare',
    names: { ru: 'Большая' },
  };
  const cream = { choice_id: 2, count: 1, group_name: 'Adaosuri', name: 'Smântână' };
  const line = { ...soup, line_id: 7, options: [large, cream] };

  it('has every name in it that there is, and all else as it was', () => {
    expect(lineIn(line, 'ru')).toEqual({
      ...line,
      name: 'Чорба',
      options: [{ ...large, group_name: 'Размер', name: 'Большая' }, cream],
    });
    expect(lineIn(line, undefined)).toEqual(line);
    expect(lineIn(line, 'ro')).toEqual(line);
  });

  it('has no choices when it had none, and a choice of an old basket no group', () => {
    expect(lineIn(soup, 'ru')).toEqual({ ...soup, name: 'Чорба' });
    const { group_name: _group, group_names: _groups, ...old } = large;
    expect(lineIn({ ...soup, options: [old] }, 'ru').options).toEqual([
      { ...old, name: 'Большая' },
    ]);
  });
});
