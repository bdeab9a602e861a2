import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { toApiError } from '../../lib/api/api-error.ts';
import { forgetMark } from './inside/entry-mark.ts';
import { PLATFORM } from './lists/use-paged-list.ts';
import { administrationPaths } from './paths.ts';

/** Goes to an address under the session that the server has just put into the cookie. */
export type BeginAnew = (address: string) => void;

/** Inside a pub an administrator is refused everything that is the platform's. */
export function isForbidden(error: unknown): boolean {
  return error !== null && toApiError(error).code === 'forbidden';
}

/** Makes the cookie a session of that one pub and goes to its orders. */
export function useEnterPub(beginAnew: BeginAnew) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ pubID }: { readonly pubID: number; readonly orderID?: number }) =>
      call('POST /api/admin/get-pub-refresh-token', { query: { pubID } }),
    // A question on its way would be answered under the pub's session, and refused.
    onMutate: () => queryClient.cancelQueries({ queryKey: [PLATFORM] }),
    onSuccess: (_, { pubID }) => {
      beginAnew(`/admin/pub/${pubID}/orders`);
    },
    onError: () => queryClient.invalidateQueries({ queryKey: [PLATFORM] }),
  });
}

/** Leaves the pub that was entered. */
export function useLeavePub(beginAnew: BeginAnew) {
  return useMutation({
    mutationFn: () => call('POST /api/admin/leave-pub', {}),
    onSuccess: () => {
      forgetMark();
      beginAnew(administrationPaths.orders);
    },
  });
}
