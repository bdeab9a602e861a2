import { sql } from 'kysely';
import { expect } from 'vitest';
import { LISTENER_NAME } from '../../plumbing/live/hub-connection.ts';
import type { Connection } from '../../schema.ts';

const listeners = sql<{ pid: number }>`
  select pid from pg_stat_activity
  where datname = current_database() and application_name = ${LISTENER_NAME}`;

/** Cuts the connections on which the servers of one database receive notifications, once all are open. */
export async function dropListeners(connection: Connection, servers: number): Promise<void> {
  const find = async () => (await listeners.execute(connection)).rows;
  await expect.poll(find).toHaveLength(servers);
  for (const { pid } of await find()) {
    await sql`select pg_terminate_backend(${pid})`.execute(connection);
  }
}
