import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { openOwnConnection, type OwnConnection } from '../database/served/own-connection.ts';
import { namedStatement } from '../database/queries/named-statement.ts';
import type { LiveTables } from './tables.ts';

const CHANNEL = 'comanda_live';
/** The application name of the hubs' connections. */
export const LISTENER_NAME = 'comanda-live';
const REOPEN_AFTER_MS = 250;
/** Writes within this time share one notification. */
const BATCH_MS = 20;
/** The longest that a start waits for its hub, which connects later then. */
const START_LIMIT_MS = 5_000;
/** A connection that does not respond to a read in this time is closed and a new one is opened. */
const ANSWER_LIMIT_MS = 2_000;

/** The connection on which a hub reads changes and receives notifications of them. */
export type HubConnection = {
  /** For reads; undefined while there is no connection. */
  readonly current: () => Kysely<LiveTables> | undefined;
  /** Notifies the other processes. A lost notification is harmless: they read every second anyway. */
  readonly send: () => void;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly connectionString: string;
  readonly onSignal: () => void;
  /** The connection is lost, or cannot be opened. */
  readonly onLost: () => void;
  /** A connection is open after another one was lost or could not be opened. */
  readonly onReopen: () => void;
  readonly onError: (error: unknown) => void;
};

type Listening = Pick<Options, 'connectionString'> & {
  readonly onNotification: (payload: string | undefined) => void;
};

async function listen(options: Listening): Promise<OwnConnection<LiveTables>> {
  const connection = await openOwnConnection<LiveTables>({
    ...options,
    applicationName: LISTENER_NAME,
    limitMs: ANSWER_LIMIT_MS,
  });
  try {
    await sql`listen ${sql.id(CHANNEL)}`.execute(connection.kysely);
  } catch (error) {
    await connection.close();
    throw error;
  }
  return connection;
}

const notifyOthers = namedStatement<{ ownName: string }, unknown>(
  (take) => sql`select pg_notify(${sql.lit(CHANNEL)}, ${take(({ ownName }) => ownName)})`,
);

type Sending = {
  readonly notify: () => Promise<void>;
  readonly onError: (error: unknown) => void;
  readonly closing: AbortSignal;
};

/** Shares one notification among the writes of a moment. */
function createSender({ notify, onError, closing }: Sending) {
  let sending: Promise<void> | undefined;
  let isSendDue = false;

  async function flush(): Promise<void> {
    while (isSendDue && !closing.aborted) {
      await sleep(BATCH_MS);
      isSendDue = false;
      try {
        await notify();
      } catch (error) {
        if (!closing.aborted) onError(error);
      }
    }
    sending = undefined;
  }

  return {
    send: (): void => {
      isSendDue = true;
      sending ??= flush();
    },
    /** Waits for the notification in progress. */
    settle: async (): Promise<void> => {
      await sending;
    },
  };
}

/**
 * A LISTEN connection outside the pool, so that no queue for the pool delays a read. Since it is read every
 * second, its silence is detected, and it reconnects automatically.
 */
export async function openHubConnection(options: Options): Promise<HubConnection> {
  const { connectionString, onSignal, onLost, onReopen, onError } = options;
  // The process ignores its own notifications.
  const ownName = randomUUID();
  let current: OwnConnection<LiveTables> | undefined;
  const closing = new AbortController();
  const { promise: opened, resolve: firstOpened } = Promise.withResolvers<void>();

  let hasFailed = false;
  const fail = (): void => {
    hasFailed = true;
    onLost();
  };
  /** Retries until a connection opens. */
  async function openWithRetries(): Promise<OwnConnection<LiveTables> | undefined> {
    for (let attempt = 1; !closing.signal.aborted; attempt += 1) {
      try {
        return await listen({
          connectionString,
          onNotification: (payload) => {
            if (payload !== ownName) onSignal();
          },
        });
      } catch (error) {
        fail();
        if (attempt === 1) onError(error); // the later errors are the same
        await sleep(REOPEN_AFTER_MS, undefined, { ref: false });
      }
    }
    return undefined;
  }

  async function keepOpen(): Promise<void> {
    while (!closing.signal.aborted) {
      const connection = await openWithRetries();
      if (!connection || closing.signal.aborted) return connection?.close();
      current = connection;
      firstOpened();
      if (hasFailed) onReopen();
      onSignal(); // for signals that were missed meanwhile
      const error = await connection.lost;
      current = undefined;
      fail();
      await connection.close();
      if (!closing.signal.aborted) onError(error);
    }
  }

  const { send, settle } = createSender({
    notify: async () => {
      if (current) await notifyOthers(current.kysely, { ownName });
    },
    onError,
    closing: closing.signal,
  });
  void keepOpen();
  await Promise.race([opened, sleep(START_LIMIT_MS, undefined, { ref: false })]);
  return {
    current: () => current?.kysely,
    send,
    close: async () => {
      closing.abort();
      await settle();
      await current?.close();
    },
  };
}
