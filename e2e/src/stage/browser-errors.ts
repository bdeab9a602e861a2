import type { BrowserContext } from '@playwright/test';

/** Errors and warnings of a browser: a journey fails if there are any at its end. */
export class BrowserErrors {
  readonly #messages: string[] = [];
  readonly #expected: RegExp[] = [];

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      this.#messages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (fault) => this.#messages.push(`uncaught: ${String(fault.error())}`));
  }

  /** The messages that the journey itself causes, for example by a cut connection or an unknown address. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  unexpected(): string[] {
    return this.#messages.filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
  }
}
