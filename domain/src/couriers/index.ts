export { isAvailableTo, type CourierStanding, type DeliverableOrder } from './availability.ts';
export {
  courierVisibility,
  MAX_COURIERS_OF_PUB,
  MAX_UNCONFIRMED_COURIERS,
  type CourierVisibility,
  type CourierAtPub,
  DEFAULT_BIRTH_DATE,
  genders,
  isBirthDate,
  shownBirthDate,
  UNSET_BIRTH_DATE,
  type Gender,
} from './courier-profile.ts';
export {
  correctionOf,
  courierMoney,
  ledgerKinds,
  ledgerLinesOf,
  SETTLEMENT_NOTE_LENGTH,
  type CourierMoney,
  type LedgerEntry,
  type LedgerKind,
  debtOf,
  type Debt,
} from './courier-money.ts';
export {
  idleFrom,
  idleLimits,
  idleStep,
  MAX_COMING,
  type IdleSettings,
  type Reservation,
} from './idle-reservation.ts';
export { minutesOfSecond, type DeliveryWay } from './second-order.ts';
export { roughDistance, sectorOf, sectors, type Sector } from './sector.ts';
export { isSeenLately, POSITION_EVERY_SECONDS, seenMetres } from './seen-courier.ts';
export { OLDEST_STEP_DAYS, stepTime } from './step-time.ts';
