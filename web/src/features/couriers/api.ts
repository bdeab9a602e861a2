import type { CallBody } from '@comanda/contract';
import type { Courier } from '@comanda/contract/couriers';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api/api.ts';
import { toApiError } from '../../lib/api/api-error.ts';
import { session } from '../../lib/session/session.ts';

const COURIER_KEY = ['courier'] as const;

async function fetchCourier(signal: AbortSignal): Promise<Courier> {
  try {
    return (await call('GET /api/courier', { signal })).courier;
  } catch (error) {
    // An account that is gone, or is not a courier's, has nothing to do here.
    if (toApiError(error).code === 'courier_not_found') session.leave();
    throw error;
  }
}

/** No answer, or only that of something in between: what the phone remembers may be shown meanwhile. */
const isUnreachable = (error: unknown) => {
  const { status } = toApiError(error);
  return error !== null && (status === 0 || status >= 500);
};

/** The courier who is signed in. */
export function useCourier() {
  const query = useQuery({
    queryKey: COURIER_KEY,
    queryFn: ({ signal }) => fetchCourier(signal),
    // Without a line it fails at once, and the lists of before are shown; else it would wait in silence.
    networkMode: 'always',
    // The live line asks again when it is back, and the bar says that it is away.
    meta: { handles: ['network_error', 'service_unavailable'] },
  });
  return { ...query, isUnreachable: isUnreachable(query.failureReason ?? query.error) };
}

/** Takes what a call has answered of the courier. */
export function useKeepCourier(): (courier: Courier) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (courier) => {
      queryClient.setQueryData(COURIER_KEY, courier);
    },
    [queryClient],
  );
}

/** The balance is the server's to count: it is asked again after what may have changed it. */
export function useRefreshCourier(): () => void {
  const queryClient = useQueryClient();
  return useCallback(
    // The statement lies beneath the same key: it is asked again too.
    () => void queryClient.invalidateQueries({ queryKey: COURIER_KEY }),
    [queryClient],
  );
}

/** Registers a courier, signs them in and opens their orders. */
export function useCourierRegistration() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: CallBody<'POST /api/courier'>) =>
      call('POST /api/courier', { isPublic: true, body }),
    onSuccess: ({ accesstoken, role }) => {
      session.signIn(accesstoken, role);
      // What a new courier waits for stands on the profile.
      void navigate('/courier/profile');
    },
    // The form says it.
    meta: { handles: 'all' },
  });
}
