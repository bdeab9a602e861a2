import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { toApiError } from '../../lib/api/api-error.ts';

const ADMINISTRATION = '/administration/orders';

const ORDERS = ['administration', 'orders'] as const;
const ASK_EVERY_MS = 10_000;

/** Goes to an address under the session that the server has just put into the cookie. */
export type BeginAnew = (address: string) => void;

/** Inside a pub an administrator is refused everything that is the platform's. */
export function isForbidden(error: unknown): boolean {
  return error !== null && toApiError(error).code === 'forbidden';
}

/** The orders in process of every pub, asked for again and again until a pub is entered. */
export function useOrdersInProcess({ isEntering }: { readonly isEntering: boolean }) {
  return useQuery({
    queryKey: ORDERS,
    queryFn: async ({ signal }) => {
      const query = { status: 'in-process' } as const;
      return (await call('GET /api/admin/orders', { query, signal })).orders;
    },
    refetchInterval: ({ state }) => (isForbidden(state.error) ? false : ASK_EVERY_MS),
    enabled: !isEntering,
    meta: { handles: 'all' },
  });
}

/** Makes the cookie a session of that one pub and goes to its orders. */
export function useEnterPub(beginAnew: BeginAnew) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ pubID }: { readonly pubID: number; readonly orderID: number }) =>
      call('POST /api/admin/get-pub-refresh-token', { query: { pubID } }),
    // A question on its way would be answered under the pub's session, and refused.
    onMutate: () => queryClient.cancelQueries({ queryKey: ORDERS }),
    onSuccess: (_, { pubID }) => {
      beginAnew(`/admin/pub/${pubID}/orders`);
    },
    onError: () => queryClient.invalidateQueries({ queryKey: ORDERS }),
  });
}

/** Leaves the pub that was entered. */
export function useLeavePub(beginAnew: BeginAnew) {
  return useMutation({
    mutationFn: () => call('POST /api/admin/leave-pub', {}),
    onSuccess: () => {
      beginAnew(ADMINISTRATION);
    },
  });
}
