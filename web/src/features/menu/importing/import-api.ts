import type { CallReply } from '@comanda/contract';
import type { ImportedRow, ImportResult } from '@comanda/contract/menu';
import { ingredientsOf, readPrice } from '@comanda/domain/import';
import { toAmount } from '@comanda/domain/money';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import type { PubRef } from '../editor/menu-scope.ts';
import { rowsOf, type Draft, type DraftDishRow } from './draft/draft.ts';

const WHOLE = 'GET /api/company/:companyID/pubs/:pubID/whole-menu';
const IMPORT = 'POST /api/company/:companyID/pubs/:pubID/menu-import';

export type WholeMenu = Omit<CallReply<typeof WHOLE>, 'ok'>;

export const loadWholeMenu = (pub: PubRef, signal?: AbortSignal): Promise<WholeMenu> =>
  call(WHOLE, { params: pub, ...(signal && { signal }) });

/** The menu as it is, for the names that a draft may use. */
export function useWholeMenu(pub: PubRef) {
  return useQuery({
    queryKey: ['whole-menu', pub.companyID, pub.pubID],
    queryFn: ({ signal }) => loadWholeMenu(pub, signal),
  });
}

/** A row as it is sent; its problems were corrected before. */
function sentRow({ sameAs, price, salePrice, ...row }: DraftDishRow): ImportedRow {
  return {
    menu: row.menu.trim(),
    category: row.category.trim(),
    name: row.name.trim(),
    price: toAmount(readPrice(price) ?? 0),
    ...(salePrice.trim() !== '' && { sale_price: toAmount(readPrice(salePrice) ?? 0) }),
    ingredients: ingredientsOf(row),
    visible: row.visible,
    ...(sameAs !== undefined && { dish_id: sameAs }),
  };
}

export type ImportRequest = { readonly draft: Draft; readonly hidesMissing: boolean };

/** What a request would change, with the request. */
export type Preview = ImportRequest & { readonly result: ImportResult };

/** The reason of a failure stands on the screen. */
const shownOnScreen = { handles: 'all' } as const;

export function usePreview(pub: PubRef) {
  return useMutation({
    meta: shownOnScreen,
    mutationFn: async (request: ImportRequest): Promise<Preview> => {
      const body = {
        rows: rowsOf(request.draft).map(sentRow),
        hides_missing: request.hidesMissing,
        dry_run: true,
      };
      return { ...request, result: await call(IMPORT, { params: pub, body }) };
    },
  });
}

/** Writes exactly what a preview has shown. */
export function useApply(pub: PubRef) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: shownOnScreen,
    mutationFn: ({ draft, hidesMissing, result: { fingerprint } }: Preview) =>
      call(IMPORT, {
        params: pub,
        body: {
          rows: rowsOf(draft).map(sentRow),
          hides_missing: hidesMissing,
          dry_run: false,
          fingerprint,
        },
      }),
    // Every list of the editor may have changed.
    onSuccess: () => queryClient.invalidateQueries(),
  });
}
