import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { toApiError } from '../../../lib/api/api-error.ts';
import { useSessionEnd } from '../../../lib/query/use-session-end.ts';
import { deleteEntryMark } from './entry-ended.tsx';
import { administrationPaths } from '../paths.ts';
import type { ReactNode } from 'react';

/** Opens an address with the new session that the server has just set in the cookie. */
export type OpenInNewSession = (address: string) => void;

/** An administrator inside a pub gets this error from all platform calls. */
export function isForbidden(error: unknown): boolean {
  return error !== null && toApiError(error).code === 'forbidden';
}

type Entry = {
  readonly pubID: number;
  /** The order of the pressed slip. */
  readonly orderID?: number;
};

/** Replaces the session with one of that pub and opens its orders. */
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
  // Pending until the pub's page is loaded: the current session has already ended.
  const isEntering = entering.isPending || entering.isSuccess;
  return {
    /** The pub and order of the pending request. */
    entry: isEntering ? entering.variables : undefined,
    enter: (entry: Entry) => {
      if (!isEntering) entering.mutate(entry);
    },
  };
}

/** Leaves the entered pub. */
export function useLeavePub(openInNewSession: OpenInNewSession) {
  const sessionEnd = useSessionEnd();
  return useMutation({
    ...sessionEnd,
    mutationFn: () => call('POST /api/admin/leave-pub', {}),
    onSuccess: () => {
      deleteEntryMark();
      openInNewSession(administrationPaths.orders);
    },
  });
}

/** The exits from a screen of the platform. */
export type PlatformExits = {
  /** Beside the heading. */
  readonly actions: ReactNode;
  readonly openInNewSession: OpenInNewSession;
};
