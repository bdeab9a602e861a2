/** The part of the server's logger that the database plumbing needs (pino and Fastify's logger satisfy it). */
export type DatabaseLog = {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
};
