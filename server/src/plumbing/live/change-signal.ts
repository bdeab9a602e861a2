import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const CHANNEL = 'comanda_live';
/** How the listening connections are known to the database. */
export const LISTENER_NAME = 'comanda-live';
const RECONNECT_MS = 250;
/** Writes that follow each other this closely share one signal. */
const BATCH_MS = 20;

export type ChangeSignal = {
  /** Tells the other processes to look. It may get lost: they look by themselves every second. */
  send(): void;
  close(): Promise<void>;
};

type Options = {
  connectionString: string;
  onSignal: () => void;
  onError: (error: unknown) => void;
};

/** One connection of its own that LISTENs, and comes back by itself when it is lost. */
export function createChangeSignal({ connectionString, onSignal, onError }: Options): ChangeSignal {
  // What this process has said itself need not wake it.
  const ownName = randomUUID();
  let client: pg.Client | undefined;
  let sending: Promise<void> | undefined;
  let isWanted = false;
  const closing = new AbortController();

  async function listen(): Promise<void> {
    const next = new pg.Client({
      connectionString,
      keepAlive: true,
      application_name: LISTENER_NAME,
    });
    const lost = new Promise<unknown>((resolve) => {
      next.on('error', resolve);
      next.on('end', () => resolve(undefined));
    });
    next.on('notification', ({ payload }) => {
      if (payload !== ownName) onSignal();
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      client = next;
      onSignal(); // whatever was said while nobody listened
      const error = await lost;
      if (error !== undefined && !closing.signal.aborted) onError(error);
    } finally {
      client = undefined;
      await next.end().catch(() => {}); // it is lost already
    }
  }

  async function keepListening(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await listen();
      } catch (error) {
        if (!closing.signal.aborted) onError(error);
      }
      if (!closing.signal.aborted) await sleep(RECONNECT_MS, undefined, { ref: false });
    }
  }

  async function flush(): Promise<void> {
    while (isWanted && !closing.signal.aborted) {
      await sleep(BATCH_MS);
      isWanted = false;
      try {
        await client?.query('select pg_notify($1, $2)', [CHANNEL, ownName]);
      } catch (error) {
        if (!closing.signal.aborted) onError(error);
      }
    }
    sending = undefined;
  }

  const listening = keepListening();
  return {
    send: () => {
      isWanted = true;
      sending ??= flush();
    },
    close: async () => {
      closing.abort();
      await sending;
      await client?.end();
      await Promise.race([listening, sleep(RECONNECT_MS)]);
    },
  };
}
