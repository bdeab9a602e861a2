import type { Pub } from '@comanda/contract/pubs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../lib/api/api.ts';
import { pubKey } from './api.ts';

type Place = { readonly lat: number; readonly lng: number };

export function useSaveGeolocation({ company_id: companyID, id: pubID }: Pub) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Place) => {
      const params = { companyID, pubID };
      const answer = await call('POST /api/company/:companyID/pubs/:pubID/geolocation', {
        params,
        body,
      });
      return answer.geolocation;
    },
    onSuccess: (place) => {
      queryClient.setQueryData<Pub>(pubKey(companyID, pubID), (pub) => pub && { ...pub, ...place });
    },
  });
}

/** Asks for the pub again: something that it shows was saved by another page. */
export function useRefreshPub({ company_id: companyID, id: pubID }: Pub): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: pubKey(companyID, pubID) });
  }, [queryClient, companyID, pubID]);
}
