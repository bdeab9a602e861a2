import { describe, expect, it } from 'vitest';
import { coverRules, menuRules, placeholderClass, themeRules } from './page-rules.ts';

const category = { id: 5 };
const banner = { image_file_name: 'a.webp', image_color: '#aabbcc' };
const menuOf = (menu: Partial<Parameters<typeof menuRules>[0]>) =>
  menuRules({ categories: [], dishes: [], ...menu });

describe('the rules of a page', () => {
  it('have the colours of the pub, its cover and its categories', () => {
    expect(themeRules('#aa5533', 'light')).toMatch(
      /^:root\{color-scheme:light\}:root\{--page:#\w{6};.*--fill:#\w{6};--on-fill:#\w{6};--tint:#\w{6}\}$/,
    );
    expect(coverRules({ bg_image_color: '#123456' })).toBe('.cover img{background:#123456}');
    const categories = [
      { ...category, ...banner, text_color: '#ffffff' },
      { ...category, ...banner, id: 6, text_color: '#ffff00' },
      { ...category, id: 7, image_file_name: '', image_color: '', text_color: '#ffffff' },
    ];
    expect(menuOf({ categories })).toBe(
      '#c5 .banner{background:#aabbcc}#c6 .banner{color:#ffff00;background:#aabbcc}',
    );
  });

  it('have one rough colour for similar pictures of dishes', () => {
    const dishes = ['#aa5533', '#cc6644', '#000000', ''].map((image_color) => ({ image_color }));
    expect(dishes.map((dish) => placeholderClass(dish.image_color))).toEqual([
      'pc72',
      'pc72',
      'p222',
      undefined,
    ]);
    expect(menuOf({ dishes })).toBe('.p222{background:#222}.pc72{background:#c72}');
  });

  it.each(['red}*{display:none', '</style><script>', 'url(//example.md)', ''])(
    'contain nothing that is no colour: %j',
    (color) => {
      expect(coverRules({ bg_image_color: color })).toBe('');
      expect(menuOf({ dishes: [{ image_color: color }] })).toBe('');
    },
  );
});
