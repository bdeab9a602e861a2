import { distanceMetres, type LatLng } from '../../geo/distance-and-bearing.ts';
import { isSameOutline, isSimpleOutline } from '../../geo/outline.ts';
import { toMinor } from '../../money/index.ts';
import { MAX_SHAPE_ID_LENGTH, MAX_VERTICES_OF_ZONE, MAX_ZONES_OF_PUB } from '../limits.ts';
import { refuseSteps } from '../zone-fee.ts';
import type { FileArea, FilePart, FileTerms, PartProblem } from './zone-file.ts';

/** A zone that the pub has now. */
export type PresentZone = {
  readonly shapeId: string;
  readonly name: string;
  readonly color: string;
  readonly vertices: readonly LatLng[];
  readonly terms: FileTerms;
};

export type PlannedZone = {
  readonly kind: 'new' | 'changed' | 'same';
  /** Undefined for a new one that the file gives no free id. */
  readonly shapeId: string | undefined;
  readonly name: string;
  readonly color: string | undefined;
  readonly vertices: readonly LatLng[];
  readonly terms: FileTerms;
};

type RefusedPart = { readonly name: string; readonly problem: PartProblem };

export type ZonePlan = {
  readonly zones: readonly PlannedZone[];
  readonly refused: readonly RefusedPart[];
  /** All places are far from the pub, and near it with latitude and longitude exchanged. */
  readonly looksTurned: boolean;
};

type Given = {
  readonly present: readonly PresentZone[];
  /** Undefined while the pub has no place: then nothing is far. */
  readonly pub: LatLng | undefined;
  /** Latitude and longitude are exchanged before anything is judged. */
  readonly isTurned: boolean;
};

/** Farther from the pub than any delivery goes. */
const FAR_METRES = 300_000;

const turn = ({ lat, lng }: LatLng): LatLng => ({ lat: lng, lng: lat });
const isNear = (pub: LatLng, place: LatLng): boolean =>
  Math.abs(place.lat) <= 90 && distanceMetres(pub, place) <= FAR_METRES;

const isArea = (part: FilePart): part is FileArea => part.problem === undefined;

function looksTurned(areas: readonly FileArea[], pub: LatLng | undefined): boolean {
  const places = areas.flatMap(({ vertices }) => vertices);
  return (
    pub !== undefined &&
    places.length > 0 &&
    places.every((place) => !isNear(pub, place) && isNear(pub, turn(place)))
  );
}

/** The same outline from any first corner, in any direction. */
function isSameArea(one: readonly LatLng[], other: readonly LatLng[]): boolean {
  if (one.length !== other.length) return false;
  return [other, other.toReversed()].some((ring) =>
    ring.some((_, start) => isSameOutline(one, [...ring.slice(start), ...ring.slice(0, start)])),
  );
}

function problemOf(area: FileArea, pub: LatLng | undefined): PartProblem | undefined {
  const { vertices, hasHoles, terms } = area;
  if (vertices.some(({ lat }) => Math.abs(lat) > 90)) return 'far_away';
  if (hasHoles) return 'has_holes';
  if (vertices.length < 3) return 'too_few_corners';
  if (vertices.length > MAX_VERTICES_OF_ZONE) return 'too_many_corners';
  if (!isSimpleOutline(vertices)) return 'crosses_itself';
  if (pub && !vertices.every((place) => isNear(pub, place))) return 'far_away';
  return hasFittingSteps(terms) ? undefined : 'bad_terms';
}

function hasFittingSteps({ price, steps = [] }: FileTerms): boolean {
  const inMinor = steps.map((step) => ({
    fromMinor: toMinor(step.from),
    priceMinor: toMinor(step.price),
  }));
  return refuseSteps(price === undefined ? undefined : toMinor(price), inMinor) === undefined;
}

const fold = (name: string): string => name.trim().toLocaleLowerCase();

/** The zone of the pub that an area stands for: by its id, its name, or its outline. */
function findPresent(area: FileArea, present: readonly PresentZone[]): PresentZone | undefined {
  const byName = present.filter(({ name }) => area.name !== '' && fold(name) === fold(area.name));
  return (
    present.find(({ shapeId }) => shapeId === area.zoneId) ??
    (byName.length === 1 ? byName[0] : undefined) ??
    present.find(({ vertices }) => isSameArea(vertices, area.vertices))
  );
}

const canonical = (value: unknown): string => JSON.stringify(value ?? null);

function hasSameTerms(area: FileArea, zone: PresentZone): boolean {
  const isSameName = area.name === '' || area.name === zone.name;
  const names = Object.keys(area.terms) as (keyof FileTerms)[];
  return (
    isSameName && names.every((name) => canonical(area.terms[name]) === canonical(zone.terms[name]))
  );
}

function plan(area: FileArea, zone: PresentZone | undefined): PlannedZone {
  const { name, color, vertices, terms, zoneId } = area;
  if (!zone) {
    const isId = zoneId !== undefined && zoneId.length <= MAX_SHAPE_ID_LENGTH;
    return { kind: 'new', shapeId: isId ? zoneId : undefined, name, color, vertices, terms };
  }
  const isSame = isSameArea(zone.vertices, vertices);
  return {
    kind: isSame && hasSameTerms(area, zone) ? 'same' : 'changed',
    shapeId: zone.shapeId,
    name: name === '' ? zone.name : name,
    color: zone.color,
    // Another first corner is no change.
    vertices: isSame ? zone.vertices : vertices,
    terms,
  };
}

/** What a file would do to the zones of a pub: which are new, changed and the same, and why others are refused. */
export function planZones(parts: readonly FilePart[], given: Given): ZonePlan {
  const areas = parts.filter(isArea);
  const zones: PlannedZone[] = [];
  const refused: RefusedPart[] = [];
  const taken = new Set<string>();
  let room = MAX_ZONES_OF_PUB - given.present.length;
  for (const part of parts) {
    if (!isArea(part)) {
      refused.push(part);
      continue;
    }
    const area = given.isTurned ? { ...part, vertices: part.vertices.map(turn) } : part;
    const zone = findPresent(area, given.present);
    const isTwice =
      (zone && taken.has(zone.shapeId)) ||
      zones.some(({ vertices }) => isSameArea(vertices, area.vertices));
    const problem =
      problemOf(area, given.pub) ??
      (isTwice ? 'twice' : !zone && room <= 0 ? 'too_many_zones' : undefined);
    if (problem) {
      refused.push({ name: area.name, problem });
      continue;
    }
    if (zone) taken.add(zone.shapeId);
    else room -= 1;
    zones.push(plan(area, zone));
  }
  return { zones, refused, looksTurned: !given.isTurned && looksTurned(areas, given.pub) };
}
