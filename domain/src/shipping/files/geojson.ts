import type { LatLng } from '../../geo/distance-and-bearing.ts';
import { accept, refuse, type Accepted, type Refusal } from '../../refusal/index.ts';
import { readFileTerms } from './read-terms.ts';
import { ringOf, type FilePart, type FileProblem, type FileTerms } from './zone-file.ts';

type WrittenZone = {
  readonly zone_id: string;
  readonly name: string;
  readonly color: string;
  readonly vertices: readonly LatLng[];
  readonly terms: FileTerms;
};

/** A FeatureCollection after RFC 7946: longitude first, rings closed and counter-clockwise, six decimals. */
export function writeGeoJson(zones: readonly WrittenZone[]): string {
  const features = zones.map(({ zone_id, name, color, vertices, terms }) => ({
    type: 'Feature',
    properties: { zone_id, name, ...terms, stroke: color, fill: color, 'fill-opacity': 0.2 },
    geometry: { type: 'Polygon', coordinates: [closedRing(vertices)] },
  }));
  return `${JSON.stringify({ type: 'FeatureCollection', features }, null, 2)}\n`;
}

function closedRing(vertices: readonly LatLng[]): [number, number][] {
  const six = (value: number) => Number(value.toFixed(6));
  const pairs = vertices.map(({ lat, lng }): [number, number] => [six(lng), six(lat)]);
  const doubled = pairs.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = pairs[(index + 1) % pairs.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  // The first corner stays the first.
  const [first, ...others] = pairs;
  const turned = doubled < 0 && first ? [first, ...others.toReversed()] : pairs;
  return [...turned, ...turned.slice(0, 1)];
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Longitude and latitude on the usual ellipsoid, as programs name it; RFC 7946 has no other. */
const USUAL = /CRS84|EPSG:{1,2}4326|WGS ?84/i;

function hasOtherCoordinates({ crs }: Json): boolean {
  if (!isObject(crs)) return false;
  const name = isObject(crs['properties']) ? crs['properties']['name'] : undefined;
  return typeof name === 'string' && !USUAL.test(name);
}

const NAMES = ['name', 'Name', 'NAME', 'title', 'Title'] as const;

function textAt(properties: Json, keys: readonly string[]): string | undefined {
  return keys
    .map((key) => properties[key])
    .find((value): value is string => typeof value === 'string' && value.trim() !== '')
    ?.trim();
}

const COLOR = /^#[0-9a-f]{6}$/i;

function areaOf(rings: unknown, properties: Json, name: string): FilePart {
  const [outer, ...holes] = listOf(rings);
  const vertices = ringOf(listOf(outer));
  if (!vertices) return { name, problem: 'bad_coordinates' };
  const terms = readFileTerms(properties);
  if (!terms) return { name, problem: 'bad_terms' };
  const color = [properties['fill'], properties['stroke'], properties['color']].find(
    (one): one is string => typeof one === 'string' && COLOR.test(one),
  );
  return {
    name,
    zoneId: textAt(properties, ['zone_id']),
    color,
    vertices,
    hasHoles: holes.length > 0,
    terms,
  };
}

function partsOfGeometry(geometry: unknown, properties: Json): FilePart[] {
  const name = textAt(properties, NAMES) ?? '';
  if (!isObject(geometry)) return [{ name, problem: 'not_an_area' }];
  const { type, coordinates, geometries } = geometry;
  if (type === 'GeometryCollection') {
    return listOf(geometries).flatMap((one) => partsOfGeometry(one, properties));
  }
  if (type === 'Polygon') return [areaOf(coordinates, properties, name)];
  if (type !== 'MultiPolygon') return [{ name, problem: 'not_an_area' }];
  const parts = listOf(coordinates);
  return parts.map((rings, index) => {
    // Each part is a zone: of several only the first can be the one with the id.
    const own = index === 0 ? properties : { ...properties, zone_id: undefined };
    const numbered = name === '' ? '' : `${name} ${index + 1}`;
    return areaOf(rings, own, parts.length > 1 ? numbered : name);
  });
}

/** The areas of a GeoJSON text: of a collection, a feature or a bare geometry. */
export function readGeoJson(text: string): Accepted<FilePart[]> | Refusal<FileProblem> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refuse('not_a_zone_file');
  }
  if (!isObject(json) || typeof json['type'] !== 'string') return refuse('not_a_zone_file');
  if (hasOtherCoordinates(json)) return refuse('other_coordinates');
  const propertiesOf = (value: Json): Json =>
    isObject(value['properties']) ? value['properties'] : {};
  if (json['type'] === 'FeatureCollection') {
    return accept(
      listOf(json['features']).flatMap((feature) =>
        isObject(feature) ? partsOfGeometry(feature['geometry'], propertiesOf(feature)) : [],
      ),
    );
  }
  if (json['type'] === 'Feature') {
    return accept(partsOfGeometry(json['geometry'], propertiesOf(json)));
  }
  const isGeometry = 'coordinates' in json || 'geometries' in json;
  return isGeometry ? accept(partsOfGeometry(json, {})) : refuse('not_a_zone_file');
}
