export { distanceMetres, type LatLng } from './distance.ts';
export {
  DEFAULT_WEEK,
  isOpenAt,
  minutesToNextChange,
  type LocalTime,
  type WorkDay,
  type WorkWeek,
} from './work-hours.ts';
export { isSimpleOutline } from './outline.ts';
export { findZone, isInside, polygonArea, type DeliveryZone, type ZoneRefusal } from './zones.ts';
export { deliveryTypes, zonePalette, type DeliveryType } from './delivery.ts';
