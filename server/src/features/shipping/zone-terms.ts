import { zoneSpans, type DeliveryZone } from '@comanda/domain/shipping';
import { stepsOf } from '../../fee-steps.ts';
import type { ZoneRow } from './queries.ts';

export function toZone(row: ZoneRow): DeliveryZone {
  return {
    shapeId: row.shape_id,
    vertices: row.vertices,
    priceMinor: row.price_minor ?? undefined,
    name: row.name,
    minimumMinor: row.minimum_minor,
    steps: stepsOf(row),
    extraMinutes: row.extra_minutes,
    closedUntil: row.closed_until,
    closedTexts: row.closed_texts,
    spans: row.hours ? zoneSpans(row.hours) : undefined,
  };
}
