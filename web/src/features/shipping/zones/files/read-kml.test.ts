import { strToU8, zipSync } from 'fflate';
import { planZones, writeGeoJson, readGeoJson } from '@comanda/domain/shipping/files';
import { expect, it } from 'vitest';
import { readKml, readZoneFile } from './read-kml.ts';
import { clujOfMyMaps } from './testing/cluj-kml.ts';

const partsOf = (read: ReturnType<typeof readKml>) => {
  if (!read.ok) throw new Error(read.code);
  return read.value;
};
const fileOf = (...parts: BlobPart[]) => new File(parts, 'zone');

it('a map of Google My Maps has its areas with names and colours; a pin is none', () => {
  const parts = partsOf(readKml(clujOfMyMaps));
  expect(parts[0]).toEqual({
    name: 'Mănăștur & Plopilor',
    zoneId: undefined,
    color: '#0288d1',
    hasHoles: false,
    terms: {},
    vertices: [
      { lat: 46.764002, lng: 23.548012 },
      { lat: 46.766128, lng: 23.570124 },
      { lat: 46.750235, lng: 23.568901 },
      { lat: 46.750123, lng: 23.545046 },
    ],
  });
  expect(parts.slice(1)).toMatchObject([
    { name: 'Mărăști <nord> 1', color: '#e65100', hasHoles: false },
    { name: 'Mărăști <nord> 2', hasHoles: true },
    { name: 'Restaurantul', problem: 'not_an_area' },
  ]);
});

it('Cluj is read back equal from the file that this product writes of it', () => {
  const zones = partsOf(readKml(clujOfMyMaps)).flatMap((part, index) =>
    part.problem === undefined && !part.hasHoles
      ? [{ ...part, zone_id: `z${index}`, color: part.color ?? '' }]
      : [],
  );
  expect(zones).toHaveLength(2);
  const parts = partsOf(readGeoJson(writeGeoJson(zones)));
  const present = zones.map((zone) => ({ ...zone, shapeId: zone.zone_id }));
  const plan = planZones(parts, { present, pub: undefined, isTurned: false });
  expect(plan.zones.map(({ kind, name }) => [kind, name])).toEqual(
    zones.map(({ name }) => ['same', name]),
  );
});

it('a file is told by what is in it, whatever its name', async () => {
  const archive = zipSync({ 'doc.kml': strToU8(clujOfMyMaps), 'images/a.png': strToU8('x') });
  const geojson = '{"type":"FeatureCollection","features":[]}';
  for (const [file, count] of [
    [fileOf('\uFEFF \n', clujOfMyMaps), 4],
    [fileOf(new Uint8Array(archive)), 4],
    [fileOf(geojson), 0],
  ] as const) {
    expect(partsOf(await readZoneFile(file))).toHaveLength(count);
  }
});

const kml = (inner: string) => `<kml xmlns="http://www.opengis.net/kml/2.2">${inner}</kml>`;

it.each([
  ['a link to a map', kml('<NetworkLink><Link><href>x</href></Link></NetworkLink>'), 'only_a_link'],
  ['a route', '<gpx><trk/></gpx>', 'not_a_zone_file'],
  ['half a file', kml('<Document>').replace('</kml>', ''), 'not_a_zone_file'],
  ['a text', 'Centru 40 lei', 'not_a_zone_file'],
  ['an archive without a map', zipSync({ 'a.txt': strToU8('x') }), 'not_a_zone_file'],
  ['half an archive', 'PK\u0003\u0004', 'not_a_zone_file'],
  ['a film', new Uint8Array(20_000_001), 'file_is_too_large'],
])('%s is refused', async (_, content, code) => {
  const part = typeof content === 'string' ? content : new Uint8Array(content);
  expect(await readZoneFile(fileOf(part))).toMatchObject({ ok: false, code });
});

it('a map without placemarks has no parts', () => {
  expect(readKml(kml('<Document/>'))).toEqual({ ok: true, value: [] });
});
