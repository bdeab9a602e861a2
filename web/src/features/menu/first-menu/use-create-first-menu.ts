import type { Category, Menu } from '@comanda/contract/menu';
import { DEFAULT_CATEGORY_TYPE, DEFAULT_TEXT_COLOR } from '@comanda/domain/menu';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { useDeletedToast } from '../saving/deleted-item.ts';
import type { PubRef } from '../editor/menu-scope.ts';
import { menusKey } from '../calls/menus-api.ts';

const MENUS = '/api/company/:companyID/pubs/:pubID/menus';
const look = { category_types: [DEFAULT_CATEGORY_TYPE], text_color: DEFAULT_TEXT_COLOR };

type Names = { readonly menu: string; readonly category: string };
export type FirstMenu = { readonly menu: Menu; readonly category: Category | undefined };

/** Creates the first menu of a pub and its first category, if a name was entered. */
export function useCreateFirstMenu(pub: PubRef, onMade: (made: FirstMenu) => void) {
  const queryClient = useQueryClient();
  const deletedToast = useDeletedToast();
  return useMutation({
    ...deletedToast,
    mutationFn: async (names: Names): Promise<FirstMenu> => {
      const body = { name: names.menu, visible: true, place: 1 };
      const { menu } = await call(`POST ${MENUS}`, { params: pub, body });
      if (names.category === '') return { menu, category: undefined };
      const { category } = await call(`POST ${MENUS}/:menuID/categories`, {
        params: { ...pub, menuID: menu.id },
        body: { ...look, name: names.category, visible: true },
      });
      return { menu, category };
    },
    // Here, not in the caller: the form is unmounted as soon as the menu is not empty.
    onSuccess: onMade,
    // The menu may exist although its category was refused.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: menusKey(pub), exact: true });
    },
  });
}
