import { accept, refuse, type Accepted, type Refusal } from '../refusal/index.ts';
import type { LatLng } from '../geo/distance-and-bearing.ts';
import { isInside, polygonArea } from '../geo/polygon.ts';

/** A drawn area; without `priceMinor` it has no delivery yet. `freeFromMinor` 0 means never free. */
export type DeliveryZone = {
  readonly shapeId: string;
  readonly vertices: readonly LatLng[];
  readonly priceMinor: number | undefined;
  readonly freeFromMinor: number;
};

type PricedZone = DeliveryZone & { readonly priceMinor: number };
export type ZoneRefusal = Refusal<'outside_delivery_zones' | 'zone_without_price'>;

/** Areas this similar differ by rounding only: the price decides between such zones. */
const SAME_AREA = 1 + 1e-9;

function isPriced(zone: DeliveryZone): zone is PricedZone {
  return zone.priceMinor !== undefined;
}

/**
 * The zone that serves a point. Where several overlap, the smallest wins, then the cheaper one; a zone
 * without a price refuses the delivery instead of using a larger zone.
 */
export function findZone(
  zones: readonly DeliveryZone[],
  point: LatLng,
): Accepted<PricedZone> | ZoneRefusal {
  const price = (zone: DeliveryZone): number => zone.priceMinor ?? Number.POSITIVE_INFINITY;
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
