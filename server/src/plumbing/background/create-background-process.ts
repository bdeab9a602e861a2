import { fork, type ChildProcess } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { createQueue } from '../create-queue.ts';
import { AppError } from '../http/app-error.ts';
import type { JobMessage, ReplyMessage } from './background-messages.ts';

type Options = {
  /** A program that calls `serveJobs`. */
  readonly program: URL;
  /** Of the operating system: from 1, just behind the server, to 19. */
  readonly niceness: number;
  /** More wait in a queue, as do those for which no processor is spare. */
  readonly atOnce?: number;
  /** More are refused at once: what waits is held in memory. */
  readonly maxWaiting: number;
  /** A job that takes longer has hung: its process is killed. */
  readonly deadlineMs: number;
  readonly idleMs?: number;
};

type Waiting = { resolve(result: unknown): void; reject(error: Error): void };

/** All processors but one, which remains for requests. */
const SPARE_PROCESSORS = Math.max(1, os.availableParallelism() - 1);
/** Starting again takes a tenth of a second; after this time its memory is worth more. */
const IDLE_MS = 60_000;

function startProcess({ program, niceness }: Pick<Options, 'program' | 'niceness'>): ChildProcess {
  const cacheDir = getCompileCacheDir();
  const child = fork(program, {
    execArgv: [],
    // Nothing else of the environment: it contains secrets, and pictures come from strangers.
    env: cacheDir === undefined ? {} : { NODE_COMPILE_CACHE: path.dirname(cacheDir) },
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // Its threads inherit this, since it has none yet.
  if (child.pid !== undefined) os.setPriority(child.pid, niceness);
  child.unref();
  child.channel?.unref();
  return child;
}

/** One run of the program, from its start to its end. */
class Run {
  readonly #child: ChildProcess;
  readonly #options: Options;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #isAlive = true;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#child = startProcess(options);
    this.#child.on('message', (reply: ReplyMessage) => this.#receive(reply));
    this.#child.on('error', () => this.kill());
    this.#child.once('exit', () => this.kill());
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  async do(job: unknown): Promise<unknown> {
    clearTimeout(this.#idle);
    this.#child.channel?.ref();
    const late = setTimeout(() => this.kill(), this.#options.deadlineMs);
    try {
      return await new Promise((resolve, reject) => {
        this.#lastId += 1;
        this.#waiting.set(this.#lastId, { resolve, reject });
        const message: JobMessage = { id: this.#lastId, job };
        this.#child.send(message, (error) => error && this.kill());
      });
    } finally {
      clearTimeout(late);
      if (this.#waiting.size === 0) this.#rest();
    }
  }

  /** Ends the process at once; the jobs that it has not done are refused. */
  kill(): void {
    if (!this.#isAlive) return;
    this.#isAlive = false;
    this.#child.kill('SIGKILL');
    for (const waiting of this.#waiting.values()) {
      waiting.reject(new AppError('service_unavailable'));
    }
    this.#waiting.clear();
  }

  #receive(reply: ReplyMessage): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (reply.kind === 'done') waiting?.resolve(reply.result);
    else if (reply.kind === 'refused') {
      waiting?.reject(new AppError(reply.code, reply.facts, reply.validationErrors));
    } else waiting?.reject(new Error(`a background process failed: ${reply.message}`));
  }

  #rest(): void {
    if (!this.#isAlive) return;
    this.#child.channel?.unref();
    this.#idle = setTimeout(() => {
      this.#isAlive = false;
      this.#child.disconnect();
    }, this.#options.idleMs ?? IDLE_MS).unref();
  }
}

export type BackgroundProcess<Job, Result> = {
  /** Does a job; refuses it when too many wait, and when the process hangs or is killed. */
  run(job: Job): Promise<Result>;
  /** The number of jobs that have not started. */
  waiting(): number;
  /** Of the running process. */
  readonly pid: number | undefined;
};

/**
 * Work that takes much processor time or memory, in a process of low priority: requests come first, and its memory
 * goes back to the system with it. It starts with the first job and ends when there has been none for a minute.
 */
export function createBackgroundProcess<Job, Result>(
  options: Options,
): BackgroundProcess<Job, Result> {
  const queue = createQueue(
    Math.min(options.atOnce ?? Infinity, SPARE_PROCESSORS),
    options.maxWaiting,
  );
  let current: Run | undefined;
  return {
    run: (job) =>
      queue(async () => {
        if (!current?.isAlive) current = new Run(options);
        return (await current.do(job)) as Result;
      }),
    waiting: () => queue.waiting(),
    get pid() {
      return current?.isAlive ? current.pid : undefined;
    },
  };
}
