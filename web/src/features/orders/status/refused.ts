import type { OrderStatus } from '@comanda/domain/orders';
import type { ApiError } from '../../../lib/api/api-error.ts';

/** A press that has failed. */
export type Refused = {
  readonly error: ApiError;
  /** With another user's change; stays so when setting the status anyway fails too. */
  readonly isConflict: boolean;
  /** What may be set anyway after a conflict; another promised time is not asked for again. */
  readonly requested: OrderStatus | undefined;
};

export function refusedBy(
  error: ApiError,
  requested: OrderStatus | undefined,
  before?: Refused,
): Refused {
  const isConflict = error.code === 'order_changed_meanwhile';
  if (!isConflict && before?.isConflict === true) return { ...before, error };
  return { error, isConflict, requested: isConflict ? requested : undefined };
}
