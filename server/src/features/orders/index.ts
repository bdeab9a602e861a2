export { followMenus } from './missing/dishes-back.ts';
export { findGuestOrder } from './load-orders.ts';
export { anonymiseFinishedOrders } from './personal-data/anonymise-orders.ts';
export { oldCounters } from './placing/order-counters.ts';
export { oldOrders } from './personal-data/anonymise-orders.ts';
export { getOrderForTickets } from './load-orders.ts';
export { forReader } from './personal-data/without-contacts.ts';
export { createOrderFeed, type ChangedOrder } from './order-feed.ts';
export { loadGuestOrders, loadPersonalOrders, loadPubOrder, loadPubOrders } from './load-orders.ts';
export { createPubTermsReader } from './pub-terms.ts';
export type { CompletedOrder, CourierBook, OrderAlert, OrderDeps } from './order-deps.ts';
export { listHolds, listLaterPortions } from './portions/held-portions.ts';
export {
  countOrdersInProcess,
  countOrdersSince,
  listRehearsedPubs,
} from './queries/for-company.ts';
export {
  findLastStatusTime,
  listAllOfCourier,
  listOrdersOfCourier,
  listOrdersTaken,
  listWaitingOrders,
} from './queries/for-courier.ts';
export {
  countOrdersOfClients,
  findOldestUnhandled,
  listOrdersInProcess,
} from './queries/for-platform.ts';
export { keepCourierPosition } from './queries/courier-positions.ts';
export { findOrderByToken, listOrdersToCollect } from './queries/for-guest.ts';
export { getOrder, hasOrdersInProcess } from './queries/for-pub.ts';
export { authorOf } from './writing/author.ts';
export { findOrder, listLines, listOrdersByIds } from './queries/order-parts.ts';
export { registerOrders } from './routes.ts';
export { answerFromChat, type ChatAnswer } from './status/answer-from-chat.ts';
export { changeStatus } from './status/change-status.ts';
export { openOrder } from './status/open-order.ts';
export { releaseOrder } from './status/change-status.ts';
export { requireCancellation } from './status/require-cancellation.ts';
export { ladderTimesOf } from './unopened-order.ts';
export { listPubsNotAnswering } from './queries/for-platform.ts';
export { unopenedOrder } from './unopened-order.ts';
export type { HistoryRole, LineRow, OrderRow } from './tables.ts';
export {
  canBePaidByMia,
  canSetReceiptTo,
  changeFromView,
  clientTotalMinor,
  pubPartMinor,
  namesView,
  optionsView,
  promiseView,
  shownNumber,
  warnedView,
  zoneNameView,
} from './views.ts';
export {
  lockOrder,
  lockOrderForTask,
  lockOrderOfGuest,
  type LockedOrder,
} from './writing/lock-order.ts';
export { restartIdleTime } from './writing/idle-time.ts';
export { updateOrder } from './writing/update-order.ts';
export { reserveIfWaiting } from './writing/reserve-if-waiting.ts';
export { rewardMinor } from './zone-of-order.ts';
