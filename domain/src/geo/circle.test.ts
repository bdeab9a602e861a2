import { expect, test } from 'vitest';
import { CIRCLE_CORNERS, circleOutline, isSimpleOutline } from './outline.ts';
import { distanceMetres } from './distance-and-bearing.ts';
import { isInside } from './polygon.ts';

const pub = { lat: 47.0225, lng: 28.8353 };

test.each([0.1, 1, 2.5, 10, 50])(
  'every corner of a zone of %d km is that far from the pub',
  (km) => {
    const outline = circleOutline(pub, km);
    expect(outline).toHaveLength(CIRCLE_CORNERS);
    for (const corner of outline) {
      expect(Math.abs(distanceMetres(pub, corner) - km * 1000)).toBeLessThanOrEqual(1);
    }
    expect(isSimpleOutline(outline)).toBe(true);
    expect(isInside(outline, pub)).toBe(true);
  },
);

test('begins in the north and goes on to the east', () => {
  const [north, , , , , , east] = circleOutline(pub, 5);
  expect(north?.lng).toBeCloseTo(pub.lng, 9);
  expect(north?.lat).toBeGreaterThan(pub.lat);
  expect(east?.lng).toBeGreaterThan(pub.lng);
  expect(east?.lat).toBeCloseTo(pub.lat, 3);
});

test('a larger circle contains a smaller one', () => {
  const wide = circleOutline(pub, 3);
  expect(circleOutline(pub, 2.9).every((corner) => isInside(wide, corner))).toBe(true);
});
