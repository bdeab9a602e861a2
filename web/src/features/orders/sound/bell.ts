import newOrderSound from './new-order.wav?url';

/** Whether the browser lets the page make a sound. */
export type BellState = 'armed' | 'blocked';

const SAME_RING_SECONDS = 0.5;

async function fetchSound(context: AudioContext): Promise<AudioBuffer> {
  const response = await fetch(newOrderSound);
  return context.decodeAudioData(await response.arrayBuffer());
}

/** The page's one bell: one AudioContext, kept silent by the browser until somebody touches the page. */
class Bell {
  #context: AudioContext | undefined;
  #sound: AudioBuffer | undefined;
  #isLoading = false;
  /** On the context's own clock, in seconds. */
  #rangAt = Number.NEGATIVE_INFINITY;
  readonly #listeners = new Set<() => void>();

  readonly current = (): BellState => (this.#context?.state === 'running' ? 'armed' : 'blocked');

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#prepare();
    return () => this.#listeners.delete(listener);
  };

  /** Must be called while a press is being handled, unless the browser trusts the page already. */
  readonly arm = async (): Promise<void> => {
    this.#prepare();
    if (this.#context && this.#context.state !== 'running') await this.#context.resume();
  };

  /** Sounds at once; false when it could not. */
  readonly ring = (): boolean => {
    const context = this.#context;
    if (context?.state !== 'running' || !this.#sound) {
      this.#prepare();
      return false;
    }
    // The press that arms the bell also brings the ring that was missed: two at once are one.
    if (context.currentTime - this.#rangAt < SAME_RING_SECONDS) return true;
    this.#rangAt = context.currentTime;
    const source = context.createBufferSource();
    source.buffer = this.#sound;
    source.connect(context.destination);
    source.start();
    return true;
  };

  #prepare(): void {
    this.#context ??= this.#openContext();
    if (this.#sound || this.#isLoading) return;
    this.#isLoading = true;
    void this.#load(this.#context).finally(() => {
      this.#isLoading = false;
    });
  }

  #openContext(): AudioContext {
    const context = new AudioContext();
    context.addEventListener('statechange', this.#tell);
    return context;
  }

  async #load(context: AudioContext): Promise<void> {
    try {
      this.#sound = await fetchSound(context);
      this.#tell();
    } catch {
      // Without a line now; the next ring asks for it again.
      this.#sound = undefined;
    }
  }

  readonly #tell = (): void => {
    for (const listener of this.#listeners) listener();
  };
}

export const bell = new Bell();
