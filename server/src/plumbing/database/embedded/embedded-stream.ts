import { Duplex } from 'node:stream';
import type { WorkerLink } from './worker-link.ts';

export type Link = Pick<WorkerLink, 'startSession' | 'run'>;

/**
 * Replaces the network socket of `pg` and carries PostgreSQL's own protocol to the worker thread. So the
 * embedded database shares pg's pool, value types and errors with a real server.
 */
export class EmbeddedStream extends Duplex {
  readonly #open: () => Promise<Link>;
  #link: Link | undefined;
  #session = 0;

  constructor(open: () => Promise<Link>) {
    super();
    this.#open = open;
  }

  connect(): this {
    this.#open().then(
      (link) => {
        if (this.destroyed) return undefined;
        this.#link = link;
        this.#session = link.startSession({
          reply: (bytes) => this.push(bytes),
          ended: (reason) => this.destroy(reason),
        });
        return this.emit('connect');
      },
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send([chunk], done);
  }

  /** One query is parse, bind, describe, execute and sync, corked by pg: one message to the worker. */
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(
      chunks.map(({ chunk }) => chunk),
      done,
    );
  }

  #send(chunks: Buffer[], done: () => void): void {
    const size = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    const bytes = new Uint8Array(size);
    let offset = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, offset);
      offset += chunk.length;
    }
    this.#link?.run(this.#session, bytes);
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  // Socket methods that pg calls and that have no effect here.
  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}
