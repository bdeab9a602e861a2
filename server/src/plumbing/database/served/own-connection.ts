import type { Kysely } from 'kysely';
import type pg from 'pg';
import { AnswerDeadline } from './answer-deadline.ts';
import { DatabaseAwayError } from '../database-errors.ts';
import { kyselyOnPool } from '../queries/kysely-on-pool.ts';
import { CONNECT_TIMEOUT_MS, networkSettings, timeLimitedClient } from './time-limited-client.ts';
import { valueTypes } from '../queries/value-types.ts';

/** One connection to PostgreSQL outside the pool. */
export type OwnConnection<Schema> = {
  readonly kysely: Kysely<Schema>;
  /** Resolves when the connection has ended, with the error that ended it. */
  readonly lost: Promise<Error>;
  /** Takes at most a second, in any state of the network. */
  readonly close: () => Promise<void>;
};

type Options = {
  readonly connectionString: string;
  /** Its application name in the database. */
  readonly applicationName: string;
  /** The time limit of each answer; the connection is closed when it is exceeded. */
  readonly limitMs: number;
  readonly onNotification: (payload: string | undefined) => void;
};

/** Opens a connection whose every wait has a limit. */
export async function openOwnConnection<Schema>(options: Options): Promise<OwnConnection<Schema>> {
  const { connectionString, applicationName, limitMs, onNotification } = options;
  const client: pg.Client = new (timeLimitedClient(CONNECT_TIMEOUT_MS))({
    ...networkSettings,
    connectionString,
    application_name: applicationName,
    statement_timeout: limitMs,
    types: valueTypes,
  });
  let isLost = false;
  const lost = new Promise<Error>((resolve) => {
    const end = (error: Error): void => {
      isLost = true;
      resolve(error);
    };
    client.on('error', end);
    client.on('end', () => end(new Error('the connection was closed')));
  });
  client.on('notification', ({ payload }) => onNotification(payload));
  await client.connect().catch(async (error: unknown) => {
    await client.end();
    throw new DatabaseAwayError(error);
  });
  const deadline = new AnswerDeadline({ limitMs });
  const lease = {
    query: (statement: pg.QueryConfig) => deadline.query(client, statement),
    isLost: () => isLost,
    release: () => {},
  };
  return {
    kysely: kyselyOnPool<Schema>({ connect: async () => lease, end: () => client.end() }),
    lost,
    close: () => client.end(),
  };
}
