import { describe, expect, it } from 'vitest';
import { sharePath, shareSource } from './index.ts';

describe('the share picture', () => {
  it.each([
    ['the cover', 'c1.webp', ['', 'd1.webp'], 'c1'],
    ['without a cover the first picture of the menu', '', ['', 'd1.webp', 'd2.webp'], 'd1'],
    ['without any picture the colour', '', ['', ''], 'd9442f'],
    ['without a menu the colour', '', [], 'd9442f'],
  ])('is %s, and its address contains the source', (_, cover, dishPictures, version) => {
    const source = shareSource({ cover, dishPictures, color: '#D9442F' });
    expect(sharePath('la-nuc', source)).toBe(`/pub/la-nuc/share.jpg?v=${version}`);
  });
});
