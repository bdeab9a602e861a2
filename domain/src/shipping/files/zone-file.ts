import type { LatLng } from '../../geo/distance-and-bearing.ts';
import type { DayHours } from '../../hours/week-spans.ts';

/** The terms of a zone that a file has, in the pub's currency; a file of another program has fewer, or none. */
export type FileTerms = {
  readonly price?: number;
  readonly minimum?: number;
  readonly steps?: readonly {
    readonly from: number;
    readonly price: number;
    readonly reward?: number;
  }[];
  readonly extra_minutes?: number;
  /** Null for the hours of the pub's deliveries. */
  readonly hours?: readonly (readonly DayHours[])[] | null;
};

/** An area as a file has it, without the corner that closes it. */
export type FileArea = {
  /** Empty without one. */
  readonly name: string;
  readonly zoneId: string | undefined;
  /** `#rrggbb`, if the file says one. */
  readonly color: string | undefined;
  readonly vertices: readonly LatLng[];
  readonly hasHoles: boolean;
  readonly terms: FileTerms;
};

/** Why a file, or a part of it, is not read. */
export type FileProblem =
  /** Not GeoJSON, KML or KMZ, or not whole. */
  | 'not_a_zone_file'
  /** Its numbers are metres, or degrees of another system. */
  | 'other_coordinates'
  /** It has the address of a map on the internet, not the map. */
  | 'only_a_link'
  /** More than any map of zones has. */
  | 'file_is_too_large';

/** Why a part of a file cannot be a zone. */
export type PartProblem =
  | 'not_an_area'
  | 'has_holes'
  | 'bad_coordinates'
  | 'bad_terms'
  | 'too_few_corners'
  | 'too_many_corners'
  | 'crosses_itself'
  | 'far_away'
  | 'twice'
  | 'too_many_zones';

/** What a file consists of: areas, and parts that are none. */
export type FilePart =
  | (FileArea & { readonly problem?: undefined })
  | { readonly name: string; readonly problem: PartProblem };

/** Corners in the order of a file, longitude first; undefined if they are no numbers of places. */
export function ringOf(pairs: readonly unknown[]): LatLng[] | undefined {
  const corners = pairs.map((pair) => {
    const [lng, lat] = Array.isArray(pair) ? (pair as unknown[]) : [];
    const isPlace =
      typeof lat === 'number' &&
      typeof lng === 'number' &&
      Math.abs(lat) <= 180 &&
      Math.abs(lng) <= 180;
    return isPlace ? { lat, lng } : undefined;
  });
  if (corners.some((corner) => corner === undefined)) return undefined;
  return withoutRepeated(corners.flatMap((corner) => corner ?? []));
}

/** As outlines are stored: a tenth of a metre. */
const DECIMALS = 1e6;
const round = (value: number): number => Math.round(value * DECIMALS) / DECIMALS;

/** A corner twice in a row counts once, as where the ring is closed. */
function withoutRepeated(corners: readonly LatLng[]): LatLng[] {
  const rounded = corners.map(({ lat, lng }) => ({ lat: round(lat), lng: round(lng) }));
  return rounded.filter(({ lat, lng }, index) => {
    const next = rounded[(index + 1) % rounded.length];
    return rounded.length === 1 || lat !== next?.lat || lng !== next.lng;
  });
}
