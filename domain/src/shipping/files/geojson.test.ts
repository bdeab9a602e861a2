import { describe, expect, it } from 'vitest';
import { planZones, readGeoJson, writeGeoJson, type FilePart, type FileTerms } from './index.ts';
import { baltiOfQgis, chisinauOfGeojsonIo } from './testing/city-files.ts';

const read = (text: string): readonly FilePart[] => {
  const found = readGeoJson(text);
  if (!found.ok) throw new Error(found.code);
  return found.value;
};
const areasOf = (text: string) =>
  read(text).flatMap((part) => (part.problem === undefined ? [part] : []));
const at = (lat: number, lng: number) => ({ lat, lng });

describe('a file of another program', () => {
  it('of geojson.io has its areas with names and colours; a point is none', () => {
    const parts = read(chisinauOfGeojsonIo);
    expect(parts).toHaveLength(3);
    expect(parts[0]).toEqual({
      name: 'Centru',
      zoneId: undefined,
      color: '#e66100',
      hasHoles: false,
      terms: {},
      vertices: [
        at(47.027004, 28.808012),
        at(47.013002, 28.81549),
        at(47.004018, 28.832018),
        at(47.008513, 28.848513),
        at(47.0225, 28.8545),
        at(47.0335, 28.8425),
        at(47.038504, 28.822004),
      ],
    });
    expect(parts[1]).toEqual({ name: '', problem: 'not_an_area' });
    expect(parts[2]).toMatchObject({ name: 'Botanica', color: undefined });
  });

  it('of QGIS has each part of a MultiPolygon, without heights and empty columns', () => {
    const parts = read(baltiOfQgis);
    expect(parts.map(({ name }) => name)).toEqual(['Dacia', 'Slobozia 1', 'Slobozia 2', 'Lac']);
    expect(parts[0]).toMatchObject({ terms: {}, hasHoles: false });
    expect(parts[0]).toHaveProperty('vertices.0', at(47.753802, 27.899511));
    expect(parts[1]).toMatchObject({ terms: { price: 35 } });
    expect(parts[3]).toMatchObject({ hasHoles: true });
  });

  it.each([
    [
      'a collection that names the usual coordinates, with a feature without a place',
      '{"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:OGC:1.3:CRS84"}},"features":[null,{"type":"Feature","geometry":{"type":"Polygon","coordinates":[[[28,47],[29,47],[29,48]]]}}]}',
    ],
    [
      'a collection whose coordinates have no name',
      '{"type":"FeatureCollection","crs":{"type":"link"},"features":[{"type":"Feature","geometry":{"type":"Polygon","coordinates":[[[28,47],[29,47],[29,48]]]}}]}',
    ],
    ['a bare geometry', '{"type":"Polygon","coordinates":[[[28,47],[29,47],[29,48],[28,47]]]}'],
    [
      'a feature',
      '{"type":"Feature","properties":null,"geometry":{"type":"Polygon","coordinates":[[[28,47],[29,47],[29,48],[28,47]]]}}',
    ],
    [
      'a collection of geometries',
      '{"type":"GeometryCollection","geometries":[{"type":"Polygon","coordinates":[[[28,47],[29,47],[29,48]]]}]}',
    ],
  ])('of %s', (_, text) => {
    expect(read(text)).toMatchObject([{ vertices: [at(47, 28), at(47, 29), at(48, 29)] }]);
  });

  it.each([
    ['', 'not_a_zone_file'],
    ['{"type":"FeatureCollection","features":[', 'not_a_zone_file'],
    ['[]', 'not_a_zone_file'],
    ['{"type":"Topology","objects":{}}', 'not_a_zone_file'],
    [
      '{"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::3857"}},"features":[]}',
      'other_coordinates',
    ],
    ['{"type":"Polygons"}', 'not_a_zone_file'],
  ])('%s is refused as a whole', (text, code) => {
    expect(readGeoJson(text)).toMatchObject({ ok: false, code });
  });

  it.each([
    ['[[["28",47],[29,47],[29,48]]]', '{}', 'bad_coordinates'],
    ['[[[3209112,5942074],[29,47],[29,48]]]', '{}', 'bad_coordinates'],
    ['[[[28,47],[29,47],[29,48]]]', '{"price":"ieftin"}', 'bad_terms'],
    ['[[[28,47],[29,47],[29,48]]]', '{"price":10.001}', 'bad_terms'],
    ['[[[28,47],[29,47],[29,48]]]', '{"steps":[{"from":300}]}', 'bad_terms'],
    ['[[[28,47],[29,47],[29,48]]]', '{"hours":[[{"start":1,"end":2}]]}', 'bad_terms'],
    ['[[[28,47],[29,47],[29,48]]]', '{"extra_minutes":2.5}', 'bad_terms'],
    ['[[[28,47],[29,47],[29,48]]]', '{"extra_minutes":-1}', 'bad_terms'],
    ['[[[28,47],[29,47],[29,48]]]', '{"extra_minutes":241}', 'bad_terms'],
    ['[[[28,47],[29,47],[29,48]]]', '{"minimum":-1}', 'bad_terms'],
    ['[[[28,47],[29,47],[29,48]]]', '{"steps":{}}', 'bad_terms'],
    ['[[[28,47],[29,47],[29,48]]]', '{"steps":[{"from":1,"price":1,"reward":"x"}]}', 'bad_terms'],
    [
      '[[[28,47],[29,47],[29,48]]]',
      `{"steps":[${'{"from":1,"price":1},'.repeat(8)}{"from":1,"price":1}]}`,
      'bad_terms',
    ],
    ...[1445, -5, 603].map((minute) => [
      '[[[28,47],[29,47],[29,48]]]',
      `{"hours":[[{"start":600,"end":${minute}}],[],[],[],[],[],[]]}`,
      'bad_terms',
    ]),
  ])('a part with %s and %s: %s', (coordinates, properties, problem) => {
    const text = `{"type":"Feature","properties":${properties},"geometry":{"type":"Polygon","coordinates":${coordinates}}}`;
    expect(read(text)).toEqual([{ name: '', problem }]);
  });

  it('without a geometry is no area', () => {
    const text = '{"type":"Feature","properties":{"name":"Centru"},"geometry":null}';
    expect(read(text)).toEqual([{ name: 'Centru', problem: 'not_an_area' }]);
  });
});

