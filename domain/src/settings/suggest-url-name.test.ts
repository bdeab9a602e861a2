import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestUrlName, urlName } from './index.ts';

describe('suggestUrlName', () => {
  it.each([
    ['Casa Mea', 'casa-mea'],
    ['Șură Țărănească', 'sura-taraneasca'],
    ['Şarpele şi Ţapul', 'sarpele-si-tapul'],
    ['Între Râuri', 'intre-rauri'],
    ['La Plăcinte №1', 'la-placinte-1'],
    ['Кафе «У Щорса»', 'kafe-u-schorsa'],
    ['Чайхана Юность', 'chaihana-iunost'],
    ['Ёлки и Йод', 'elki-i-iod'],
    ['Подъезд', 'podezd'],
    ['Жёлтый цыплёнок', 'zheltyi-tsyplenok'],
    ['ВИШНЯ Cafe 24/7', 'vishnia-cafe-24-7'],
    ['  --Pub--  ', 'pub'],
    ['Ґанок і Їжа', 'ganok-i-izha'],
    ['Łódź & Weißbier', 'lodz-weissbier'],
    ['東京', ''],
    ['', ''],
  ])('%j gives %j', (name, expected) => {
    expect(suggestUrlName(name)).toBe(expected);
  });

  it.each([
    ['a'.repeat(80), 'a'.repeat(60)],
    [`${'a'.repeat(59)} bar`, 'a'.repeat(59)],
    [` ${'a'.repeat(58)} bar`, `${'a'.repeat(58)}-b`],
  ])('cuts %j without leaving a hyphen at the end', (name, expected) => {
    expect(suggestUrlName(name)).toBe(expected);
  });

  it('gives an empty text or a valid address for every name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), (name) => {
        const suggested = suggestUrlName(name);
        expect(suggested).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(suggested.length).toBeLessThanOrEqual(60);
        if (suggested !== '') expect(urlName(suggested)).toBeUndefined();
      }),
    );
  });
});
