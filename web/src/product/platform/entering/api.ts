import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { toApiError } from '../../../lib/api/api-error.ts';
import { useSessionEnd } from '../../../lib/session/use-session-end.ts';
import { forgetEntry } from './entry-mark.ts';
import { administrationPaths } from '../paths.ts';

/** Goes to an address under the session that the server has just put into the cookie. */
export type OpenInNewSession = (address: string) => void;

/** Inside a pub an administrator is refused everything that is the platform's. */
export function isForbidden(error: unknown): boolean {
  return error !== null && toApiError(error).code === 'forbidden';
}

type Entry = {
  readonly pubID: number;
  /** Whose slip was pressed. */
  readonly orderID?: number;
};

/** Makes the cookie a session of that one pub and goes to its orders. */
export function useEnterPub(openInNewSession: OpenInNewSession) {
  const sessionEnd = useSessionEnd();
  const entering = useMutation({
    ...sessionEnd,
    mutationFn: ({ pubID }: Entry) =>
      call('POST /api/admin/get-pub-refresh-token', { query: { pubID } }),
    onSuccess: (_, { pubID }) => {
      openInNewSession(`/admin/pub/${pubID}/orders`);
    },
  });
  // Until the pub's page is there: this session is over already.
  const isEntering = entering.isPending || entering.isSuccess;
  return {
    /** What is being entered. */
    entry: isEntering ? entering.variables : undefined,
    enter: (entry: Entry) => {
      if (!isEntering) entering.mutate(entry);
    },
  };
}

/** Leaves the pub that was entered. */
export function useLeavePub(openInNewSession: OpenInNewSession) {
  const sessionEnd = useSessionEnd();
  return useMutation({
    ...sessionEnd,
    mutationFn: () => call('POST /api/admin/leave-pub', {}),
    onSuccess: () => {
      forgetEntry();
      openInNewSession(administrationPaths.orders);
    },
  });
}
