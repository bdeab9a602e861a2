import fs from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { answerOf } from '../embedded/answer-of.ts';
import { FAST_START_PARAMS } from '../embedded/durable-pglite.ts';
import { EmbeddedStream, type Link } from '../embedded/embedded-stream.ts';
import type { Engine } from '../embedded/open-embedded.ts';
import type { SessionListener } from '../embedded/worker-link.ts';

/** Writes the database in a folder as one file, which `MemoryEngine.open` reads. */
export async function dumpDatabase(databaseDir: string, file: string): Promise<void> {
  const engine = new PGlite(databaseDir, { startParams: FAST_START_PARAMS });
  await engine.waitReady; // else the dump never ends
  const dump = await engine.dumpDataDir('none');
  await engine.close();
  fs.writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
}

/**
 * The embedded engine in the test's own thread and memory. A message to the worker and back takes more of a processor
 * than most statements do; without the worker nothing can end a statement that takes too long.
 */
export class MemoryEngine implements Engine {
  readonly syncs = 0;
  readonly #engine: PGlite;
  #session = 0;
  #turns = Promise.resolve();

  private constructor(engine: PGlite) {
    this.#engine = engine;
  }

  static async open(dump: string): Promise<MemoryEngine> {
    const loadDataDir = new Blob([fs.readFileSync(dump)]);
    const engine = new PGlite('memory://', { startParams: FAST_START_PARAMS, loadDataDir });
    await engine.waitReady;
    return new MemoryEngine(engine);
  }

  createStream(): EmbeddedStream {
    return new EmbeddedStream(() => Promise.resolve(this.#link()));
  }

  copyFiles(): Promise<void> {
    return Promise.reject(new Error('a database in memory has no files'));
  }

  withTimeLimit<Result>(_limitMs: number, work: () => Promise<Result>): Promise<Result> {
    return work();
  }

  close(): Promise<void> {
    return this.#engine.close();
  }

  #link(): Link {
    let listener: SessionListener | undefined;
    const inTurn = (work: () => Promise<void>): void => {
      this.#turns = this.#turns
        .then(work)
        .catch((error: unknown) =>
          listener?.ended(error instanceof Error ? error : new Error(String(error))),
        );
    };
    return {
      startSession: (ofSession) => {
        listener = ofSession;
        this.#session += 1;
        inTurn(() => this.#startSession());
        return this.#session;
      },
      run: (session, bytes) =>
        inTurn(async () => {
          await setImmediate(); // an answer never comes in the same turn, as from the worker
          const reply = await answerOf(this.#engine, bytes);
          if (session === this.#session) listener?.reply(reply);
        }),
    };
  }

  async #startSession(): Promise<void> {
    if (this.#engine.isInTransaction()) await this.#engine.exec('rollback');
    await this.#engine.exec('discard all');
  }
}
