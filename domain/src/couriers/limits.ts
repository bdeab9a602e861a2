/** Couriers attached to one pub; far above any real venue, since each is sent every own order. */
export const MAX_COURIERS_OF_PUB = 200;
