export {
  countOrdersInProcess,
  countOrdersSince,
  hasOrdersInProcess,
  listPubsWithOrders,
} from './count-orders.ts';
export { countOrdersOfClients } from './count-orders-of-clients.ts';
export {
  findLastChangeTime,
  listCouriersWhoTook,
  listOrdersOfCourier,
  listPubIdsOfCourier,
  listWaitingOrders,
} from './courier-orders.ts';
export { findGuestOrder } from './find-guest-order.ts';
export { forgetClient } from './forget-client.ts';
export { keepOrderedPictures } from './keep-ordered-pictures.ts';
export { loadPubOrders } from './load-orders.ts';
export type { CompletedOrder, CourierBook, OrderDeps } from './order-deps.ts';
export { createOrderFeed, type ChangedOrder } from './order-feed.ts';
export { listLines, listOrdersInProcess, type LineRow, type OrderRow } from './queries.ts';
export { registerOrders } from './routes.ts';
export { changeStatus, putBack, requireCancellation, requireReserved } from './set-order-status.ts';
export { clientTotalMinor } from './views.ts';
export { lockOrder, reserveIfWaiting } from './writes.ts';
