import type { Pub } from '@comanda/contract/pubs';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { KnownHours } from '../../../features/hours/hours-place.ts';
import { pubKey } from '../../../features/pubs/api.ts';

/** Shows newer hours of a pub at once; what the server derives from them, as its first steps, is loaded again. */
export function useKnownHours({ company_id: companyID, id: pubID }: Pub) {
  const queryClient = useQueryClient();
  return useCallback(
    ({ hours, hours_revision }: KnownHours) => {
      const key = pubKey(companyID, pubID);
      queryClient.setQueryData<Pub>(key, (pub) => pub && { ...pub, hours, hours_revision });
      void queryClient.invalidateQueries({ queryKey: key });
      void queryClient.invalidateQueries({ queryKey: ['shipping', pubID], exact: true });
    },
    [queryClient, companyID, pubID],
  );
}
