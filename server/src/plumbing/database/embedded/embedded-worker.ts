// The embedded database runs in its own thread: many statements must not block timers and sockets, and a
// statement that never ends can only be stopped by ending its thread.
import fs from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { answerOf } from './answer-of.ts';
import { countCheckpoints } from './due-checkpoints.ts';
import {
  checkDurability,
  FAST_START_PARAMS,
  startDurable,
  type OpenEngine,
} from './durable-pglite.ts';
import { createDatabaseDir, isDatabaseDir } from '../first-start.ts';
import type { FromWorker, ToWorker, WorkerOptions } from './worker-messages.ts';

// Single-user mode makes no checkpoints of its own, and without them writing slows down twentyfold.
const SYNCS_BETWEEN_CHECKPOINTS = 3_000;
const SYNC_MESSAGE = 'S'.charCodeAt(0);
const QUERY_MESSAGE = 'Q'.charCodeAt(0);
const READY_MESSAGE = 'Z'.charCodeAt(0);

const options = workerData as WorkerOptions;
const port = parentPort;
if (!port) throw new Error('embedded-worker.ts runs as a worker thread only');

function send(message: FromWorker, transfer: ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer);
}

/** For tests only: the same engine without durability after a power cut. */
async function startFast(databaseDir: string): Promise<OpenEngine> {
  const engine = new PGlite(databaseDir, { startParams: FAST_START_PARAMS });
  await engine.waitReady;
  return { engine, syncs: { count: 0, failure: undefined } };
}

async function open({ databaseDir, durable, migrationsDir }: WorkerOptions): Promise<OpenEngine> {
  if (!isDatabaseDir(databaseDir)) await createDatabaseDir(databaseDir, migrationsDir);
  if (!durable) return startFast(databaseDir);
  const started = await startDurable(databaseDir);
  await checkDurability(started);
  return started;
}

/** A batch that ends in Sync or Query is answered up to ReadyForQuery; otherwise the engine has broken down. */
function isAnswered(request: Uint8Array, reply: Uint8Array): boolean {
  const isSync = request.length >= 5 && request.at(-5) === SYNC_MESSAGE && request.at(-1) === 4;
  if (!isSync && request[0] !== QUERY_MESSAGE) return true;
  return reply.length >= 6 && reply.at(-6) === READY_MESSAGE;
}

function serve({ engine, syncs }: OpenEngine): (message: ToWorker) => Promise<void> {
  const checkpoints = countCheckpoints(SYNCS_BETWEEN_CHECKPOINTS, syncs.count);

  async function run(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    const reply = await answerOf(engine, bytes);
    // PostgreSQL's own rule: after a failed fsync the data in memory cannot be trusted. End and recover.
    if (syncs.failure !== undefined) throw syncs.failure;
    if (!isAnswered(bytes, reply)) throw new Error('the embedded database broke down');
    return reply;
  }

  async function startSession(): Promise<void> {
    if (engine.isInTransaction()) await engine.exec('rollback');
    await engine.exec('discard all');
  }

  /** Between two messages nothing is written, and after a checkpoint the files contain every commit. */
  async function copyFiles(folder: string): Promise<Error | undefined> {
    try {
      if (engine.isInTransaction()) throw new Error('a transaction is open');
      await engine.exec('checkpoint');
      checkpoints.done(syncs.count);
      fs.cpSync(options.databaseDir, folder, {
        recursive: true,
        mode: fs.constants.COPYFILE_FICLONE,
      });
      return undefined;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  return async (message) => {
    switch (message.kind) {
      case 'session':
        return startSession();
      case 'run': {
        const bytes = await run(message.bytes);
        send({ kind: 'reply', session: message.session, bytes, syncs: syncs.count }, [
          bytes.buffer,
        ]);
        if (checkpoints.isDue(syncs.count) && !engine.isInTransaction()) {
          await engine.exec('checkpoint');
          checkpoints.done(syncs.count);
        }
        return;
      }
      case 'copy':
        send({ kind: 'copied', failure: await copyFiles(message.folder) });
        return;
      case 'close':
        await engine.close();
        send({ kind: 'closed' });
        port?.close();
    }
  };
}

try {
  const handle = serve(await open(options));
  let queue = Promise.resolve();
  port.on('message', (message: ToWorker) => {
    queue = queue.then(() => handle(message));
    // A failure ends this thread: the server's side refuses running statements and opens a new one.
    queue.catch((error: unknown) => {
      setImmediate(() => {
        throw error;
      });
    });
  });
  send({ kind: 'open' });
} catch (error) {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  send({ kind: 'refused', name, message });
  port.close();
}
