import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { createChangeSignal } from './change-signal.ts';
import type { LiveChanges, LiveHub } from './live-hub.ts';
import { pruneChanges, readChanges, readSnapshot } from './read-changes.ts';
import type { LiveTables } from './tables.ts';

/** Even when nobody says that something was committed, it is seen within this time. */
const BEAT_MS = 1_000;
/** Between two looks, so that many writes at once share one. */
const PAUSE_MS = 10;
const PRUNE_EVERY_MS = 60 * 60 * 1000;

type Options<Schema extends LiveTables> = {
  readonly database: Database<Schema>;
  readonly onError: (error: unknown) => void;
};

/** Reads on from snapshot to snapshot and tells what changed (docs/adr/0004-live-events.md). */
export async function createLiveHub<Schema extends LiveTables>({
  database,
  onError,
}: Options<Schema>): Promise<LiveHub> {
  // A connection that knows more tables serves; Kysely's types are invariant and cannot say so.
  const connection = database.kysely as unknown as Kysely<LiveTables>;
  const listeners: ((changes: LiveChanges) => Promise<void>)[] = [];
  let last = await readSnapshot(connection);
  let running: Promise<void> | undefined;
  let isWanted = false;
  const closing = new AbortController();

  async function look(): Promise<void> {
    const { snapshot, changes, isEmpty } = await readChanges(connection, last);
    if (!isEmpty) for (const listener of listeners) await listener(changes);
    last = snapshot; // only now: what failed before is looked at again
  }

  async function run(): Promise<void> {
    while (isWanted && !closing.signal.aborted) {
      isWanted = false;
      try {
        await look();
      } catch (error) {
        isWanted = false; // the next beat tries again
        if (!closing.signal.aborted) onError(error);
      }
      await sleep(PAUSE_MS);
    }
    running = undefined;
  }

  const lookSoon = (): void => {
    if (closing.signal.aborted) return;
    isWanted = true;
    running ??= run();
  };
  const prune = (): void => {
    pruneChanges(connection).catch((error: unknown) => {
      if (!closing.signal.aborted) onError(error);
    });
  };

  const beat = setInterval(lookSoon, BEAT_MS);
  const pruning = setInterval(prune, PRUNE_EVERY_MS);
  const { connectionString } = database;
  const signal =
    connectionString === undefined
      ? undefined
      : createChangeSignal({ connectionString, onSignal: lookSoon, onError });
  return {
    onChanges: (listener) => {
      listeners.push(listener);
    },
    wake: () => {
      lookSoon();
      signal?.send();
    },
    close: async () => {
      closing.abort();
      clearInterval(beat);
      clearInterval(pruning);
      await signal?.close();
      await running;
    },
  };
}
