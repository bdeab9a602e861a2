import fs from 'node:fs';
import type pg from 'pg';
import { OWNER_ONLY } from '../../plumbing/owner-only.ts';
import { clusterTables } from './cluster-tables.ts';
import { majorVersionOf, withOwnClient } from './own-client.ts';
import { findProgram, runProgram } from './postgres-program.ts';

const begin = 'begin isolation level repeatable read read only';

/** Dumps a database with `pg_dump`, and returns what `read` finds in the same snapshot. */
export async function dumpPostgres<Facts>(
  connectionString: string,
  file: string,
  read: (client: pg.Client) => Promise<Facts>,
): Promise<Facts> {
  return withOwnClient(connectionString, async (client) => {
    const program = findProgram('pg_dump', await majorVersionOf(client));
    await client.query(begin);
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    const args = [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      '--no-unlogged-table-data',
      ...clusterTables.map((table) => `--exclude-table-data=public.${table}`),
      `--snapshot=${rows[0]?.id}`,
      `--file=${file}`,
    ];
    await runProgram(program, args, connectionString);
    fs.chmodSync(file, OWNER_ONLY);
    return read(client);
  });
}
