import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../../lib/api/api.ts';

/** Below the courier's own key: both are loaded again together. */
const PUBS_KEY = ['courier', 'pubs'] as const;

/** The pubs that have added the courier. */
export function usePubsOfCourier(courierID: number) {
  return useQuery({
    queryKey: [...PUBS_KEY, courierID],
    queryFn: async ({ signal }) =>
      (await call('GET /api/courier/:courierID/pubs', { params: { courierID }, signal })).pubs,
    // Offline the lists already show it; the question appears when the server is reachable.
    meta: { handles: ['network_error', 'service_unavailable'] },
  });
}

/** Used when a pub may have added or removed the courier. */
export function useRefreshPubs(): () => void {
  const queryClient = useQueryClient();
  return useCallback(
    () => void queryClient.invalidateQueries({ queryKey: PUBS_KEY }),
    [queryClient],
  );
}

type Answer = { readonly pubID: number; readonly answer: 'confirm' | 'decline' };

/** Confirms or declines a pub; finished once the updated list is loaded. */
export function useRespondToPub(courierID: number, onAnswered: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ pubID, answer }: Answer) =>
      call(`POST /api/courier/:courierID/pubs/:pubID/${answer}`, { params: { courierID, pubID } }),
    // Here and not in the component, which is removed together with the question.
    onSuccess: onAnswered,
    // Also after an error: the pub may have removed the courier in the meantime.
    onSettled: () => queryClient.invalidateQueries({ queryKey: PUBS_KEY }),
  });
}
