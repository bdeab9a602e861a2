import type { Shape } from '@comanda/contract/shipping';
import { circleOutline, distanceMetres } from '@comanda/domain/geo';
import { expect, it } from 'vitest';
import { feePlace } from './fee-place.ts';

const pub = { lat: 47.02, lng: 28.84 };
const around = (shape_id: string, radiusKm: number): Shape => ({
  shape_id,
  color: '#3c9a5f',
  vertices: [...circleOutline(pub, radiusKm)],
});
const [near, far] = [around('near', 1.5), around('far', 4)];

it('around the pub stands in the south, inside the zone', () => {
  const at = feePlace(near, [near], pub);
  expect(at?.lat).toBeLessThan(pub.lat);
  expect(at && distanceMetres(pub, at)).toBeLessThan(1500);
});

it('of a zone around another stands where no smaller zone serves', () => {
  const at = feePlace(far, [near, far], pub);
  expect(at && distanceMetres(pub, at)).toBeGreaterThan(1500);
  expect(at && distanceMetres(pub, at)).toBeLessThan(4000);
});

it('has no place for a zone that smaller ones cover', () => {
  expect(feePlace(far, [far, around('other', 3.99)], pub)).toBeUndefined();
});

it('beside the pub stands in the middle', () => {
  const away = { lat: 47.1, lng: 28.9 };
  const at = feePlace(near, [near], away);
  expect(at && distanceMetres(pub, at)).toBeLessThan(10);
});
