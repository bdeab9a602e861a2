import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { toApiError } from '../../lib/api/api-error.ts';
import { useSessionEnd } from '../../lib/session/use-session-end.ts';
import { forgetMark } from './inside/entry-mark.ts';
import { administrationPaths } from './paths.ts';

/** Goes to an address under the session that the server has just put into the cookie. */
export type BeginAnew = (address: string) => void;

/** Inside a pub an administrator is refused everything that is the platform's. */
export function isForbidden(error: unknown): boolean {
  return error !== null && toApiError(error).code === 'forbidden';
}

/** Makes the cookie a session of that one pub and goes to its orders. */
export function useEnterPub(beginAnew: BeginAnew) {
  const sessionEnd = useSessionEnd();
  return useMutation({
    ...sessionEnd,
    mutationFn: ({ pubID }: { readonly pubID: number; readonly orderID?: number }) =>
      call('POST /api/admin/get-pub-refresh-token', { query: { pubID } }),
    onSuccess: (_, { pubID }) => {
      beginAnew(`/admin/pub/${pubID}/orders`);
    },
  });
}

/** Leaves the pub that was entered. */
export function useLeavePub(beginAnew: BeginAnew) {
  const sessionEnd = useSessionEnd();
  return useMutation({
    ...sessionEnd,
    mutationFn: () => call('POST /api/admin/leave-pub', {}),
    onSuccess: () => {
      forgetMark();
      beginAnew(administrationPaths.orders);
    },
  });
}
