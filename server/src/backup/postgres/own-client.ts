import pg from 'pg';

/** A connection without the pool's time limits: it is idle in a transaction while a program works. */
export async function withOwnClient<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString, application_name: 'comanda backup' });
  await client.connect();
  try {
    await client.query('set idle_in_transaction_session_timeout = 0');
    await client.query('set statement_timeout = 0');
    return await work(client);
  } finally {
    await client.end();
  }
}

export async function majorVersionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  );
  return rows[0]?.version ?? 0;
}
