import { whenIdle } from '../lazy/when-idle.ts';
// A counter bell struck twice, computed by a program of this project: no recording.
import newOrderSound from './new-order.wav?url';

/** Armed: the next ring is audible. Blocked: by the browser, or because the sound is not loaded yet. */
export type BellState = 'armed' | 'blocked';

async function fetchSound(context: AudioContext): Promise<AudioBuffer> {
  const response = await fetch(newOrderSound);
  return context.decodeAudioData(await response.arrayBuffer());
}

/** The page's one bell: one AudioContext, silenced by the browser until the user touches the page. */
export class Bell {
  #context: AudioContext | undefined;
  #sound: AudioBuffer | undefined;
  #loading: Promise<void> | undefined;
  /** Not on the context's own clock: that one stands still while the browser silences it. */
  #rangAt = Number.NEGATIVE_INFINITY;
  readonly #listeners = new Set<() => void>();

  readonly current = (): BellState =>
    this.#context?.state === 'running' && this.#sound ? 'armed' : 'blocked';

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads the sound, unless it is loaded. */
  readonly prepare = (): void => {
    this.#context ??= this.#openContext();
    if (this.#sound) return;
    this.#loading ??= this.#load(this.#context).finally(() => {
      this.#loading = undefined;
    });
  };

  /** Loads the sound once the page is drawn: its first picture waits for no sound. */
  readonly prepareSoon = (): void => {
    whenIdle(this.prepare);
  };

  /** Must be called in the handler of a press, unless the browser already allows sound. */
  readonly arm = async (): Promise<void> => {
    this.prepare();
    if (this.#context && this.#context.state !== 'running') await this.#context.resume();
    await this.#loading;
  };

  /** Sounds now, or continues if it is already sounding. False when it could not. */
  readonly ring = (): boolean => {
    const context = this.#context;
    if (context?.state !== 'running' || !this.#sound) {
      this.prepareSoon();
      return false;
    }
    const now = Date.now();
    // A device's clock may be set back; that must not silence the bell.
    if (Math.abs(now - this.#rangAt) < this.#sound.duration * 1000) return true;
    this.#rangAt = now;
    const source = context.createBufferSource();
    source.buffer = this.#sound;
    source.connect(context.destination);
    source.start();
    return true;
  };

  #openContext(): AudioContext {
    const context = new AudioContext();
    context.addEventListener('statechange', this.#notify);
    return context;
  }

  async #load(context: AudioContext): Promise<void> {
    try {
      this.#sound = await fetchSound(context);
      this.#notify();
    } catch {
      // No network now; the next ring loads it again.
      this.#sound = undefined;
    }
  }

  readonly #notify = (): void => {
    for (const listener of this.#listeners) listener();
  };
}

export const bell = new Bell();
