import { cleanText } from '@comanda/domain/text';

/** Compared exactly, and never shown. */
const SECRETS: ReadonlySet<string> = new Set(['password', 'old_password', 'token']);

/** A body or query that fits its schema, with all of its texts as they are stored: those that name entries too. */
export function cleanTexts(part: unknown): unknown {
  if (typeof part === 'string') return cleanText(part);
  if (Array.isArray(part)) return part.map(cleanTexts);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      cleanText(name),
      SECRETS.has(name) ? value : cleanTexts(value),
    ]),
  );
}
