import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../../lib/api/api.ts';

/** Beneath the courier's own key: whenever they are asked for again, so are their pubs. */
const PUBS_KEY = ['courier', 'pubs'] as const;

/** The pubs that have added the courier. */
export function usePubsOfCourier(courierID: number) {
  return useQuery({
    queryKey: [...PUBS_KEY, courierID],
    queryFn: async ({ signal }) =>
      (await call('GET /api/courier/:courierID/pubs', { params: { courierID }, signal })).pubs,
    // Offline the lists say so already; the question comes when the server can be asked.
    meta: { handles: ['network_error', 'service_unavailable'] },
  });
}

/** A pub may have added or removed the courier. */
export function useRefreshPubs(): () => void {
  const queryClient = useQueryClient();
  return useCallback(
    () => void queryClient.invalidateQueries({ queryKey: PUBS_KEY }),
    [queryClient],
  );
}

type Answer = { readonly pubID: number; readonly word: 'confirm' | 'decline' };

/** Confirms or declines a pub; done once the list without the question has come. */
export function useAnswerPub(courierID: number, onAnswered: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ pubID, word }: Answer) =>
      call(`POST /api/courier/:courierID/pubs/:pubID/${word}`, { params: { courierID, pubID } }),
    // Here and not beside the press: what was pressed is gone with the question.
    onSuccess: onAnswered,
    // Also after a refusal: the pub may have removed the courier meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: PUBS_KEY }),
  });
}
