/** The only source of "now" in the server, so that tests can set the time. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
