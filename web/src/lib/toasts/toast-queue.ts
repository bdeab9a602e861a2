export type ToastKind = 'success' | 'warning' | 'danger';

export type ToastRequest = {
  readonly kind: ToastKind;
  readonly message: string;
  readonly header?: string | undefined;
  /** Without one the toast stays until the user closes it. */
  readonly delayMs?: number | undefined;
};

export type Toast = ToastRequest & {
  readonly id: number;
  readonly phase: 'shown' | 'fading' | 'closing';
};

/** The timers that the queue needs; a test replaces them. */
export type ToastClock = {
  readonly setTimeout: (run: () => void, delayMs: number) => number;
  readonly clearTimeout: (timer: number) => void;
};

export const TOAST_DELAY_MS = 3000;
const FADE_AFTER_DELAY_MS = 500;
const REMOVE_AFTER_FADE_MS = 1000;
const REMOVE_AFTER_CLOSE_MS = 500;

const isSame = (toast: Toast, request: ToastRequest) =>
  toast.kind === request.kind &&
  toast.message === request.message &&
  toast.header === request.header;

/**
 * The toasts on the screen. A toast with a delay begins to fade 500 ms after it and is removed
 * 1000 ms later; one that the user closes is removed after 500 ms.
 */
export class ToastQueue {
  readonly #clock: ToastClock;
  readonly #timers = new Map<number, number>();
  readonly #listeners = new Set<() => void>();
  #toasts: readonly Toast[] = [];
  #lastId = 0;

  constructor(clock: ToastClock) {
    this.#clock = clock;
  }

  readonly list = (): readonly Toast[] => this.#toasts;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly show = (request: ToastRequest): number => {
    const id = ++this.#lastId;
    // The same text twice adds nothing: five loads that fail together are one alert.
    for (const toast of this.#toasts) if (isSame(toast, request)) this.#forget(toast.id);
    const others = this.#toasts.filter((toast) => !isSame(toast, request));
    this.#set([...others, { ...request, id, phase: 'shown' }]);
    if (request.delayMs !== undefined) {
      this.#after(id, request.delayMs + FADE_AFTER_DELAY_MS, () => {
        this.#leave(id, 'fading', REMOVE_AFTER_FADE_MS);
      });
    }
    return id;
  };

  readonly close = (id: number): void => {
    const toast = this.#toasts.find((one) => one.id === id);
    if (toast && toast.phase !== 'closing') this.#leave(id, 'closing', REMOVE_AFTER_CLOSE_MS);
  };

  #leave(id: number, phase: 'fading' | 'closing', removeAfterMs: number): void {
    this.#set(this.#toasts.map((toast) => (toast.id === id ? { ...toast, phase } : toast)));
    this.#after(id, removeAfterMs, () => {
      this.#forget(id);
      this.#set(this.#toasts.filter((toast) => toast.id !== id));
    });
  }

  #after(id: number, delayMs: number, run: () => void): void {
    this.#forget(id);
    this.#timers.set(id, this.#clock.setTimeout(run, delayMs));
  }

  #forget(id: number): void {
    const running = this.#timers.get(id);
    if (running !== undefined) this.#clock.clearTimeout(running);
    this.#timers.delete(id);
  }

  #set(toasts: readonly Toast[]): void {
    this.#toasts = toasts;
    for (const listener of this.#listeners) listener();
  }
}
