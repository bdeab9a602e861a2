/**
 * - `busy`: asked too often, to be repeated after `retryAfterMs`
 * - `away`: unreachable, too slow, failing or answering something that is no answer
 * - `blocked`: the chat does not take messages of the bot any more
 * - `moved`: the group has another id since it became a supergroup
 * - `conflict`: another process asks for the updates
 * - `refused`: any other refusal; a repetition would be refused too
 */
export type TelegramFailure = 'busy' | 'away' | 'blocked' | 'moved' | 'conflict' | 'refused';

type Facts = {
  readonly method: string;
  readonly failure: TelegramFailure;
  /** The HTTP status, where there was an answer. */
  readonly status?: number;
  readonly retryAfterMs?: number;
  readonly movedTo?: number;
};

/** A failed call of the Bot API. It has no cause and no address: the address of every call contains the token. */
export class TelegramError extends Error {
  override name = 'TelegramError';
  readonly code: string;
  readonly failure: TelegramFailure;
  readonly retryAfterMs: number;
  readonly movedTo: number | undefined;

  constructor({ method, failure, status, retryAfterMs = 0, movedTo }: Facts) {
    super(`telegram: ${method} failed: ${failure} ${status ?? ''}`.trimEnd());
    this.code = `telegram_${failure}`;
    this.failure = failure;
    this.retryAfterMs = retryAfterMs;
    this.movedTo = movedTo;
  }

  /** Whether the same call may succeed later. */
  get isPassing(): boolean {
    return this.failure === 'busy' || this.failure === 'away' || this.failure === 'conflict';
  }
}
