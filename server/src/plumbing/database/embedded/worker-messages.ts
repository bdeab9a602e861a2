/** The messages between the server's thread and the database's worker thread. */
export type WorkerOptions = {
  databaseDir: string;
  durable: boolean;
  /** Of the migrations that a new database will get. */
  migrationsDir?: string | undefined;
};

export type ToWorker =
  | { kind: 'session'; session: number }
  | { kind: 'run'; session: number; bytes: Uint8Array<ArrayBuffer> }
  /** Copies the database's files into a new folder. */
  | { kind: 'copy'; folder: string }
  | { kind: 'close' };

export type FromWorker =
  | { kind: 'open' }
  | { kind: 'refused'; name: string; message: string }
  | { kind: 'reply'; session: number; bytes: Uint8Array<ArrayBuffer>; syncs: number }
  /** `failure` is undefined when the copy is whole. */
  | { kind: 'copied'; failure: Error | undefined }
  | { kind: 'closed' };
