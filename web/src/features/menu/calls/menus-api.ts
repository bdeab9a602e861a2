import type { CallBody } from '@comanda/contract';
import type { Menu } from '@comanda/contract/menu';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { useDeletedToast } from '../saving/deleted-item.ts';
import { changeList, replaceItem, useMover, type Mover } from '../arranging/list-cache.ts';
import type { MenuRef, PubRef } from '../editor/menu-scope.ts';
import { byPlace, withCreated, withoutDeleted } from '../arranging/placed-list.ts';
import { shownInPopup } from '../saving/form-problems.ts';

export type NewMenu = CallBody<'POST /api/company/:companyID/pubs/:pubID/menus'>;
export type MenuChange = CallBody<'PUT /api/company/:companyID/pubs/:pubID/menus/:menuID'>;

export const menusKey = ({ companyID, pubID }: PubRef) => ['menus', companyID, pubID] as const;

export function useMenus(pub: PubRef) {
  return useQuery({
    queryKey: menusKey(pub),
    queryFn: async ({ signal }) => {
      const { menus } = await call('GET /api/company/:companyID/pubs/:pubID/menus', {
        params: pub,
        signal,
      });
      return byPlace(menus);
    },
    meta: { isSilentWhenMissing: true },
  });
}

export function useCreateMenu(pub: PubRef) {
  const queryClient = useQueryClient();
  const deletedToast = useDeletedToast();
  return useMutation({
    ...deletedToast,
    meta: shownInPopup,
    mutationFn: async (body: NewMenu) =>
      (await call('POST /api/company/:companyID/pubs/:pubID/menus', { params: pub, body })).menu,
    onSuccess: (menu) =>
      changeList<Menu>(queryClient, menusKey(pub), (menus) => withCreated(menus, menu)),
  });
}

export function useSaveMenu(menu: MenuRef) {
  const queryClient = useQueryClient();
  const deletedToast = useDeletedToast();
  return useMutation({
    ...deletedToast,
    meta: shownInPopup,
    mutationFn: async (body: MenuChange) => {
      const name = 'PUT /api/company/:companyID/pubs/:pubID/menus/:menuID';
      return (await call(name, { params: menu, body })).menu;
    },
    onSuccess: (saved) => {
      changeList<Menu>(queryClient, menusKey(menu), (menus) => replaceItem(menus, saved));
    },
  });
}

export function useDeleteMenu(pub: PubRef) {
  const queryClient = useQueryClient();
  const deletedToast = useDeletedToast();
  return useMutation({
    ...deletedToast,
    mutationFn: (menuID: number) =>
      call('DELETE /api/company/:companyID/pubs/:pubID/menus/:menuID', {
        params: { ...pub, menuID },
      }),
    onSuccess: (_reply, menuID) =>
      changeList<Menu>(queryClient, menusKey(pub), (menus) => withoutDeleted(menus, menuID)),
  });
}

export function useMoveMenu(pub: PubRef): Mover {
  const menu = '/api/company/:companyID/pubs/:pubID/menus/:menuID';
  const at = (menuID: number) => ({ ...pub, menuID });
  return useMover<Menu>(menusKey(pub), {
    step: async (id, direction) =>
      (await call(`POST ${menu}/move-${direction}`, { params: at(id) })).menus,
    drop: async (id, place) =>
      (await call(`POST ${menu}/move-to`, { params: at(id), body: { place } })).menus,
  });
}
