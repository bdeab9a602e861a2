import type { CallReply } from '@comanda/contract';
import type { ImportResult } from '@comanda/contract/menu';
import type { GroupEntry } from '@comanda/domain/import';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { useSingleMutation } from '../../../lib/query/use-single-mutation.ts';
import type { PubRef } from '../editor/menu-scope.ts';
import { rowsOf, type Draft } from './draft/draft.ts';
import { sentRow } from './sent-row.ts';

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

/** The option groups of a pub, as a draft is checked against them. */
export const groupEntries = (menu: WholeMenu | undefined): GroupEntry[] | undefined =>
  menu?.option_groups?.map(({ id, name, rule, choices }) => ({
    id,
    name,
    rule,
    choices: choices.map(({ max_count }) => ({ maxCount: max_count })),
  }));

export type ImportRequest = {
  readonly draft: Draft;
  readonly hidesMissing: boolean;
  readonly groups: readonly GroupEntry[] | undefined;
};

/** What a request would change, with the request. */
export type Preview = ImportRequest & { readonly result: ImportResult };

/** The reason of a failure stands on the screen. */
const shownOnScreen = { handles: 'all' } as const;

export function usePreview(pub: PubRef) {
  return useMutation({
    meta: shownOnScreen,
    mutationFn: async (request: ImportRequest): Promise<Preview> => {
      const body = {
        rows: rowsOf(request.draft).map((row) => sentRow(row, request.groups)),
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
  return useSingleMutation({
    meta: shownOnScreen,
    mutationFn: ({ draft, hidesMissing, groups, result: { fingerprint } }: Preview) =>
      call(IMPORT, {
        params: pub,
        body: {
          rows: rowsOf(draft).map((row) => sentRow(row, groups)),
          hides_missing: hidesMissing,
          dry_run: false,
          fingerprint,
        },
      }),
    // Every list of the editor may have changed.
    onSuccess: () => queryClient.invalidateQueries(),
  });
}
