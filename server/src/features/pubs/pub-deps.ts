import type { Deps } from '../../deps.ts';
import type { Connection } from '../../schema.ts';

/** The orders are another feature's, which builds on this one: it lends its count. */
export type PubDeps = Deps & {
  readonly countOrdersSince: (
    connection: Connection,
    pubs: { pubId: number; since: Date }[],
  ) => Promise<Map<number, number>>;
};
