import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { StatementTimeoutError } from '../database-errors.ts';
import type { FromWorker, ToWorker, WorkerOptions } from './worker-messages.ts';

/** Receives the replies of one session, and the notification that the worker has ended. */
export type SessionListener = {
  reply(bytes: Uint8Array): void;
  ended(reason: Error): void;
};

/**
 * Some functions of the engine are so long that optimising one takes half a gigabyte at every start, with no
 * visible effect on an order. The output of the first compiler is sufficient.
 */
function keepEngineSmall(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}

/** Messages are short-lived, but a thread with a large heap limit keeps much of their memory. */
const YOUNG_MEMORY_MB = 8;

/** One run of the database's worker, from its start to its end. */
export class WorkerLink {
  readonly exited: Promise<void>;
  readonly #worker: Worker;
  readonly #timeLimitMs: () => number;
  #session = 0;
  #listener: SessionListener | undefined;
  #unanswered = 0;
  #timer: NodeJS.Timeout | undefined;
  #endReason: Error | undefined;
  #syncs = 0;
  #copying: PromiseWithResolvers<void> | undefined;

  private constructor(worker: Worker, timeLimitMs: () => number) {
    this.#worker = worker;
    this.#timeLimitMs = timeLimitMs;
    this.exited = new Promise((resolve) => worker.once('exit', () => resolve()));
  }

  static async start(options: WorkerOptions, timeLimitMs: () => number): Promise<WorkerLink> {
    keepEngineSmall();
    const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
      workerData: options,
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEMORY_MB },
    });
    const link = new WorkerLink(worker, timeLimitMs);
    try {
      await opened(worker);
    } catch (error) {
      await worker.terminate(); // before the caller releases the folder
      throw error;
    }
    worker.removeAllListeners('error');
    worker.on('message', (message: FromWorker) => link.#receive(message));
    worker.on('error', (error) => link.#end(error));
    worker.on('exit', () => link.#end(new Error('the embedded database ended unexpectedly')));
    return link;
  }

  get isAlive(): boolean {
    return this.#endReason === undefined;
  }

  /** Grows with each commit that wrote data. */
  get syncs(): number {
    return this.#syncs;
  }

  /** Starts a new session: the previous one's transaction is rolled back and its settings are dropped. */
  startSession(listener: SessionListener): number {
    this.#session += 1;
    this.#listener = listener;
    this.#post({ kind: 'session', session: this.#session });
    return this.#session;
  }

  run(session: number, bytes: Uint8Array<ArrayBuffer>): void {
    this.#unanswered += 1;
    if (this.#unanswered === 1) this.#watch();
    this.#post({ kind: 'run', session, bytes }, [bytes.buffer]);
  }

  /** Copies the database's files as they are between two statements; the caller holds the only connection. */
  async copyFiles(folder: string): Promise<void> {
    if (this.#endReason) throw this.#endReason;
    if (this.#copying) throw new Error('the embedded database is being copied already');
    this.#copying = Promise.withResolvers<void>();
    this.#post({ kind: 'copy', folder });
    try {
      await this.#copying.promise;
    } finally {
      this.#copying = undefined;
    }
  }

  async close(): Promise<void> {
    if (!this.isAlive) return this.exited;
    this.#listener = undefined;
    this.#endReason = new Error('the embedded database is closed');
    this.#post({ kind: 'close' });
    return this.exited;
  }

  #post(message: ToWorker, transfer: ArrayBuffer[] = []): void {
    this.#worker.postMessage(message, transfer);
  }

  #receive(message: FromWorker): void {
    if (message.kind === 'copied') {
      if (message.failure) this.#copying?.reject(message.failure);
      else this.#copying?.resolve();
    }
    if (message.kind !== 'reply') return;
    this.#syncs = message.syncs;
    this.#unanswered -= 1;
    clearTimeout(this.#timer);
    if (this.#unanswered > 0) this.#watch();
    if (message.session === this.#session) this.#listener?.reply(message.bytes);
  }

  #watch(): void {
    const limitMs = this.#timeLimitMs();
    if (limitMs === 0) return;
    this.#timer = setTimeout(() => this.#end(new StatementTimeoutError(limitMs)), limitMs);
  }

  #end(reason: Error): void {
    if (!this.isAlive) return;
    this.#endReason = reason;
    clearTimeout(this.#timer);
    void this.#worker.terminate();
    this.#copying?.reject(reason);
    this.#listener?.ended(reason);
    this.#listener = undefined;
  }
}

function opened(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the embedded database ended while starting')));
    worker.once('message', (message: FromWorker) => {
      if (message.kind === 'open') resolve();
      else if (message.kind === 'refused') reject(startRefusal(message));
    });
  });
}

function startRefusal({ name, message }: { name: string; message: string }): Error {
  const error = new Error(message);
  error.name = name;
  return error;
}
