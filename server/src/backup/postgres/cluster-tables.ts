/**
 * Tables about transaction ids, which have a meaning only in the cluster that gave them out: another one starts
 * with a new floor. So do the unlogged tables, which a crash empties anyway.
 */
export const clusterTables = ['live_change', 'live_floor'] as const;

/** The row that the migrations write: a database without changes, for which each position is above the floor. */
export const firstFloor = `insert into live_floor (xid) values ('0') on conflict do nothing`;