const terms: FileTerms = {
  price: 40.5,
  minimum: 150,
  steps: [
    { from: 300, price: 20, reward: 45 },
    { from: 500, price: 0 },
  ],
  extra_minutes: 15,
  hours: [[{ start: 600, end: 900 }], [], [], [], [], [], []],
};

describe('a file of this product', () => {
  it.each([
    ['Chișinău, of geojson.io', chisinauOfGeojsonIo],
    ['Bălți, of QGIS', baltiOfQgis],
  ])('is read back equal: %s', (_, text) => {
    const zones = areasOf(text)
      .filter(({ hasHoles }) => !hasHoles)
      .map(({ name, vertices }, index) => ({
        zone_id: `z${index}`,
        name,
        color: '#d94f3d',
        vertices,
        terms: index === 0 ? terms : { hours: null },
      }));
    const parts = read(writeGeoJson(zones));
    const present = zones.map(({ zone_id, ...zone }) => ({ ...zone, shapeId: zone_id }));
    const plan = planZones(parts, { present, pub: undefined, isTurned: false });
    expect(plan.refused).toEqual([]);
    expect(plan.zones).toEqual(
      present.map(({ shapeId, ...zone }) => ({ ...zone, shapeId, kind: 'same' })),
    );
  });

  it('is RFC 7946: closed rings, counter-clockwise, longitude first, six decimals', () => {
    const vertices = [at(47, 28), at(48, 28.12345678), at(48, 29), at(47, 29)];
    const text = writeGeoJson([
      { zone_id: 'a', name: 'A', color: '#d94f3d', vertices, terms: { price: 40 } },
    ]);
    expect(JSON.parse(text)).toEqual({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: {
            zone_id: 'a',
            name: 'A',
            price: 40,
            stroke: '#d94f3d',
            fill: '#d94f3d',
            'fill-opacity': 0.2,
          },
          geometry: {
            type: 'Polygon',
            coordinates: [
              [
                [28, 47],
                [29, 47],
                [29, 48],
                [28.123457, 48],
                [28, 47],
              ],
            ],
          },
        },
      ],
    });
  });
});
