import type { Language } from '@comanda/contract/texts';
import type { HttpBackendOptions } from 'i18next-http-backend';
import { earlyKey, takeEarlyAnswer } from '../api/early-answers.ts';
import { addressOfTexts } from './address-of-texts.ts';

type Request = NonNullable<HttpBackendOptions['request']>;

type TextFile = { readonly status: number; readonly data: string };

/** A translation file that did not load: a temporary failure, unless the server does not have it. */
export type FileFailure = 'passing' | 'final';

const NO_ANSWER = 0;

/** HTTP 5xx and a network failure may be temporary; 4xx is final. */
export const failureOf = (status: number): FileFailure =>
  status >= 400 && status < 500 ? 'final' : 'passing';

/** Loads translation files and records how each failed, which the library does not expose. */
export class TextFiles {
  readonly address = addressOfTexts('{{lng}}');
  readonly #failures = new Map<string, FileFailure>();

  /** How the last load of this language's file failed; undefined when it did not. */
  failureOf(language: Language): FileFailure | undefined {
    return this.#failures.get(addressOfTexts(language));
  }

  readonly request: Request = (...[, url, , answer]) => {
    void this.#fetch(url, (file) => {
      answer(null, file);
    });
  };

  async #fetch(url: string, answer: (file: TextFile) => void): Promise<void> {
    const file = await this.#read(url);
    if (file.status === 200) this.#failures.delete(url);
    else this.#failures.set(url, failureOf(file.status));
    answer(file);
  }

  async #read(url: string): Promise<TextFile> {
    const early = await takeEarlyAnswer(earlyKey('GET', url));
    if (early?.status === 200) return { status: early.status, data: early.text };
    try {
      // Never cached: a corrected text is shown at the next start.
      const answer = await fetch(url, { cache: 'no-store' });
      return { status: answer.status, data: await answer.text() };
    } catch {
      return { status: NO_ANSWER, data: '' };
    }
  }
}
