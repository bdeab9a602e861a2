export { circleOutline, isZoneRadius, MAX_RADIUS_KM } from './circle.ts';
export { mergeChanges } from './merge-changes.ts';
export { isSameOutline } from './same-outline.ts';
export { distanceMetres, type LatLng } from './distance.ts';
export {
  DEFAULT_WEEK,
  isOpenAt,
  MINUTES_A_DAY,
  minutesToNextChange,
  WORK_HOURS_STEP,
  type LocalTime,
  type WorkDay,
  type WorkWeek,
} from './work-hours.ts';
export { MAX_SHAPE_ID_LENGTH, MAX_VERTICES_OF_ZONE, MAX_ZONES_OF_PUB } from './limits.ts';
export { offersDelivery } from './offers-delivery.ts';
export { isSimpleOutline } from './outline.ts';
export { doOverlap } from './overlap.ts';
export { findZone, isInside, polygonArea, type DeliveryZone, type ZoneRefusal } from './zones.ts';
export {
  deliveryTypes,
  isDeliveryTime,
  MAX_DELIVERY_MINUTES,
  zonePalette,
  type DeliveryType,
} from './delivery.ts';
