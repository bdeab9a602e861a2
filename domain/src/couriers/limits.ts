/** The most couriers attached to one pub; far above any real pub, since each courier is sent every own order. */
export const MAX_COURIERS_OF_PUB = 200;
