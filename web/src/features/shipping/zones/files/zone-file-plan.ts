import type { Shape, Shipping, ZoneTerms } from '@comanda/contract/shipping';
import type { LatLng } from '@comanda/domain/geo';
import {
  planZones,
  writeGeoJson,
  type FilePart,
  type FileTerms,
  type PlannedZone,
  type PresentZone,
  type ZonePlan,
} from '@comanda/domain/shipping/files';
import { nextZoneColor, randomColor } from '../drawing/zone-draft.ts';
import { newShapeId } from '../drawing/zone-shapes.ts';

type Saved = Pick<Shipping, 'shapes' | 'zone_terms'>;

function fileTerms(terms: ZoneTerms | undefined): FileTerms {
  if (!terms) return {};
  const { price, minimum, steps, extra_minutes, hours } = terms;
  return { ...(price !== null && { price }), minimum, steps, extra_minutes, hours };
}

function presentZones({ shapes, zone_terms }: Saved): PresentZone[] {
  const termsOf = new Map(zone_terms.map((terms) => [terms.shape_id, terms]));
  return shapes.map(({ shape_id, color, vertices }) => ({
    shapeId: shape_id,
    name: termsOf.get(shape_id)?.name ?? '',
    color,
    vertices,
    terms: fileTerms(termsOf.get(shape_id)),
  }));
}

/** The zones of a pub as a file that other programs read too. */
export const geoJsonOf = (saved: Saved): string =>
  writeGeoJson(presentZones(saved).map(({ shapeId, ...zone }) => ({ ...zone, zone_id: shapeId })));

type Given = { readonly pub: LatLng | undefined; readonly isTurned: boolean };

/** What the parts of a file would do to the saved zones; a new one without a colour gets a free one. */
export function planFile(parts: readonly FilePart[], saved: Saved, given: Given): ZonePlan {
  const plan = planZones(parts, { present: presentZones(saved), ...given });
  const used = [...saved.shapes];
  const zones = plan.zones.map((zone) => {
    const color = zone.color ?? nextZoneColor(used, randomColor(Math.random));
    used.push({ shape_id: '', color, vertices: [] });
    return { ...zone, color };
  });
  return { ...plan, zones };
}

const SPARE_COLOR = '#14110e';

type Written = {
  /** All zones of the pub. */
  readonly shapes: readonly Shape[];
  /** The zones whose name or terms the file has, by their ids. */
  readonly terms: ReadonlyMap<string, Pick<PlannedZone, 'name' | 'terms'>>;
};

/** What has to be saved so that a pub has the zones of a file; those that it does not name stay. */
export function writtenZones({ zones }: ZonePlan, { shapes }: Saved): Written {
  const written = [...shapes];
  const terms = new Map<string, Pick<PlannedZone, 'name' | 'terms'>>();
  for (const { kind, shapeId: known, color, vertices, ...zone } of zones) {
    if (kind === 'same') continue;
    const shapeId = known ?? newShapeId();
    const shape = {
      shape_id: shapeId,
      color: color ?? SPARE_COLOR,
      vertices: [...vertices],
    };
    const at = written.findIndex(({ shape_id }) => shape_id === shapeId);
    written.splice(at === -1 ? written.length : at, at === -1 ? 0 : 1, shape);
    if (zone.name !== '' || Object.keys(zone.terms).length > 0) terms.set(shapeId, zone);
  }
  return { shapes: written, terms };
}

/** The terms of a saved zone with those of a file. */
export function mergedTerms(
  before: ZoneTerms,
  { name, terms }: Pick<PlannedZone, 'name' | 'terms'>,
): ZoneTerms {
  const { steps, hours, ...figures } = terms;
  return {
    ...before,
    ...figures,
    name: name === '' ? before.name : name,
    ...(steps && { steps: steps.map((step) => ({ ...step })) }),
    ...(hours !== undefined && {
      hours: hours && hours.map((day) => day.map(({ start, end }) => ({ start, end }))),
    }),
  };
}
