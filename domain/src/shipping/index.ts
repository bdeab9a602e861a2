export { mergeChanges } from './merge-changes.ts';
export {
  DEFAULT_WEEK,
  isOneSpanADay,
  MAX_SPANS_OF_DAY,
  weekHoursOf,
  workWeekOf,
  zoneSpans,
  type WorkDay,
  type WorkWeek,
  type ZoneWeek,
} from './work-hours.ts';
export {
  isZoneRadius,
  MAX_CLOSED_TEXT_LENGTH,
  MAX_EXTRA_MINUTES,
  MAX_RADIUS_KM,
  MAX_SHAPE_ID_LENGTH,
  MAX_STEPS_OF_ZONE,
  MAX_VERTICES_OF_ZONE,
  MAX_ZONE_NAME_LENGTH,
  MAX_ZONES_OF_PUB,
} from './limits.ts';
export { missingForDelivery, offersDelivery } from './offers-delivery.ts';
export { dayAndMinuteOf, isPossibleZoneEnd, momentOf, refuseClosedZone } from './zone-closing.ts';
export { feeAt, freeStep, refuseSteps, type FeeStep, type ZoneFee } from './zone-fee.ts';
export {
  findZone,
  plainTerms,
  refuseBelowMinimum,
  type DeliveryZone,
  type PricedZone,
  type ZoneRefusal,
} from './zones.ts';
export {
  deliveryTypes,
  isDeliveryTime,
  MAX_DELIVERY_MINUTES,
  zonePalette,
  type DeliveryType,
} from './delivery.ts';
