import type { OrderHistoryEntry } from '@comanda/contract/orders';
import {
  countsAs,
  orderStatuses,
  type OfferedStatus,
  type OrderStatus,
} from '@comanda/domain/orders';
import type { ApiError } from '../../../lib/api/api-error.ts';

const roles: readonly OrderHistoryEntry['by'][] = ['guest', 'company', 'courier', 'admin'];

/** A conflict with another user's change: the current status according to the server, its author and its time. */
export type Refused = {
  readonly requested: OfferedStatus;
  readonly status: OrderStatus | undefined;
  readonly by: OrderHistoryEntry['by'] | undefined;
  readonly at: string | undefined;
};

/** Reads the conflict from the error of a refused press. */
export function readRefusal({ facts }: ApiError, requested: OrderStatus): Refused {
  return {
    requested: countsAs(requested),
    status: orderStatuses.find((status) => status === facts['status']),
    by: roles.find((role) => role === facts['by']),
    at: typeof facts['at'] === 'string' ? facts['at'] : undefined,
  };
}
