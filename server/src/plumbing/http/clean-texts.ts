import { cleanText } from '@comanda/domain/text';

/** Compared exactly, and never shown. */
const SECRETS: ReadonlySet<string> = new Set(['password', 'old_password', 'token']);

function isClean(part: unknown): boolean {
  if (typeof part === 'string') return cleanText(part) === part;
  if (Array.isArray(part)) return part.every(isClean);
  if (typeof part !== 'object' || part === null) return true;
  return Object.keys(part).every(
    (name) => cleanText(name) === name && (SECRETS.has(name) || isClean(Reflect.get(part, name))),
  );
}

function copyCleaned(part: unknown): unknown {
  if (typeof part === 'string') return cleanText(part);
  if (Array.isArray(part)) return part.map(copyCleaned);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      cleanText(name),
      SECRETS.has(name) ? value : copyCleaned(value),
    ]),
  );
}

/** A body or query that fits its schema, with all of its texts as they are stored: those that name entries too. */
export function cleanTexts(part: unknown): unknown {
  // Nearly every one is clean: a copy of a megabyte costs more than the look at it.
  return isClean(part) ? part : copyCleaned(part);
}
