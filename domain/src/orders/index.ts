export { nextStep, stepStatuses } from './next-step.ts';
export {
  canBeWithdrawn,
  cancelReasons,
  courierCancelReasons,
  MAX_CANCEL_TEXT_LENGTH,
  NOT_CANCELED,
  readCancellation,
  readRefusal,
  refuseReasons,
  refuseReasonsFor,
  withdrawal,
  type CancelReason,
  type CourierCancelReason,
  type Cancellation,
  type RefuseReason,
} from './cancel-reason.ts';
export {
  activeStatuses,
  countsAs,
  finishedStatuses,
  isFinalStatus,
  isInProcess,
  isOfferedFor,
  offeredStatuses,
  orderStatuses,
  PENDING_PICKUP_STATUS,
  statusTable,
  usualStatuses,
  type FinishedStatus,
  type OfferedStatus,
  type OrderStatus,
  type OrderStep,
} from './order-status.ts';
export {
  conditionsOfRehearsal,
  isRehearsed,
  REHEARSAL_DISHES,
  rehearsalPoint,
} from './rehearsal.ts';
export { isUnseen, ringsFor, type SeenOrder } from './unseen.ts';
export {
  holdsUntil,
  refuseAfterLimits,
  refusedAt,
  unansweredAt,
  unansweredLimits,
} from './unanswered.ts';
export {
  COMMISSION_PERCENT,
  priceOrder,
  unitPriceMinor,
  type OrderPrice,
  type OrderZonePrice,
  type PricedLine,
} from './price-order.ts';
export { contactRules } from './order-contacts.ts';
export { boundLimits, refuseTooLarge, usualBounds, type OrderBounds } from './order-bounds.ts';
export {
  MAX_COMMENT_LENGTH,
  MAX_DISH_COUNT,
  MAX_LINES_OF_ORDER,
  MAX_TABLE_LENGTH,
} from './order-limits.ts';
export * as orderTypeTable from './order-type-table.ts';
export { orderTypes, type OrderType } from './order-type-table.ts';
export {
  byOrderType,
  offeredOrderTypes,
  refusalWhenOff,
  shownOrderTypes,
} from './offered-order-types.ts';
export {
  addedMinutes,
  busyMinutes,
  endIfAhead,
  isPossibleEnd,
  minutesToPromise,
  type Busy,
  type PausedUntil,
} from './pause.ts';
export { promisedSpan } from './promised-span.ts';
export { isPaymentType, offeredPayments, paymentTypes, type PaymentType } from './payment.ts';
export {
  refuseOrder,
  type OrderRefusal,
  type OrderRequest,
  type PubConditions,
} from './refuse-order.ts';
export {
  isLate,
  lateOrders,
  minutesUntil,
  promisedUntil,
  type PromisedOrder,
} from './late-orders.ts';
export { readMarks, sortForKitchen, sumToCook, type DishTotal, type LineMark } from './kitchen.ts';
export { editForKitchen, hasSeenWork, leftToCook } from './kitchen-edits.ts';
export { waitingLimits, type WaitingLimits } from './waiting-limits.ts';
export { areContactsShown } from './contacts-shown.ts';
export {
  arrivalWindow,
  DEFAULT_USUAL_MINUTES,
  promisedTime,
  promiseMinutes,
  promiseReasons,
  promiseReasonsFor,
  refusePromise,
  isCooked,
  waitsForAnswer,
  type PromiseReason,
} from './promise.ts';
