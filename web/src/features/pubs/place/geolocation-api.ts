import type { CallBody } from '@comanda/contract';
import type { Pub } from '@comanda/contract/pubs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/api.ts';
import { pubKey } from '../api.ts';

const GEOLOCATION = 'POST /api/company/:companyID/pubs/:pubID/geolocation';

export function useSaveGeolocation({ company_id: companyID, id: pubID }: Pub) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: CallBody<typeof GEOLOCATION>) =>
      (await call(GEOLOCATION, { params: { companyID, pubID }, body })).geolocation,
    onError: (error) => {
      if (toApiError(error).code !== 'place_changed_meanwhile') return;
      void queryClient.invalidateQueries({ queryKey: pubKey(companyID, pubID) });
    },
    onSuccess: (place) => {
      queryClient.setQueryData<Pub>(pubKey(companyID, pubID), (pub) => pub && { ...pub, ...place });
    },
  });
}
