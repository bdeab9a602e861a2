// Constants of both ends that are in no schema, so that a page's program can import them without the schemas.

/** Bare text frames of a socket: the server sends the first, the browser responds with the second. */
export const PING = 'PING';
export const PONG = 'PONG';

/** Rows of a long list in one response; `before` requests the next ones. */
export const PAGE_SIZE = 50;
/** The newest finished orders that come with the active ones when a desk or a courier connects. */
export const FINISHED_ORDERS_SENT = 100;
/** More orders than a courier chooses from; further ones are sent as these are taken. */
export const WAITING_ORDERS_SENT = 200;
/** More orders than an administrator looks through. */
export const PLATFORM_ORDERS_SENT = 500;
/** The most orders that one call refuses: as many as wait at a pub that has not chosen another number. */
export const MOST_REFUSED_AT_ONCE = 100;
/** The most past deliveries on the map of zones. */
export const DELIVERY_POINTS_SENT = 5000;

/** The close code of a socket whose server restarts: the client connects again at once. */
export const RESTART_CODE = 1012;

/** The query of a desk that understands `PUB_EVENT`: the program of an earlier version would fail at one. */
export const PUB_EVENTS_QUERY = { pub_events: 'yes' } as const;

/** The parameter of a desk's socket with the key of its page: while it is open, the desk counts as seen. */
export const DESK_QUERY = 'desk';
