import type { CallBody } from '@comanda/contract';
import type { Pub } from '@comanda/contract/pubs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { cachePub } from '../api.ts';

type Done = CallBody<'POST /api/company/:companyID/pubs/:pubID/set-up'>['done'];

export function useRecordSetUp({ company_id: companyID, id: pubID }: Pub) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (done: Done) => {
      const params = { companyID, pubID };
      const name = 'POST /api/company/:companyID/pubs/:pubID/set-up';
      return (await call(name, { params, body: { done } })).pub;
    },
    onSuccess: (pub) => {
      cachePub(queryClient, pub);
    },
  });
}

/** Called when a code of the pub is printed or downloaded. */
export function useRecordCodePrinted(pub: Pub): () => void {
  const record = useRecordSetUp(pub);
  const isOpen = pub.set_up !== null && !pub.set_up.is_code_printed;
  return () => {
    if (isOpen) record.mutate('code');
  };
}
