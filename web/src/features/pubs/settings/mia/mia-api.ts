import type { CallBody } from '@comanda/contract';
import type { MiaAccount } from '@comanda/contract/payments';
import type { Pub } from '@comanda/contract/pubs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';
import { pubKey } from '../../api.ts';

const MIA = '/api/company/:companyID/pubs/:pubID/mia';

const paramsOf = ({ company_id: companyID, id: pubID }: Pub) => ({ companyID, pubID });
const keyOf = ({ id }: Pub) => ['pubs', 'mia', id];

export function useMiaAccount(pub: Pub) {
  return useQuery({
    queryKey: keyOf(pub),
    queryFn: async ({ signal }) =>
      (await call(`GET ${MIA}`, { params: paramsOf(pub), signal })).mia,
    // Shown in the card.
    meta: { handles: 'all' },
  });
}

function useWrite<Input>(pub: Pub, send: (input: Input) => Promise<MiaAccount | null>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (account) => {
      client.setQueryData(keyOf(pub), account);
      // It says whether guests are offered it.
      void client.invalidateQueries({ queryKey: pubKey(pub.company_id, pub.id) });
    },
    meta: { handles: 'all' },
  });
}

export function useSaveMia(pub: Pub) {
  return useWrite(
    pub,
    async (body: CallBody<`PUT ${typeof MIA}`>) =>
      (await call(`PUT ${MIA}`, { params: paramsOf(pub), body })).mia,
  );
}

export function useRemoveMia(pub: Pub) {
  return useWrite<undefined>(pub, async () => {
    await call(`DELETE ${MIA}`, { params: paramsOf(pub) });
    return null;
  });
}

export function useTryMia(pub: Pub) {
  return useMutation({
    mutationFn: async () => (await call(`POST ${MIA}/try`, { params: paramsOf(pub) })).bank,
    meta: { handles: 'all' },
  });
}
