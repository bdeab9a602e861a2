export { nextStep, stepStatuses } from './facts/next-step.ts';
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
} from './facts/cancel-reason.ts';
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
} from './facts/order-status.ts';
export { isOverrulable, overrulable, type Overrulable } from './placing/overrule.ts';
export {
  conditionsOfRehearsal,
  isRehearsed,
  REHEARSAL_DISHES,
  rehearsalPoint,
} from './placing/rehearsal.ts';
export { isUnseen, ringsFor, type SeenOrder } from './times/unseen.ts';
export {
  holdsUntil,
  refuseAfterLimits,
  refusedAt,
  unansweredAt,
  unansweredLimits,
} from './times/unanswered.ts';
export {
  COMMISSION_PERCENT,
  priceOrder,
  unitPriceMinor,
  type OrderPrice,
  type PricedLine,
} from './placing/price-order.ts';
export {
  discountOf,
  isVoided,
  MAX_REDUCTION_TEXT_LENGTH,
  reductionReasons,
  sumsOfLines,
  takenOut,
  type Discount,
  type ReductionKind,
  type ReductionReason,
} from './placing/reductions.ts';
export { contactRules, contactRulesOfStaff } from './facts/order-contacts.ts';
export {
  boundLimits,
  refuseTooLarge,
  usualBounds,
  type OrderBounds,
} from './placing/order-bounds.ts';
export { MAX_ORDER_NUMBER } from './facts/order-limits.ts';
export {
  MAX_COMMENT_LENGTH,
  MAX_DISH_COUNT,
  MAX_LINES_OF_ORDER,
  MAX_TABLE_LENGTH,
} from './facts/order-limits.ts';
export * as orderTypeTable from './facts/order-type-table.ts';
export { orderTypes, type OrderType } from './facts/order-type-table.ts';
export {
  byOrderType,
  isOfferedBy,
  offeredOrderTypes,
  refusalWhenOff,
  shownOrderTypes,
  type Offering,
} from './facts/offered-order-types.ts';
export {
  addedMinutes,
  busyMinutes,
  endIfAhead,
  isPossibleEnd,
  minutesToPromise,
  type Busy,
  type PausedUntil,
} from './placing/pause.ts';
export { readyBoard, SHOWN_ON_BOARD_MINUTES, type ReadyBoard } from './times/ready-board.ts';
export { promisedSpan } from './times/promised-span.ts';
export { banknotesAbove, changeOf, mayNeedChange } from './facts/change-from.ts';
export {
  asksHandoverCode,
  HANDOVER_CODE,
  MAX_WRONG_CODES,
  refuseHandover,
  triesLeft,
} from './facts/handover.ts';
export { isPaymentType, offeredPayments, paymentTypes, type PaymentType } from './facts/payment.ts';
export {
  conditionsOfStaff,
  judgeOrder,
  refuseOrder,
  type Intake,
  type OrderRefusal,
  type OrderRequest,
  type PubConditions,
} from './placing/refuse-order.ts';
export {
  isLate,
  lateOrders,
  minutesUntil,
  promisedUntil,
  type PromisedOrder,
} from './times/late-orders.ts';
export {
  readMarks,
  sortForKitchen,
  sumToCook,
  type DishTotal,
  type LineMark,
} from './kitchen/kitchen.ts';
export { editForKitchen, hasSeenWork, leftToCook } from './kitchen/kitchen-edits.ts';
export { waitingLimits, type WaitingLimits } from './placing/waiting-limits.ts';
export { areContactsShown } from './facts/contacts-shown.ts';
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
} from './times/promise.ts';
