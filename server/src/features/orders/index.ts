export {
  countOrdersInProcess,
  countOrdersSince,
  listPubsWithOrders,
} from './queries/for-company.ts';
export { hasOrdersInProcess } from './queries/for-pub.ts';
export { countOrdersOfClients, listOrdersInProcess } from './queries/for-platform.ts';
export {
  findLastChangeTime,
  listCouriersWhoTook,
  listOrdersOfCourier,
  listPubIdsOfCourier,
  listWaitingOrders,
} from './queries/for-courier.ts';
export { findGuestOrder } from './find-guest-order.ts';
export { forgetClient } from './forgetting/forget-client.ts';
export { keepOrderedPictures } from './keep-ordered-pictures.ts';
export { loadPubOrders } from './load-orders.ts';
export type { CompletedOrder, CourierBook, OrderDeps } from './order-deps.ts';
export { createOrderFeed, type ChangedOrder } from './live/order-feed.ts';
export { listLines } from './queries/order-parts.ts';
export type { LineRow, OrderRow } from './tables.ts';
export { registerOrders } from './routes.ts';
export {
  changeStatus,
  putBack,
  requireCancellation,
  requireReserved,
} from './status/set-order-status.ts';
export { clientTotalMinor } from './views.ts';
export { lockOrder, reserveIfWaiting } from './writing/writes.ts';
