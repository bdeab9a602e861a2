export { mergeChanges } from './merge-changes.ts';
export {
  DEFAULT_WEEK,
  isOneSpanADay,
  weekHoursOf,
  workWeekOf,
  type WorkDay,
  type WorkWeek,
} from './work-hours.ts';
export {
  isZoneRadius,
  MAX_RADIUS_KM,
  MAX_SHAPE_ID_LENGTH,
  MAX_VERTICES_OF_ZONE,
  MAX_ZONES_OF_PUB,
} from './limits.ts';
export { missingForDelivery, offersDelivery } from './offers-delivery.ts';
export { findZone, type DeliveryZone, type ZoneRefusal } from './zones.ts';
export {
  deliveryTypes,
  isDeliveryTime,
  MAX_DELIVERY_MINUTES,
  zonePalette,
  type DeliveryType,
} from './delivery.ts';
