import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doOverlap, isSimpleOutline, snapOutline, type LatLng } from './index.ts';

/** Written as on paper, in hundred-thousandths of a degree around Chișinău: about a metre each. */
const outline = (...pairs: readonly [number, number][]): LatLng[] =>
  pairs.map(([lat, lng]) => ({
    lat: Math.round(47e6 + lat * 10) / 1e6,
    lng: Math.round(28.8e6 + lng * 10) / 1e6,
  }));
const snap = (drawn: LatLng[], others: LatLng[][], before: LatLng[] = []) =>
  snapOutline({ drawn, before, others, metres: 50 }, 500);

const square = outline([0, 0], [0, 1000], [1000, 1000], [1000, 0]);
const key = ({ lat, lng }: LatLng) => `${lat} ${lng}`;

/** The edges of an outline, whichever way round it is drawn. */
const edges = (vertices: readonly LatLng[]) =>
  new Set(
    vertices.map((from, index) =>
      [from, vertices[(index + 1) % vertices.length] ?? from].map(key).toSorted().join(' to '),
    ),
  );
const common = (one: readonly LatLng[], other: readonly LatLng[]) =>
  [...edges(one)].filter((edge) => edges(other).has(edge)).length;

describe('a drawn outline', () => {
  it('far from others stays as it is drawn', () => {
    const far = outline([0, 2000], [0, 3000], [1000, 3000]);
    expect(snap(far, [square])).toEqual({ outline: far, others: [square] });
  });

  it('takes the corners of a neighbour that it comes near', () => {
    const drawn = outline([20, 1030], [0, 2000], [1000, 2000], [990, 1010]);
    const { outline: snapped, others } = snap(drawn, [square]);
    expect(snapped).toEqual(outline([0, 1000], [0, 2000], [1000, 2000], [1000, 1000]));
    expect(others).toEqual([square]);
    expect(common(snapped, square)).toBe(1);
  });

  it('gives a border of a neighbour a corner where it begins on it', () => {
    const drawn = outline([300, 1030], [300, 2000], [700, 2000], [700, 985]);
    const { outline: snapped, others } = snap(drawn, [square]);
    const [neighbour = []] = others;
    expect(snapped).toEqual(outline([300, 1000], [300, 2000], [700, 2000], [700, 1000]));
    expect(neighbour).toHaveLength(6);
    expect(common(snapped, neighbour)).toBe(1);
    expect(doOverlap(snapped, neighbour)).toBe(false);
  });

  it('follows a border that is not straight', () => {
    const bent = outline([0, 0], [0, 1000], [300, 1030], [600, 980], [1000, 1000], [1000, 0]);
    const drawn = outline([0, 1010], [0, 2000], [1000, 2000], [1000, 1010]);
    const { outline: snapped } = snap(drawn, [bent]);
    expect(common(snapped, bent)).toBe(3);
    expect(doOverlap(snapped, bent)).toBe(false);
  });

  it('lies between two neighbours without a sliver', () => {
    const east = outline([0, 2000], [0, 3000], [1000, 3000], [1000, 2000]);
    const drawn = outline([10, 1020], [-10, 1970], [1020, 2010], [980, 1040]);
    const { outline: snapped } = snap(drawn, [square, east]);
    expect([common(snapped, square), common(snapped, east)]).toEqual([1, 1]);
  });

  it('stays where snapping would make it cross itself, or too large', () => {
    const thin = outline([0, 1010], [500, 1030], [1000, 1010], [500, 1020]);
    const { outline: snapped } = snap(thin, [square]);
    expect(isSimpleOutline(snapped)).toBe(true);
    const drawn = outline([20, 1030], [0, 2000], [1000, 2000], [990, 1010]);
    const most = snapOutline({ drawn, before: [], others: [square], metres: 50 }, 3);
    expect(most.outline).toBe(drawn);
  });
});

describe('an outline that is changed', () => {
  it('moves only the corner that was moved', () => {
    const before = outline([0, 1030], [0, 2000], [1000, 2000], [1000, 1500]);
    const drawn = before.with(3, { lat: 47.0098, lng: 28.8103 });
    const { outline: snapped } = snap(drawn, [square], before);
    expect(snapped[0]).toEqual(before[0]);
    expect(snapped).toContainEqual(square[2]);
  });
});

it('any outline beside any neighbour stays simple, and each corner near a border is on it', () => {
  const offset = fc.integer({ min: -40, max: 40 });
  const wiggle = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(wiggle, offset, offset, (wiggles, low, high) => {
      const border = wiggles.map((east, index): [number, number] => [
        (1000 * (index + 1)) / (wiggles.length + 1),
        1000 + east,
      ]);
      const west = outline([0, 0], [0, 1000], ...border, [1000, 1000], [1000, 0]);
      const drawn = outline([low, 1000 + low], [0, 2000], [1000, 2000], [1000 - high, 1000 + high]);
      const { outline: snapped, others } = snap(drawn, [west]);
      const [neighbour = []] = others;
      expect(isSimpleOutline(snapped)).toBe(true);
      expect(isSimpleOutline(neighbour)).toBe(true);
      expect(common(snapped, neighbour)).toBeGreaterThan(wiggles.length);
      expect(doOverlap(snapped, neighbour)).toBe(false);
    }),
  );
});
