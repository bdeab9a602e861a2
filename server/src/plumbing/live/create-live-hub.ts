import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { openHubConnection, type HubConnection } from './hub-connection.ts';
import type { LiveChanges, LiveHub } from './live-hub.ts';
import { pruneChanges, readChanges, readStart } from './read-changes.ts';
import type { LiveChange, LiveTables } from './tables.ts';

/** Without any notification, a commit is found within this time. */
const BEAT_MS = 1_000;
/** The pause between two reads, so that many writes share one. */
const PAUSE_MS = 10;
const PRUNE_EVERY_MS = 60 * 60 * 1000;
/**
 * After this many beats without a completed read, clients are asked to reconnect. Beats are counted, not
 * seconds, so that a pause of this process is not counted against the database.
 */
const MAX_MISSED_BEATS = 5;

type Options<Schema extends LiveTables> = {
  readonly database: Database<Schema>;
  readonly onError: (error: unknown) => void;
};

/** Reads from snapshot to snapshot and reports changes (docs/adr/0004-live-events.md). */
export async function createLiveHub<Schema extends LiveTables>({
  database,
  onError,
}: Options<Schema>): Promise<LiveHub> {
  // A connection with more tables is fine, but Kysely's types are invariant and cannot express this.
  const pool = database.kysely as unknown as Kysely<LiveTables>;
  const listeners: ((changes: LiveChanges) => Promise<void>)[] = [];
  const ownListeners: ((changes: readonly LiveChange[]) => void)[] = [];
  const unservedListeners: (() => void)[] = [];
  const { connectionString, renew } = database;
  let own: HubConnection | undefined;
  let last = await readStart(pool);
  let running: Promise<void> | undefined;
  let isReadDue = false;
  let missedBeats = 0;
  const closing = new AbortController();

  async function readOnce(): Promise<void> {
    const connection = connectionString === undefined ? pool : own?.current();
    if (!connection) return; // the next connection starts a read
    const { position, changes, isEmpty } = await readChanges(connection, last);
    if (!isEmpty) for (const listener of listeners) await listener(changes);
    last = position; // only now, so that failed changes are read again
    missedBeats = 0;
  }

  async function run(): Promise<void> {
    while (isReadDue && !closing.signal.aborted) {
      isReadDue = false;
      try {
        await readOnce();
      } catch (error) {
        isReadDue = false; // the next beat retries
        if (!closing.signal.aborted) onError(error);
      }
      await sleep(PAUSE_MS);
    }
    running = undefined;
  }

  const scheduleRead = (): void => {
    if (closing.signal.aborted) return;
    isReadDue = true;
    running ??= run();
  };
  const beat = (): void => {
    missedBeats += 1;
    if (missedBeats > MAX_MISSED_BEATS) {
      missedBeats = 0;
      for (const listener of unservedListeners) listener();
    }
    scheduleRead();
  };
  const prune = (): void => {
    pruneChanges(pool).catch((error: unknown) => {
      if (!closing.signal.aborted) onError(error);
    });
  };

  if (connectionString !== undefined) {
    own = await openHubConnection({
      connectionString,
      onSignal: scheduleRead,
      onOpen: renew,
      onError: (error) => {
        if (!closing.signal.aborted) onError(error);
      },
    });
  }
  const beating = setInterval(beat, BEAT_MS);
  const pruning = setInterval(prune, PRUNE_EVERY_MS);
  return {
    onChanges: (listener) => {
      listeners.push(listener);
    },
    onOwnChanges: (listener) => {
      ownListeners.push(listener);
    },
    onUnserved: (listener) => {
      unservedListeners.push(listener);
    },
    wake: (changes = []) => {
      for (const listener of ownListeners) listener(changes);
      scheduleRead();
      own?.send();
    },
    close: async () => {
      closing.abort();
      clearInterval(beating);
      clearInterval(pruning);
      await own?.close();
      await running;
    },
  };
}
