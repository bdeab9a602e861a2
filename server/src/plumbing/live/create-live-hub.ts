import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { isDatabaseUnavailable } from '../database/database-errors.ts';
import { urgently } from '../database/urgent.ts';
import { createDeliveredChanges, type DeliveredChanges } from './delivered-changes.ts';
import { openHubConnection, type HubConnection } from './hub-connection.ts';
import type { LiveChanges, LiveHub } from './live-hub.ts';
import { pruneChanges, readChanges, readStart, type Position } from './read-changes.ts';
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

type Reading = {
  /** Everything before it is past. */
  readonly start: Position;
  /** Undefined while there is no connection; the next one starts a read. */
  readonly connection: () => Kysely<LiveTables> | undefined;
  readonly deliver: (changes: LiveChanges) => Promise<void>;
  readonly delivered: DeliveredChanges;
  readonly onUnserved: () => void;
  readonly onError: (error: unknown) => void;
  readonly closing: AbortSignal;
};

function hasAny({ isIncomplete, ...ids }: LiveChanges): boolean {
  return isIncomplete || Object.values(ids).some((ofKind) => ofKind.length > 0);
}

/** Reads from snapshot to snapshot, one read at a time, as often as one is due. */
function createReader(reading: Reading) {
  const { start, connection, deliver, delivered, onUnserved, onError, closing } = reading;
  let last = start;
  let running: Promise<void> | undefined;
  let isReadDue = false;
  let missedBeats = 0;
  let isServing = true;
  let readAt = performance.now();
  let incompleteReads = 0;

  async function readOnce(): Promise<void> {
    const current = connection();
    if (!current) return;
    const forgetPast = delivered.beginRead();
    const { position, changes } = await readChanges(current, last, delivered);
    if (hasAny(changes)) await deliver(changes);
    last = position; // only now, so that failed changes are read again
    forgetPast();
    missedBeats = 0;
    isServing = true;
    readAt = performance.now();
    if (changes.isIncomplete) incompleteReads += 1;
  }

  async function run(): Promise<void> {
    while (isReadDue && !closing.aborted) {
      isReadDue = false;
      try {
        // On the embedded database the pool has one connection, for which every call queues.
        await urgently(readOnce);
      } catch (error) {
        isReadDue = false; // the next beat retries
        // A listener that fails for another reason must not keep out the clients of all pubs.
        isServing = !isDatabaseUnavailable(error);
        onError(error);
      }
      await sleep(PAUSE_MS);
    }
    running = undefined;
  }

  const scheduleRead = (): void => {
    if (closing.aborted) return;
    isReadDue = true;
    running ??= run();
  };
  return {
    scheduleRead,
    state: () => ({ readAgeMs: performance.now() - readAt, incompleteReads }),
    isServing: () => isServing,
    /** There is no connection: the read of the next one comes first. */
    stopServing: (): void => {
      isServing = false;
    },
    beat: (): void => {
      missedBeats += 1;
      if (missedBeats > MAX_MISSED_BEATS) {
        missedBeats = 0;
        isServing = false;
        onUnserved();
      }
      scheduleRead();
    },
    /** Waits for the read in progress. */
    settle: async (): Promise<void> => {
      await running;
    },
  };
}

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
  const closing = new AbortController();
  const delivered = createDeliveredChanges();
  const report = (error: unknown): void => {
    if (!closing.signal.aborted) onError(error);
  };
  let ownOrders = 0;
  const { scheduleRead, state, isServing, stopServing, beat, settle } = createReader({
    start: await readStart(pool),
    connection: () => (connectionString === undefined ? pool : own?.current()),
    deliver: async (changes) => {
      for (const listener of listeners) await listener(changes);
    },
    delivered,
    onUnserved: () => unservedListeners.forEach((listener) => listener()),
    onError: report,
    closing: closing.signal,
  });
  if (connectionString !== undefined) {
    own = await openHubConnection({
      connectionString,
      onSignal: scheduleRead,
      onLost: stopServing,
      onReopen: renew,
      onError: report,
    });
  }
  const beating = setInterval(beat, BEAT_MS);
  const pruning = setInterval(() => void pruneChanges(pool).catch(report), PRUNE_EVERY_MS);
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
    isServing,
    wake: (changes = []) => {
      for (const listener of ownListeners) listener(changes);
      for (const { kind, xid } of changes) if (kind === 'pub') delivered.addPubTransaction(xid);
      scheduleRead();
      own?.send();
    },
    wakeOthers: (deliveredOrderId) => {
      ownOrders += 1;
      delivered.addOrder(deliveredOrderId);
      own?.send();
    },
    state: () => ({ ...state(), ownOrders }),
    close: async () => {
      closing.abort();
      clearInterval(beating);
      clearInterval(pruning);
      await own?.close();
      await settle();
    },
  };
}
