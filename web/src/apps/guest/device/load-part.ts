let isMissing = false;

/** Loads a part of the program, and remembers that one did not load. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    isMissing = true;
    throw error;
  }
}

const TIMEOUT_MS = 5000;

/**
 * Loads the document again where a part did not load: a browser requests a module that failed only once in each
 * document. Not without a connection, where the menu can still be read. The basket is stored. Returns whether it does.
 */
export async function reloadForMissing(
  reload = (): void => window.location.reload(),
): Promise<boolean> {
  if (!isMissing) return false;
  try {
    const { ok } = await fetch(window.location.href, {
      method: 'HEAD',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (ok) reload();
    return ok;
  } catch {
    return false;
  }
}
