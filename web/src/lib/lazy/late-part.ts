import { loadChunk } from './load-chunk.ts';

type State<Part> = {
  readonly part: Part | undefined;
  /** Why the last load failed; the next attempt loads again. */
  readonly failure: unknown;
};

/** A part of the program that loads after the screen, before or when it is needed. */
export class LatePart<Part> {
  readonly #fetchPart: () => Promise<Part>;
  readonly #listeners = new Set<() => void>();
  #state: State<Part> = { part: undefined, failure: undefined };
  #isLoading = false;

  constructor(fetchPart: () => Promise<Part>) {
    this.#fetchPart = fetchPart;
  }

  readonly current = (): State<Part> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly load = (): void => {
    if (this.#isLoading || this.#state.part !== undefined) return;
    this.#isLoading = true;
    void this.#load();
  };

  async #load(): Promise<void> {
    try {
      this.#state = { part: await loadChunk(this.#fetchPart), failure: undefined };
    } catch (failure) {
      this.#state = { part: undefined, failure };
    }
    this.#isLoading = false;
    for (const listener of this.#listeners) listener();
  }
}
