import type { CallBody } from '@comanda/contract';
import type { Menu } from '@comanda/contract/menu';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { changeList, replaceIn, useMoveIn } from './list-cache.ts';
import type { MenuRef, PubRef } from './menu-scope.ts';
import { byPlace, withCreated, withoutDeleted } from './placed-list.ts';

export type NewMenu = CallBody<'POST /api/company/:companyID/pubs/:pubID/menus'>;
export type MenuChange = CallBody<'PUT /api/company/:companyID/pubs/:pubID/menus/:menuID'>;

const menusKey = ({ companyID, pubID }: PubRef) => ['menus', companyID, pubID] as const;

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
  return useMutation({
    mutationFn: async (body: NewMenu) =>
      (await call('POST /api/company/:companyID/pubs/:pubID/menus', { params: pub, body })).menu,
    onSuccess: (menu) =>
      changeList<Menu>(queryClient, menusKey(pub), (menus) => withCreated(menus, menu)),
  });
}

export function useSaveMenu(menu: MenuRef) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: MenuChange) => {
      const name = 'PUT /api/company/:companyID/pubs/:pubID/menus/:menuID';
      return (await call(name, { params: menu, body })).menu;
    },
    onSuccess: (saved) => {
      changeList<Menu>(queryClient, menusKey(menu), (menus) => replaceIn(menus, saved));
    },
  });
}

export function useDeleteMenu(pub: PubRef) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (menuID: number) =>
      call('DELETE /api/company/:companyID/pubs/:pubID/menus/:menuID', {
        params: { ...pub, menuID },
      }),
    onSuccess: (_reply, menuID) =>
      changeList<Menu>(queryClient, menusKey(pub), (menus) => withoutDeleted(menus, menuID)),
  });
}

export function useMoveMenu(pub: PubRef) {
  return useMoveIn<Menu>(menusKey(pub), async ({ id, direction }) => {
    const { menus } = await call(
      `POST /api/company/:companyID/pubs/:pubID/menus/:menuID/move-${direction}`,
      { params: { ...pub, menuID: id } },
    );
    return menus;
  });
}
