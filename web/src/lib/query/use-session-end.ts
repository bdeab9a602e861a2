import { useQueryClient } from '@tanstack/react-query';
import { tokenRefreshed } from '../api/api.ts';
import { session } from '../session/session.ts';

type MutationHandlers = {
  readonly onMutate: () => Promise<void>;
  readonly onError: () => Promise<void>;
};

/**
 * Options for a mutation that ends the session of this page, or puts another one into the cookie. No calls
 * are made meanwhile, and pending calls are canceled: they would be answered as if signed out, and be
 * treated as a lost session. When the mutation fails, everything continues as before.
 */
export function useSessionEnd(): MutationHandlers {
  const queryClient = useQueryClient();
  return {
    onMutate: async () => {
      session.setEnding(true);
      await queryClient.cancelQueries();
      await tokenRefreshed();
    },
    onError: () => {
      session.setEnding(false);
      return queryClient.invalidateQueries();
    },
  };
}
