import type { FieldError } from '@comanda/contract/errors';
import type { GuestOrder, NewOrder } from '@comanda/contract/orders';
import type { AttemptStore } from './attempt.ts';

export type Refused = {
  readonly kind: 'refused';
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly fields: readonly FieldError[];
};
export type Placed = {
  readonly kind: 'placed';
  readonly trackingToken: string;
  /** The ordered dishes; an earlier request that arrived after all may have fewer than the basket. */
  readonly dishes: NewOrder['dishes'];
};
export type Outcome = Placed | { readonly kind: 'unconfirmed' } | Refused;

export type SendEnvironment = {
  readonly post: (key: string, body: string) => Promise<Response>;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly attempts: AttemptStore;
  readonly newKey: () => string;
  readonly now: () => number;
  /** The network failed, the same order is sent once more. */
  readonly onRetry: () => void;
};

/** About a minute: a PostgreSQL that fails over does not answer for some 20 s. */
const RETRY_AFTER_MS = [1000, 2000, 4000, 8000, 8000, 8000, 8000, 8000, 8000] as const;

type Answer = {
  readonly status: number;
  readonly body: {
    readonly tracking_token?: string;
    readonly order?: Pick<GuestOrder, 'dishes'>;
    readonly code?: string;
    readonly facts?: Readonly<Record<string, unknown>>;
    readonly validationErrors?: readonly FieldError[];
  };
};

/** A clear response, or undefined: no network, a busy server, a captive portal's page. */
async function postOnce(
  key: string,
  body: string,
  tools: SendEnvironment,
): Promise<Answer | undefined> {
  try {
    const response = await tools.post(key, body);
    if (response.status >= 500 || response.status === 429) return undefined;
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  } catch {
    return undefined;
  }
}

async function postUntilAnswered(
  key: string,
  body: string,
  tools: SendEnvironment,
): Promise<Answer | undefined> {
  const first = await postOnce(key, body, tools);
  if (first) return first;
  for (const pause of RETRY_AFTER_MS) {
    tools.onRetry();
    await tools.wait(pause);
    const answer = await postOnce(key, body, tools);
    if (answer) return answer;
  }
  return undefined;
}

function isPlaced({ status, body }: Answer): boolean {
  return status < 300 && body.tracking_token !== undefined;
}

/**
 * Sends an order so that it can be created only once: one key until the server has acknowledged it,
 * whatever fails and however often it is sent. When the key is already used, an earlier request
 * did arrive though its response was lost; that order is requested with its own body.
 */
export async function sendOrder(order: NewOrder, tools: SendEnvironment): Promise<Outcome> {
  const { attempts } = tools;
  const earlier = attempts.get();
  const body = JSON.stringify(order);
  const key = earlier?.key ?? tools.newKey();
  const others = (earlier?.bodies ?? []).filter((one) => one !== body);
  attempts.set({ key, bodies: [...others, body], at: tools.now() });
  let answer = await postUntilAnswered(key, body, tools);
  if (answer?.body.code === 'idempotency_key_was_used') {
    for (const other of others.toReversed()) {
      const known = await postUntilAnswered(key, other, tools);
      if (known && !isPlaced(known)) continue;
      answer = known;
      break;
    }
  }
  if (!answer) return { kind: 'unconfirmed' };
  if (isPlaced(answer)) {
    attempts.set(undefined);
    const { tracking_token: trackingToken = '', order: placed } = answer.body;
    return { kind: 'placed', trackingToken, dishes: placed?.dishes ?? order.dishes };
  }
  const { code = 'something_went_wrong', facts = {}, validationErrors = [] } = answer.body;
  // A clear refusal: this body created no order, only the unanswered ones are still uncertain.
  attempts.set(others.length > 0 ? { key, bodies: others, at: tools.now() } : undefined);
  return { kind: 'refused', code, facts, fields: validationErrors };
}
