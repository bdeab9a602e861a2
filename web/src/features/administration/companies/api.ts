import type { AdminCompany } from '@comanda/contract/administration';
import type { Tariff } from '@comanda/domain/accounts';
import { call } from '../../../lib/api/api.ts';
import { useListWrite } from '../../../product/platform/lists/use-list-write.ts';
import type { PageSource } from '../../../product/platform/lists/use-paged-list.ts';

const COMPANIES = 'companies';

export const companyPages: PageSource<AdminCompany> = {
  name: [COMPANIES],
  load: async (query, signal) => {
    const { companies, next } = await call('GET /api/admin/companies', { query, signal });
    return { items: companies, next };
  },
};

type TariffChange = { readonly companyID: number; readonly tariff: Tariff };

export const useSetTariff = () =>
  useListWrite(COMPANIES, ({ companyID, tariff }: TariffChange) =>
    call('POST /api/admin/companies/:companyID/tariff', {
      params: { companyID },
      body: { tariff },
    }),
  );

type Extension = {
  readonly pubID: number;
  readonly days: number;
  /** Constant over all retries of one opened popup: they create one extension. */
  readonly actionID: string;
};

export const useExtendPub = () =>
  useListWrite(COMPANIES, ({ pubID, days, actionID }: Extension) =>
    call('POST /api/admin/pubs/:pubID/extend', {
      params: { pubID },
      body: { days, action_id: actionID },
    }),
  );
