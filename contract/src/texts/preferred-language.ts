import { isLanguage, type Language } from './text.ts';

/** Moldovan has had no code of its own since 2008; old phones still send it. */
const ALIASES: Readonly<Record<string, Language>> = { mo: 'ro' };

/**
 * The first of these language tags (RFC 5646) that there are texts for; undefined when there are for none.
 * The primary subtag decides: `ro-MD` is Romanian. Every place that reads a language tag asks here.
 */
export function preferredLanguage(
  tags: readonly (string | null | undefined)[],
): Language | undefined {
  for (const tag of tags) {
    // Old Android sends `ro_MD`.
    const primary = tag?.trim().toLowerCase().split(/[-_]/)[0] ?? '';
    const language = ALIASES[primary] ?? primary;
    if (isLanguage(language)) return language;
  }
  return undefined;
}
