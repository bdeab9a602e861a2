import type { LatLng } from '../../geo/distance-and-bearing.ts';
import { findZone, type DeliveryZone } from '../../shipping/zones.ts';
import type { CancelReason } from '../facts/cancel-reason.ts';
import type { OrderStatus } from '../facts/order-status.ts';
import { byOrderType } from '../facts/offered-order-types.ts';
import { waitsForAnswer } from '../times/promise.ts';
import type { PubConditions } from './refuse-order.ts';
import { isUnseen } from '../times/unseen.ts';

/** The most dishes of a rehearsal order: enough to read as an order, few enough to follow. */
export const REHEARSAL_DISHES = 2;

/**
 * The conditions of a pub for its own rehearsal order: as if it were published, open, without a pause and taking
 * this type, with no zone closed. A new pub rehearses before it opens. What an order cannot be without stays: its dishes, and for a
 * delivery a location, a zone with a price and a way to pay.
 */
export function conditionsOfRehearsal(pub: PubConditions): PubConditions {
  return {
    ...pub,
    isExpired: false,
    hasInPlaceOrder: true,
    hasPickUpOrder: true,
    isDeliveryAvailable: true,
    pausedUntil: byOrderType(() => null),
    intake: byOrderType(() => ({ isOpen: true })),
    tables: '',
    zones: pub.zones.map((zone) => ({ ...zone, closedUntil: null, spans: undefined })),
  };
}

function middleOf(points: readonly LatLng[]): LatLng {
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  return {
    lat: sum(points.map(({ lat }) => lat)) / points.length,
    lng: sum(points.map(({ lng }) => lng)) / points.length,
  };
}

/** The middle of a zone, then of each of its corners with both neighbours: one of them is inside any outline. */
function middlesOf({ vertices }: DeliveryZone): LatLng[] {
  const corners = vertices.map((vertex, index) => [
    vertices.at(index - 1) ?? vertex,
    vertex,
    vertices[(index + 1) % vertices.length] ?? vertex,
  ]);
  return [vertices, ...corners].map(middleOf);
}

/** Where a rehearsed delivery goes: to the pub itself, or into one of its zones; undefined when it has none with a price. */
export function rehearsalPoint(pub: LatLng, zones: readonly DeliveryZone[]): LatLng | undefined {
  const candidates = [
    pub,
    ...zones.filter(({ vertices }) => vertices.length > 0).flatMap(middlesOf),
  ];
  return candidates.find((point) => findZone(zones, point).ok);
}

type RehearsedOrder = {
  readonly status: OrderStatus;
  readonly cancel_reason: CancelReason | null;
  readonly accepted_by_itself: boolean;
  readonly opened_at: string | null;
};

/**
 * Whether a rehearsal order got an answer from a person of the pub. Neither the setting that accepts by itself nor
 * the time that ran out is one.
 */
export function isRehearsed(order: RehearsedOrder): boolean {
  if (waitsForAnswer(order.status) || isUnseen(order)) return false;
  return order.cancel_reason !== 'not_answered' && order.cancel_reason !== 'by_guest';
}
