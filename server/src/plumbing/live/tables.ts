import type { Generated } from 'kysely';

export type LiveChangeKind = 'order_created' | 'order' | 'courier' | 'pub' | 'session';

/** The kinds of data that live clients must read again. */
export type LiveChange = {
  readonly kind: LiveChangeKind;
  readonly subject_id: number;
  /** The transaction that made it. */
  readonly xid: string;
};

export type LiveTables = {
  live_change: {
    /** xid8 as text: the transaction that wrote the row. */
    xid: Generated<string>;
    kind: LiveChangeKind;
    subject_id: number;
    at: Generated<Date>;
  };
};
