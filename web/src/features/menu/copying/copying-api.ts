import type { CallBody, CallReply } from '@comanda/contract';
import type { UnlinkedChoice } from '@comanda/contract/menu';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { showSuccess } from '../../../lib/toasts/toasts.ts';
import type { CategoryRef, PubRef } from '../editor/menu-scope.ts';
import { useDeletedToast } from '../saving/deleted-item.ts';
import { shownInPopup } from '../saving/form-problems.ts';

const PREVIEW = '/api/company/:companyID/pubs/:pubID/copy-preview';
const MENUS = '/api/company/:companyID/pubs/:pubID/menus';
const CATEGORIES = `${MENUS}/:menuID/categories` as const;
const DISHES = `${CATEGORIES}/:categoryID/dishes` as const;

export type Level = 'menu' | 'category' | 'dish';

/** The pubs that a copy may go to: all of the company, for an administrator the one they are in. */
export function usePubsToCopyTo(companyID: number) {
  return useQuery({
    queryKey: ['pubs to copy to', companyID],
    queryFn: async ({ signal }) =>
      (await call('GET /api/company/:companyID/pubs', { params: { companyID }, signal })).pubs,
  });
}

export type CopyPreview = Omit<CallReply<`GET ${typeof PREVIEW}`>, 'ok'>;

/** What a copy into another pub would lack; none inside the pub. */
export function useCopyPreview(
  { companyID, pubID }: PubRef,
  {
    level,
    id,
    isNeeded,
  }: { readonly level: Level; readonly id: number; readonly isNeeded: boolean },
) {
  return useQuery({
    queryKey: ['copy preview', companyID, pubID, level, id],
    queryFn: async ({ signal }): Promise<CopyPreview> => {
      const query = { level, source_id: id };
      return call(`GET ${PREVIEW}`, { params: { companyID, pubID }, query, signal });
    },
    enabled: isNeeded,
    // What others translate or copy meanwhile counts.
    gcTime: 0,
    // The popup shows it.
    meta: { handles: 'all' },
  });
}

type Copy = Pick<CallBody<`POST ${typeof MENUS}/copy`>, 'name' | 'visible'> & {
  readonly level: Level;
  readonly id: number;
  /** Of a menu only its pub is used, of a category its menu. */
  readonly target: CategoryRef;
};

type Copied = { readonly unlinked?: UnlinkedChoice[] | undefined };

function send({ level, id, target: params, name, visible }: Copy): Promise<Copied> {
  const fields = { name, visible };
  switch (level) {
    case 'menu':
      return call(`POST ${MENUS}/copy`, { params, body: { ...fields, source_menu_id: id } });
    case 'category':
      return call(`POST ${CATEGORIES}/copy`, {
        params,
        body: { ...fields, source_category_id: id },
      });
    default:
      level satisfies 'dish';
      return call(`POST ${DISHES}/copy`, { params, body: { ...fields, source_dish_id: id } });
  }
}

export function useCopy() {
  const { t } = useText();
  const queryClient = useQueryClient();
  const deletedToast = useDeletedToast();
  return useMutation({
    ...deletedToast,
    meta: shownInPopup,
    mutationFn: send,
    onSuccess: (_reply, { name }) => {
      showSuccess(t('menu.copied', { name }));
      for (const list of ['menus', 'categories', 'dishes', 'option-groups', 'translations']) {
        void queryClient.invalidateQueries({ queryKey: [list] });
      }
    },
  });
}
