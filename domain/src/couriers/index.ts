export { isAvailableTo, type CourierStanding, type DeliverableOrder } from './availability.ts';
export {
  courierMoney,
  LEDGER_SYMBOL,
  ledgerLinesOf,
  SETTLEMENT_NOTE_LENGTH,
  type CourierMoney,
  type LedgerEntry,
  type LedgerKind,
} from './courier-money.ts';
export {
  DEFAULT_BIRTH_DATE,
  genders,
  isBirthDate,
  shownBirthDate,
  UNSET_BIRTH_DATE,
  type Gender,
} from './courier-fields.ts';
export { OLDEST_STEP_DAYS, stepTime } from './step-time.ts';
