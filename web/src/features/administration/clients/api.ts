import type { AdminClient } from '@comanda/contract/administration';
import { call } from '../../../lib/api/api.ts';
import { useListWrite } from '../../../product/platform/lists/use-list-write.ts';
import type { PageSource } from '../../../product/platform/lists/use-paged-list.ts';

const CLIENTS = 'clients';

export const clientPages: PageSource<AdminClient> = {
  name: [CLIENTS],
  load: async (query, signal) => {
    const { clients, next } = await call('GET /api/admin/clients', { query, signal });
    return { items: clients, next };
  },
};

export const useDeleteClient = () =>
  useListWrite(CLIENTS, ({ clientID }: { readonly clientID: number }) =>
    call('DELETE /api/admin/clients/:clientID', { params: { clientID } }),
  );
