/** A fake worker that records its messages and answers only when the test does. */
export class FakeWorker extends EventTarget {
  static #all: readonly FakeWorker[] = [];
  readonly received: unknown[] = [];
  readonly #file: string;

  constructor(url: URL | string) {
    super();
    this.#file = new URL(url, window.location.href).pathname.split('/').at(-1) ?? '';
    FakeWorker.#all = [...FakeWorker.#all, this];
  }

  static forget(): void {
    FakeWorker.#all = [];
  }

  /** The worker of this file. */
  static named(file: string): FakeWorker {
    const worker = FakeWorker.#all.find((one) => one.#file === file);
    if (!worker) throw new Error(`no ${file}`);
    return worker;
  }

  postMessage(data: unknown): void {
    this.received.push(data);
  }

  terminate(): void {
    FakeWorker.#all = FakeWorker.#all.filter((one) => one !== this);
  }

  sendMessage(): void {
    this.dispatchEvent(new MessageEvent('message', { data: 'now' }));
  }
}
