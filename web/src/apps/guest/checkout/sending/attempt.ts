import type { SafeStorage } from '../../device/safe-storage.ts';

/** An order being sent: its key, and every body that was sent under it without a clear response. */
type Attempt = {
  readonly key: string;
  readonly bodies: readonly string[];
  readonly at: number;
};

export type AttemptStore = {
  get(): Attempt | undefined;
  set(attempt: Attempt | undefined): void;
};

/** After this time an unanswered order is not the one that the guest is sending now. */
const EXPIRES_AFTER_MS = 2 * 60 * 60 * 1000;

function parse(stored: string | null): Attempt | undefined {
  try {
    const value = JSON.parse(stored ?? 'null') as Partial<Record<keyof Attempt, unknown>> | null;
    if (!value || typeof value.key !== 'string' || typeof value.at !== 'number') return undefined;
    const bodies = Array.isArray(value.bodies) ? value.bodies : [];
    return {
      key: value.key,
      at: value.at,
      bodies: bodies.filter((one) => typeof one === 'string'),
    };
  } catch {
    return undefined;
  }
}

/** Stored beside the basket and shared by all tabs, so that two of them send one order. */
export function createAttemptStore(
  pubId: number,
  storage: SafeStorage,
  now: () => number,
): AttemptStore {
  const name = `comanda.attempt.${pubId}`;
  return {
    get: () => {
      const attempt = parse(storage.getItem(name));
      return attempt && now() - attempt.at < EXPIRES_AFTER_MS ? attempt : undefined;
    },
    set: (attempt) => {
      if (attempt) storage.setItem(name, JSON.stringify(attempt));
      else storage.removeItem(name);
    },
  };
}
