import { expect, test } from 'vitest';
import type { LatLng } from './distance-and-bearing.ts';
import { isSimpleOutline } from './outline.ts';

const at = (lat: number, lng: number) => ({ lat, lng });
const square = [at(47, 28.8), at(47, 28.9), at(47.1, 28.9), at(47.1, 28.8)];

test.each([
  ['a square', square],
  ['a square drawn the other way', square.toReversed()],
  ['a closed ring', [...square, at(47, 28.8)]],
  ['a corner drawn twice', [at(47, 28.8), ...square]],
  ['a triangle', square.slice(0, 3)],
  ['a dented one', [...square, at(47.05, 28.85)]],
  ['a corner on a straight edge', [at(47, 28.8), at(47, 28.85), at(47, 28.9), at(47.1, 28.9)]],
])('accepts %s', (_name, vertices) => {
  expect(isSimpleOutline(vertices)).toBe(true);
});

test.each([
  ['a bow tie', [at(47, 28.8), at(47.1, 28.9), at(47, 28.9), at(47.1, 28.8)]],
  ['two corners', [at(47, 28.8), at(47.1, 28.9), at(47.1, 28.9)]],
  ['one point three times', [at(47, 28.8), at(47, 28.8), at(47, 28.8)]],
  ['a line', [at(47, 28.8), at(47, 28.9), at(47, 28.85)]],
  ['a spike', [...square, at(47.05, 28.85), at(47.1, 28.8)]],
  [
    'a corner that touches an edge',
    [at(47, 28.8), at(47, 28.9), at(47.1, 28.9), at(47, 28.85), at(47.1, 28.8)],
  ],
  ['a loop', [at(47, 28.8), at(47, 28.9), at(47.1, 28.85), at(46.9, 28.87), at(46.9, 28.8)]],
])('refuses %s', (_name, vertices) => {
  expect(isSimpleOutline(vertices)).toBe(false);
});

/** The same outline, started at each of its corners and drawn in both directions. */
const everyDirection = (vertices: readonly LatLng[]) =>
  vertices.flatMap((_, first) => {
    const turned = [...vertices.slice(first), ...vertices.slice(0, first)];
    return [turned, turned.toReversed()];
  });

/** Each quarter turn of an outline around its middle, by the side that was its south before. */
const directions: readonly [string, (lat: number, lng: number) => LatLng][] = [
  ['south', (lat, lng) => at(lat, lng)],
  ['north', (lat, lng) => at(-lat, -lng)],
  ['west', (lat, lng) => at(lng, lat)],
  ['east', (lat, lng) => at(-lng, -lat)],
];

test.each(directions)('refuses a corner that touches the edge in the %s', (_, to) => {
  // A square of 4 by 4 whose dent from the other side reaches the edge, off its middle.
  const touching = [to(-2, -2), to(-2, 2), to(2, 2), to(-2, 1), to(2, -2)];
  for (const vertices of everyDirection(touching)) expect(isSimpleOutline(vertices)).toBe(false);
  const short = [to(-2, -2), to(-2, 2), to(2, 2), to(-1.5, 1), to(2, -2)];
  for (const vertices of everyDirection(short)) expect(isSimpleOutline(vertices)).toBe(true);
});

test.each(directions)('accepts corners in line with an edge, beyond its ends (%s)', (_, to) => {
  // Two teeth of one height: each lies in line with the other's edge.
  const teeth = [to(0, 0), to(0, 6), to(3, 6), to(3, 4), to(1, 4), to(1, 2), to(3, 2), to(3, 0)];
  for (const vertices of everyDirection(teeth)) expect(isSimpleOutline(vertices)).toBe(true);
});
