/** A write of this device, from the press of the button until the response. */
export type Queued = {
  /** Constant over all retries. */
  readonly id: string;
  /** ISO 8601: when the button was pressed. */
  readonly happenedAt: string;
  /** Whether sending has failed at least once: the user has been shown that it waits. */
  readonly hasWaited: boolean;
  /** The error code of a refused write, which is stored only to be shown. */
  readonly refusal?: string;
};

export type QueueEvent<One extends Queued> =
  | { readonly kind: 'added'; readonly queued: One }
  | { readonly kind: 'done' | 'delayed' | 'dismissed'; readonly id: string }
  | { readonly kind: 'refused'; readonly id: string; readonly code: string };

export const isWaiting = ({ refusal }: Queued): boolean => refusal === undefined;
