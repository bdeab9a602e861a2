import type { CallReply } from '@comanda/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

const TRANSLATIONS = '/api/company/:companyID/pubs/:pubID/translations';

type PubTranslations = Omit<CallReply<`GET ${typeof TRANSLATIONS}`>, 'ok'>;

/** The texts of a pub with their translations, in the order of the menu. */
export const pubTextsQuery = (params: { readonly companyID: number; readonly pubID: number }) =>
  queryOptions({
    queryKey: ['translations', params.companyID, params.pubID],
    queryFn: async ({ signal }): Promise<PubTranslations> =>
      call(`GET ${TRANSLATIONS}`, { params, signal }),
    // The screen shows it.
    meta: { handles: 'all' },
  });
