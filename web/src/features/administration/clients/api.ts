import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { PLATFORM, usePagedList } from '../lists/use-paged-list.ts';

const CLIENTS = 'clients';

export function useClients(search: string) {
  return usePagedList({
    name: [CLIENTS],
    search,
    load: async (query, signal) => {
      const { clients, next } = await call('GET /api/admin/clients', { query, signal });
      return { items: clients, next };
    },
  });
}

export function useDeleteClient() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ clientID }: { readonly clientID: number }) =>
      call('DELETE /api/admin/clients/:clientID', { params: { clientID } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [PLATFORM, CLIENTS] }),
  });
}
