import { toApiError } from '../../../../lib/api/api-error.ts';

/** A request that may have arrived: its key, and each body that was sent with it and not answered. */
export type Attempt = { readonly key: string; readonly bodies: readonly string[] };

export type SendTools<Order> = {
  /** Throws an ApiError. */
  readonly post: (key: string, body: string) => Promise<Order>;
  readonly attempt: () => Attempt | undefined;
  readonly keep: (attempt: Attempt | undefined) => void;
  readonly newKey: () => string;
};

const HIGHEST_REFUSAL = 499;
const TOO_MANY = 429;

/** Whether the server has not said what became of the request: no network, a busy server. */
export function isUnanswered(error: unknown): boolean {
  const { status } = toApiError(error);
  return status === 0 || status === TOO_MANY || status > HIGHEST_REFUSAL;
}

/** The order of one of these requests, if any has arrived; the newest first. */
async function findArrived<Order>(
  { key, bodies }: Attempt,
  post: SendTools<Order>['post'],
): Promise<Order | undefined> {
  for (const body of bodies.toReversed()) {
    try {
      return await post(key, body);
    } catch (error) {
      // Another one of them has the key.
      if (isUnanswered(error)) throw error;
    }
  }
  return undefined;
}

/**
 * Sends an order so that it can be created only once: one key until the server has answered, however often it is sent.
 * When the key was used, an earlier request has arrived though its answer was lost, and that order `isEarlier`: what was
 * changed since is not in it. Throws an ApiError.
 */
export async function sendOnce<Order>(
  body: string,
  { post, attempt, keep, newKey }: SendTools<Order>,
): Promise<{ readonly order: Order; readonly isEarlier: boolean }> {
  const before = attempt();
  const key = before?.key ?? newKey();
  const others = (before?.bodies ?? []).filter((one) => one !== body);
  keep({ key, bodies: [...others, body] });
  try {
    const order = await post(key, body);
    keep(undefined);
    return { order, isEarlier: false };
  } catch (error) {
    if (isUnanswered(error)) throw error;
    const wasUsed = toApiError(error).code === 'idempotency_key_was_used';
    const order = wasUsed ? await findArrived({ key, bodies: others }, post) : undefined;
    // A clear refusal: this body has created no order, only those without an answer still may have.
    keep(
      order === undefined && !wasUsed && others.length > 0 ? { key, bodies: others } : undefined,
    );
    if (order === undefined) throw error;
    return { order, isEarlier: true };
  }
}
