import { factsOf, isLanguage, languages, type Language } from './text.ts';

/**
 * The first of these language tags (RFC 5646) with texts; undefined when none has. The primary subtag
 * decides: `ro-MD` is Romanian. All code that reads a language tag uses this function.
 */
export function preferredLanguage(
  tags: readonly (string | null | undefined)[],
): Language | undefined {
  for (const tag of tags) {
    // Old Android sends `ro_MD`.
    const primary = tag?.trim().toLowerCase().split(/[-_]/)[0] ?? '';
    if (isLanguage(primary)) return primary;
    const renamed = languages.find((one) => factsOf(one).formerCodes?.includes(primary));
    if (renamed) return renamed;
  }
  return undefined;
}
