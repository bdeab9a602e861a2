import type { Pub } from '@comanda/contract/pubs';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { pubKey } from './api.ts';

/** Loads the pub again after another page has saved one of its fields. */
export function useRefreshPub({ company_id: companyID, id: pubID }: Pub): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: pubKey(companyID, pubID) });
  }, [queryClient, companyID, pubID]);
}

/** While a pub is set up, any save on its pages may complete a step, so the pub is loaded again. */
export function useRefreshSetUp({ company_id: companyID, id: pubID, set_up: setUp }: Pub): void {
  const queryClient = useQueryClient();
  const isOpen = setUp !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    return queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      void queryClient.invalidateQueries({ queryKey: pubKey(companyID, pubID), exact: true });
    });
  }, [queryClient, companyID, pubID, isOpen]);
}
