import { describe, expect, it } from 'vitest';
import type { LatLng } from '../../geo/index.ts';
import { planZones, type FilePart, type FileTerms, type PresentZone } from './index.ts';

const pub = { lat: 47.02, lng: 28.83 };
/** Written as on paper: hundredths of a degree from the pub. */
const outline = (...pairs: readonly [number, number][]): LatLng[] =>
  pairs.map(([lat, lng]) => ({
    lat: Math.round(pub.lat * 1e6 + lat * 1e4) / 1e6,
    lng: Math.round(pub.lng * 1e6 + lng * 1e4) / 1e6,
  }));
const square = (at: number) => outline([at, 0], [at, 5], [at + 4, 5], [at + 4, 0]);

const area = (change: Partial<Extract<FilePart, { vertices: unknown }>> = {}): FilePart => ({
  name: '',
  zoneId: undefined,
  color: undefined,
  hasHoles: false,
  terms: {},
  vertices: square(0),
  ...change,
});
const zone = (change: Partial<PresentZone> = {}): PresentZone => ({
  shapeId: 'a',
  name: 'Centru',
  color: '#d94f3d',
  vertices: square(0),
  terms: { price: 40, steps: [] },
  ...change,
});
const planOf = (parts: readonly FilePart[], present: readonly PresentZone[] = [], turned = false) =>
  planZones(parts, { present, pub, isTurned: turned });

describe('an area of a file', () => {
  it.each<[string, FilePart, 'new' | 'changed' | 'same', string | undefined]>([
    ['of the same id', area({ zoneId: 'a', name: 'Centru' }), 'same', 'a'],
    ['of the same id, with another name', area({ zoneId: 'a', name: 'Altul' }), 'changed', 'a'],
    ['of the same name, moved', area({ name: ' CENTRU ', vertices: square(1) }), 'changed', 'a'],
    ['of the same outline', area(), 'same', 'a'],
    [
      'of the same outline from another corner, the other way round',
      area({ vertices: [...square(0).slice(2), ...square(0).slice(0, 2)].toReversed() }),
      'same',
      'a',
    ],
    ['with the same price', area({ terms: { price: 40 } }), 'same', 'a'],
    ['with another price', area({ terms: { price: 41 } }), 'changed', 'a'],
    ['elsewhere', area({ vertices: square(10) }), 'new', undefined],
    ['elsewhere, with an id of its own', area({ vertices: square(9), zoneId: 'b' }), 'new', 'b'],
  ])('%s', (_, part, kind, shapeId) => {
    expect(planOf([part], [zone()]).zones).toMatchObject([{ kind, shapeId }]);
  });

  it('without a name keeps that of its zone', () => {
    expect(planOf([area()], [zone()]).zones).toMatchObject([{ name: 'Centru', shapeId: 'a' }]);
    const other = planOf([area({ zoneId: 'a', name: 'Altul' })], [zone()]);
    expect(other.zones).toMatchObject([{ name: 'Altul', shapeId: 'a' }]);
  });

  it('stands for no zone when two have its name', () => {
    const two = [zone(), zone({ shapeId: 'b', vertices: square(5) })];
    const named = area({ name: 'Centru', vertices: square(20) });
    expect(planOf([named], two).zones).toMatchObject([{ kind: 'new' }]);
  });
});

const bowTie = [0, 2, 1, 3].flatMap((index) => square(0)[index] ?? []);
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return { lat: pub.lat + Math.sin(angle) / 50, lng: pub.lng + Math.cos(angle) / 50 };
  });
const rising: FileTerms = { price: 10, steps: [{ from: 100, price: 20 }] };

describe('a part is refused', () => {
  it.each<[string, FilePart, string]>([
    ['that is no area', { name: 'Drum', problem: 'not_an_area' }, 'not_an_area'],
    ['with a hole', area({ hasHoles: true }), 'has_holes'],
    ['of two corners', area({ vertices: square(0).slice(0, 2) }), 'too_few_corners'],
    ['of 501 corners', area({ vertices: many(501) }), 'too_many_corners'],
    ['that crosses itself', area({ vertices: bowTie }), 'crosses_itself'],
    ['in another country', area({ vertices: square(9000) }), 'far_away'],
    ['no place of the earth', area({ vertices: square(5000) }), 'far_away'],
    ['with steps that rise', area({ terms: rising }), 'bad_terms'],
  ])('%s', (_, part, problem) => {
    const plan = planOf([part, area({ vertices: square(30), name: 'Alta' })]);
    expect(plan.refused).toMatchObject([{ problem }]);
    expect(plan.zones).toMatchObject([{ name: 'Alta' }]);
  });

  it('that is there twice, or beyond a hundred', () => {
    expect(planOf([area(), area()]).refused).toMatchObject([{ problem: 'twice' }]);
    const same = [area({ name: 'Centru' }), area({ zoneId: 'a', vertices: square(9) })];
    expect(planOf(same, [zone()]).refused).toMatchObject([{ problem: 'twice' }]);
    const present = Array.from({ length: 99 }, (_, index) =>
      zone({ shapeId: `z${index}`, name: `z${index}`, vertices: square(20 + index / 10) }),
    );
    const plan = planOf([area(), area({ vertices: square(5) }), area({ zoneId: 'z3' })], present);
    expect(plan.zones.map(({ kind }) => kind)).toEqual(['new']);
    expect(plan.refused).toMatchObject([{ problem: 'too_many_zones' }, { problem: 'twice' }]);
  });
});

describe('latitude and longitude exchanged', () => {
  const turned = (vertices: LatLng[]) => vertices.map(({ lat, lng }) => ({ lat: lng, lng: lat }));
  const wrong = [area({ vertices: turned(square(0)) }), area({ vertices: turned(square(9)) })];

  it('is seen, refused, and read when it is turned', () => {
    const plan = planOf(wrong);
    expect(plan).toMatchObject({ zones: [], looksTurned: true });
    expect(plan.refused).toHaveLength(2);
    expect(planOf(wrong, [], true)).toMatchObject({
      zones: [{ vertices: square(0) }, { vertices: square(9) }],
      refused: [],
      looksTurned: false,
    });
  });

  it('is not seen where one place is right, nor where both ways are wrong', () => {
    expect(planOf([...wrong, area()]).looksTurned).toBe(false);
    expect(planOf([area({ vertices: square(-4000) })]).looksTurned).toBe(false);
    expect(planOf([]).looksTurned).toBe(false);
  });

  it('is not looked for while the pub has no place', () => {
    const plan = planZones(wrong, { present: [], pub: undefined, isTurned: false });
    expect(plan).toMatchObject({ looksTurned: false, refused: [] });
  });
});
