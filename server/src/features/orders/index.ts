export {
  countOrdersInProcess,
  countOrdersSince,
  hasOrdersInProcess,
  listPubsWithOrders,
} from './queries/count-orders.ts';
export { countOrdersOfClients } from './queries/count-orders-of-clients.ts';
export {
  findLastChangeTime,
  listCouriersWhoTook,
  listOrdersOfCourier,
  listPubIdsOfCourier,
  listWaitingOrders,
} from './queries/courier-orders.ts';
export { findGuestOrder } from './find-guest-order.ts';
export { forgetClient } from './forgetting/forget-client.ts';
export { keepOrderedPictures } from './keep-ordered-pictures.ts';
export { loadPubOrders } from './load-orders.ts';
export type { CompletedOrder, CourierBook, OrderDeps } from './order-deps.ts';
export { createOrderFeed, type ChangedOrder } from './live/order-feed.ts';
export { listLines, listOrdersInProcess, type LineRow, type OrderRow } from './queries/queries.ts';
export { registerOrders } from './routes.ts';
export {
  changeStatus,
  putBack,
  requireCancellation,
  requireReserved,
} from './status/set-order-status.ts';
export { clientTotalMinor } from './views.ts';
export { lockOrder, reserveIfWaiting } from './writing/writes.ts';
