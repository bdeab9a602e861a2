/** The messages between the server's thread and the database's worker thread. */
export type WorkerOptions = { databaseDir: string; durable: boolean };

export type ToWorker =
  | { kind: 'session'; session: number }
  | { kind: 'run'; session: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'close' };

export type FromWorker =
  | { kind: 'open' }
  | { kind: 'refused'; name: string; message: string }
  | { kind: 'reply'; session: number; bytes: Uint8Array<ArrayBuffer>; syncs: number }
  | { kind: 'closed' };
