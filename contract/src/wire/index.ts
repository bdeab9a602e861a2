// What both ends keep to and no schema says: a page's program takes these without the schemas.

/** Bare text frames of a socket: the server sends the first, the browser answers with the second. */
export const PING = 'PING';
export const PONG = 'PONG';

/** Rows of a long list in one answer; `before` asks for those behind them. */
export const PAGE_SIZE = 50;
/** The newest finished orders that come with the active ones when a desk or a courier connects. */
export const FINISHED_ORDERS_SENT = 100;
/** More orders than a courier chooses from; what is behind them comes up as these are taken. */
export const WAITING_ORDERS_SENT = 200;
/** More orders than anybody at the platform looks through. */
export const PLATFORM_ORDERS_SENT = 500;
/** Of past deliveries on the map of zones. */
export const DELIVERY_POINTS_SENT = 5000;
