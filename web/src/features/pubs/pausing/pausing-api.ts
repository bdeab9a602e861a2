import type { CallBody } from '@comanda/contract';
import type { Pub } from '@comanda/contract/pubs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { cachePub } from '../api.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';

type Change =
  | ({ readonly kind: 'pause' } & CallBody<`PUT ${typeof PUB}/pause`>)
  | ({ readonly kind: 'busy' } & CallBody<`PUT ${typeof PUB}/busy`>);

/** Sets or ends a pause, or being busy. */
export function useSaveState({ company_id: companyID, id: pubID }: Pub) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: Change) => {
      const params = { companyID, pubID };
      if (change.kind === 'pause') {
        const { order_types, until } = change;
        return call(`PUT ${PUB}/pause`, { params, body: { order_types, until } });
      }
      const { minutes, until } = change;
      return call(`PUT ${PUB}/busy`, { params, body: { minutes, until } });
    },
    onSuccess: ({ pub }) => {
      cachePub(queryClient, pub);
    },
    // Shown beside the pressed button.
    meta: { handles: 'all' },
  });
}
