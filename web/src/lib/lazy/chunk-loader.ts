import { ApiError } from '../api/api-error.ts';

/** The environment of the loader; a test replaces it. */
export type ChunkEnvironment = {
  readonly wait: (ms: number) => Promise<void>;
  /** The program that the server's page refers to now; undefined while the server cannot be reached. */
  readonly servedProgram: () => Promise<string | undefined>;
  readonly runningProgram: () => string | undefined;
  /** Repairs the other missing files of the part, such as its styles. */
  readonly repair: () => Promise<void>;
  /** Whether a reload would lose what the user has not saved. */
  readonly hasUnsaved: () => boolean;
  readonly reload: () => void;
  /** The program that this tab was last reloaded for. */
  readonly reloadedFor: () => string | null;
  readonly storeReloadedFor: (program: string) => void;
};

const TIMEOUT_MS = 120_000;
const RETRY_AFTER_MS = [500, 2000];

const notLoaded = () => new ApiError('page_did_not_load', { status: 0 });
const never = new Promise<never>(() => {});

/** Loads parts of the program: retries after a network failure, and never waits forever. */
export class ChunkLoader {
  readonly #environment: ChunkEnvironment;

  constructor(environment: ChunkEnvironment) {
    this.#environment = environment;
  }

  /**
   * Gives up after 120 s; a part that a new deployment has removed reloads the page, once, and not while something is
   * unsaved: the part is then missing until that is saved.
   */
  readonly load = async <Loaded>(fetchPart: () => Promise<Loaded>): Promise<Loaded> => {
    let isRepairNeeded = false;
    for (const retryAfterMs of [...RETRY_AFTER_MS, undefined]) {
      try {
        if (isRepairNeeded) await this.#environment.repair();
        return await this.#inTime(fetchPart());
      } catch (error) {
        if (error instanceof ApiError) throw error;
        if (await this.#reloadsForNewer()) return never;
        if (retryAfterMs === undefined) break;
        await this.#environment.wait(retryAfterMs);
        isRepairNeeded = true;
      }
    }
    throw notLoaded();
  };

  async #inTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
    const late = this.#environment.wait(TIMEOUT_MS).then(() => {
      throw notLoaded();
    });
    // The promise that loses the race rejects without a report.
    late.catch(() => {});
    return Promise.race([loading, late]);
  }

  /** The old files are deleted with the old program. One reload per newer program, otherwise it would be a loop. */
  async #reloadsForNewer(): Promise<boolean> {
    const served = await this.#environment.servedProgram();
    if (served === undefined || served === this.#environment.runningProgram()) return false;
    if (this.#environment.reloadedFor() === served || this.#environment.hasUnsaved()) return false;
    this.#environment.storeReloadedFor(served);
    this.#environment.reload();
    return true;
  }
}
