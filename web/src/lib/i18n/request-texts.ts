import type { Language } from '@comanda/contract/texts';
import { type Answer, earlyKey, takeEarlyAnswer } from '../api/early-answers.ts';
import { addressOfTexts, type TextsPart } from './address-of-texts.ts';
import type { LanguageTexts } from './current-texts.ts';

/** Texts that did not load: a temporary failure, unless the server does not have them. */
export type TextsFailure = 'passing' | 'final';

/** HTTP 4xx is final; another status, and a network failure, may be temporary. */
const failureOf = (status: number): TextsFailure =>
  status >= 400 && status < 500 ? 'final' : 'passing';

async function ask(url: string): Promise<Answer> {
  const early = await takeEarlyAnswer(earlyKey('GET', url));
  if (early?.status === 200) return early;
  // Never cached: a corrected text is shown at the next start.
  const answer = await fetch(url, { cache: 'no-store' });
  return { status: answer.status, text: await answer.text() };
}

/** Asks once for the texts of a language, or for a part of them. */
export async function requestTexts(
  language: Language,
  part: TextsPart = 'all',
): Promise<LanguageTexts | TextsFailure> {
  try {
    const { status, text } = await ask(addressOfTexts(language, part));
    return status === 200 ? (JSON.parse(text) as LanguageTexts) : failureOf(status);
  } catch {
    // No network, or the page of a network that asks to be paid.
    return 'passing';
  }
}
