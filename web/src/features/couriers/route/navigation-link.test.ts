import { describe, expect, it } from 'vitest';
import { navigationLink } from './navigation-link.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 7)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const OTHER = 'Mozilla/5.0 (X11; Linux x86_64)';
const place = { lat: 46.9871, lng: 28.8587, address: 'bd. Dacia 27' };

describe('the navigation link of an address', () => {
  it.each([
    [ANDROID, 'geo:46.9871,28.8587?q=46.9871%2C28.8587(bd.%20Dacia%2027)'],
    [IPHONE, 'https://maps.apple.com/?daddr=46.9871%2C28.8587'],
    [OTHER, 'https://www.google.com/maps/dir/?api=1&destination=46.9871%2C28.8587'],
  ])('%s', (userAgent, link) => {
    expect(navigationLink(place, userAgent)).toBe(link);
  });

  it.each([
    [ANDROID, 'geo:0,0?q=bd.%20Dacia%2027'],
    [IPHONE, 'https://maps.apple.com/?daddr=bd.%20Dacia%2027'],
  ])('without a point, by its words: %s', (userAgent, link) => {
    expect(navigationLink({ ...place, lat: null, lng: null }, userAgent)).toBe(link);
  });

  it('has no marks of a direction: the app searches for the words', () => {
    const shown = { ...place, lat: null, lng: null, address: '\u2068חיפה\u2069, 5' };
    expect(navigationLink(shown, OTHER)).toContain(`destination=${encodeURIComponent('חיפה, 5')}`);
  });
});
