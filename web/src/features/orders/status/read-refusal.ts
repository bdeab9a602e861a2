import type { OrderHistoryEntry } from '@comanda/contract/orders';
import {
  countsAs,
  orderStatuses,
  type OfferedStatus,
  type OrderStatus,
} from '@comanda/domain/orders';
import type { ApiError } from '../../../lib/api/api-error.ts';

const roles: readonly OrderHistoryEntry['by'][] = [
  'guest',
  'company',
  'courier',
  'admin',
  'system',
];

/** A conflict with another user's change: the current status according to the server, its author and its time. */
export type Refused = {
  readonly error: ApiError;
  /** Undefined for another promised time, which is not asked for again. */
  readonly requested: OfferedStatus | undefined;
  readonly status: OrderStatus | undefined;
  readonly by: OrderHistoryEntry['by'] | undefined;
  readonly at: string | undefined;
  /** When the order is ready, if another user has promised it. */
  readonly promisedAt: string | undefined;
};

/** Reads the conflict from the error of a refused press. */
export function readRefusal(error: ApiError, requested: OrderStatus | undefined): Refused {
  const { facts } = error;
  const textOf = (fact: unknown) => (typeof fact === 'string' ? fact : undefined);
  return {
    error,
    requested: requested && countsAs(requested),
    status: orderStatuses.find((status) => status === facts['status']),
    by: roles.find((role) => role === facts['by']),
    at: textOf(facts['at']),
    promisedAt: textOf(facts['promised_at']),
  };
}
