import type { Tariff } from '@comanda/domain/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { PLATFORM, usePagedList } from '../lists/use-paged-list.ts';

const COMPANIES = 'companies';

export function useCompanies(search: string) {
  return usePagedList({
    name: [COMPANIES],
    search,
    load: async (query, signal) => {
      const { companies, next } = await call('GET /api/admin/companies', { query, signal });
      return { items: companies, next };
    },
  });
}

/** The list is read anew before a popup closes: what is seen then is what is. */
function useReadAnew() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [PLATFORM, COMPANIES] });
}

export function useSetTariff() {
  const readAnew = useReadAnew();
  return useMutation({
    mutationFn: ({ companyID, tariff }: { readonly companyID: number; readonly tariff: Tariff }) =>
      call('POST /api/admin/companies/:companyID/tariff', {
        params: { companyID },
        body: { tariff },
      }),
    onSettled: readAnew,
  });
}

type Extension = {
  readonly pubID: number;
  readonly days: number;
  /** The same through every try of one opened popup: of many, one extension. */
  readonly actionID: string;
};

export function useExtendPub() {
  const readAnew = useReadAnew();
  return useMutation({
    mutationFn: ({ pubID, days, actionID }: Extension) =>
      call('POST /api/admin/pubs/:pubID/extend', {
        params: { pubID },
        body: { days, action_id: actionID },
      }),
    onSettled: readAnew,
  });
}
