import type { BrowserContext } from '@playwright/test';

/** Everything that a browser complains about: a journey ends well only in silence. */
export class PageNoise {
  readonly #heard: string[] = [];
  readonly #expected: RegExp[] = [];

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      this.#heard.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (fault) => this.#heard.push(`uncaught: ${String(fault.error())}`));
  }

  /** What the journey itself brings about: a line that it cuts, an address that it makes up. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  unexpected(): string[] {
    return this.#heard.filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
  }
}
