import { useQueryClient } from '@tanstack/react-query';
import { tokenRefreshed } from '../api/api.ts';
import { session } from './session.ts';

type AroundTheCall = {
  readonly onMutate: () => Promise<void>;
  readonly onError: () => Promise<void>;
};

/**
 * What a mutation does around a call that ends the session of this page, or puts another one into the
 * cookie. Nothing is asked meanwhile, and what is on its way is called back: it would be answered as to a
 * stranger, and be taken for a lost session. When the call fails, all goes on as before.
 */
export function useSessionEnd(): AroundTheCall {
  const queryClient = useQueryClient();
  return {
    onMutate: async () => {
      session.setLeaving(true);
      await queryClient.cancelQueries();
      await tokenRefreshed();
    },
    onError: () => {
      session.setLeaving(false);
      return queryClient.invalidateQueries();
    },
  };
}
