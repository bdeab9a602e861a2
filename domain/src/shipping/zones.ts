import { accept, refuse, type Accepted, type Refusal } from '../refusal/index.ts';
import type { LatLng } from '../geo/distance-and-bearing.ts';
import { toAmount } from '../money/index.ts';
import { isInside, polygonArea } from '../geo/polygon.ts';
import type { ZoneClosing } from './zone-closing.ts';
import type { FeeStep } from './zone-fee.ts';

/** A drawn area; without `priceMinor` it has no delivery yet. */
type DrawnZone = {
  readonly shapeId: string;
  readonly vertices: readonly LatLng[];
  readonly priceMinor: number | undefined;
};

/** On what terms a pub delivers into an area, besides its price. */
type ZoneTerms = ZoneClosing & {
  readonly name: string;
  /** The least dish total; 0 for any. */
  readonly minimumMinor: number;
  /** Ascending; at most the last one is free. */
  readonly steps: readonly FeeStep[];
  /** By which a delivery takes longer than into the other zones. */
  readonly extraMinutes: number;
};

export type DeliveryZone = DrawnZone & ZoneTerms;

/** The terms of a zone that has only a price. */
export const plainTerms: ZoneTerms = {
  name: '',
  minimumMinor: 0,
  steps: [],
  extraMinutes: 0,
  closedUntil: null,
  closedTexts: {},
  spans: undefined,
};

type Priced<Zone extends DrawnZone> = Zone & { readonly priceMinor: number };
export type PricedZone = Priced<DeliveryZone>;
export type ZoneRefusal = Refusal<'outside_delivery_zones' | 'zone_without_price'>;

/** Areas this similar differ by rounding only: the price decides between such zones. */
const SAME_AREA = 1 + 1e-9;

function isPriced<Zone extends DrawnZone>(zone: Zone): zone is Priced<Zone> {
  return zone.priceMinor !== undefined;
}

/**
 * The zone that serves a point. Where several overlap, the smallest wins, then the cheaper one; a zone
 * without a price refuses the delivery instead of using a larger zone.
 */
export function findZone<Zone extends DrawnZone>(
  zones: readonly Zone[],
  point: LatLng,
): Accepted<Priced<Zone>> | ZoneRefusal {
  const price = (zone: Zone): number => zone.priceMinor ?? Number.POSITIVE_INFINITY;
  const around = zones
    .filter(({ vertices }) => isInside(vertices, point))
    .map((candidate) => ({ candidate, area: polygonArea(candidate.vertices) }));
  const smallest = Math.min(...around.map(({ area }) => area)) * SAME_AREA;
  const [zone] = around
    .filter(({ area }) => area <= smallest)
    .map(({ candidate }) => candidate)
    .toSorted((a, b) => price(a) - price(b));
  if (!zone) return refuse('outside_delivery_zones');
  return isPriced(zone) ? accept(zone) : refuse('zone_without_price');
}

type BelowMinimum = { readonly minimum: number; readonly missing: number };

/** Whether a dish total is too low for a delivery into a zone; the facts are in the pub's currency. */
export function refuseBelowMinimum(
  { minimumMinor }: Pick<ZoneTerms, 'minimumMinor'>,
  dishTotalMinor: number,
): Refusal<'below_zone_minimum', BelowMinimum> | undefined {
  if (dishTotalMinor >= minimumMinor) return undefined;
  return refuse('below_zone_minimum', {
    minimum: toAmount(minimumMinor),
    missing: toAmount(minimumMinor - dishTotalMinor),
  });
}
