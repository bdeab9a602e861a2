import fs from 'node:fs';
import path from 'node:path';
import { lockDataDir, type DataDirLock } from './data-dir-lock.ts';
import { EmbeddedStream } from './embedded-stream.ts';
import { WorkerLink } from './worker-link.ts';
import type { WorkerOptions } from './worker-messages.ts';

export type EmbeddedEngineOptions = {
  /** The database lies in `<dataDir>/database`. */
  dataDir: string;
  statementTimeoutMs: number;
  /** Off in tests only. */
  durable: boolean;
  /** Of the migrations that a new database will get; omitted where it will get none. */
  migrationsDir?: string | undefined;
};

/** Holds the folder's lock until it closes, and a worker that may end and be replaced. */
export class EmbeddedEngine {
  readonly #lock: DataDirLock;
  readonly #options: WorkerOptions;
  #timeLimitMs: number;
  #link: Promise<WorkerLink>;
  #syncsOfEarlierLinks = 0;
  #current: WorkerLink | undefined;
  #closed = false;

  private constructor(lock: DataDirLock, options: WorkerOptions, timeLimitMs: number) {
    this.#lock = lock;
    this.#options = options;
    this.#timeLimitMs = timeLimitMs;
    this.#link = this.#start();
  }

  static async open(options: EmbeddedEngineOptions): Promise<EmbeddedEngine> {
    const databaseDir = path.resolve(options.dataDir, 'database');
    fs.mkdirSync(path.dirname(databaseDir), { recursive: true });
    const lock = lockDataDir(databaseDir);
    const { durable, migrationsDir } = options;
    const workerOptions = { databaseDir, durable, migrationsDir };
    const engine = new EmbeddedEngine(lock, workerOptions, options.statementTimeoutMs);
    try {
      await engine.#link;
    } catch (error) {
      lock.release();
      throw error;
    }
    return engine;
  }

  /** Grows with each commit that wrote something, since this process started. */
  get syncs(): number {
    return this.#syncsOfEarlierLinks + (this.#current?.syncs ?? 0);
  }

  createStream(): EmbeddedStream {
    return new EmbeddedStream(() => this.#aliveLink());
  }

  async copyFiles(folder: string): Promise<void> {
    const link = await this.#aliveLink();
    await link.copyFiles(folder);
  }

  /** Runs `work` with another statement time limit (0: none); `work` must use the only connection. */
  async withTimeLimit<Result>(limitMs: number, work: () => Promise<Result>): Promise<Result> {
    const usual = this.#timeLimitMs;
    this.#timeLimitMs = limitMs;
    try {
      return await work();
    } finally {
      this.#timeLimitMs = usual;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    try {
      const link = await this.#link.catch(() => undefined);
      await link?.close();
    } finally {
      this.#lock.release();
    }
  }

  async #start(): Promise<WorkerLink> {
    const link = await WorkerLink.start(this.#options, () => this.#timeLimitMs);
    this.#syncsOfEarlierLinks = this.syncs;
    this.#current = link;
    return link;
  }

  async #aliveLink(): Promise<WorkerLink> {
    if (this.#closed) throw new Error('the embedded database is closed');
    const link = await this.#link.catch(() => undefined);
    if (link?.isAlive) return link;
    // Never two workers on one folder: this thread holds the lock, so it would not separate them.
    await link?.exited;
    this.#link = this.#start();
    return this.#link;
  }
}
