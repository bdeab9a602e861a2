import type { Courier } from '@comanda/contract/couriers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../../lib/api/api.ts';
import { toApiError } from '../../../lib/api/api-error.ts';
import { session } from '../../../lib/session/session.ts';

const COURIER_KEY = ['courier'] as const;

async function fetchCourier(signal: AbortSignal): Promise<Courier> {
  try {
    return (await call('GET /api/courier', { signal })).courier;
  } catch (error) {
    // The account was deleted or is not a courier: this area needs a courier.
    if (toApiError(error).code === 'courier_not_found') session.signOut();
    throw error;
  }
}

/** No response, or only one from a proxy: stored data may be shown in the meantime. */
const isUnreachable = (error: unknown) => {
  const { status } = toApiError(error);
  return error !== null && (status === 0 || status >= 500);
};

/** The signed-in courier. */
export function useCourier() {
  const query = useQuery({
    queryKey: COURIER_KEY,
    queryFn: ({ signal }) => fetchCourier(signal),
    // Offline it fails at once and the stored lists are shown; otherwise the query would be paused.
    networkMode: 'always',
    // The socket triggers a new request on reconnect, and the bar shows the connection state.
    meta: { handles: ['network_error', 'service_unavailable'] },
  });
  return { ...query, isUnreachable: isUnreachable(query.failureReason ?? query.error) };
}

/** Stores the courier from a response. */
export function useCacheCourier(): (courier: Courier) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (courier) => {
      queryClient.setQueryData(COURIER_KEY, courier);
    },
    [queryClient],
  );
}

/** The server calculates the balance: it is loaded again after every possible change. */
export function useRefreshCourier(): () => void {
  const queryClient = useQueryClient();
  return useCallback(
    // The statement has the same key prefix and is loaded again too.
    () => void queryClient.invalidateQueries({ queryKey: COURIER_KEY }),
    [queryClient],
  );
}
