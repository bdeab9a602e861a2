import type { CallBody } from '@comanda/contract';
import type { Category } from '@comanda/contract/menu';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, upload } from '../../../lib/api/api.ts';
import { useUpload, type Upload } from '../../../lib/query/use-upload.ts';
import { useDeletedToast } from '../saving/deleted-item.ts';
import { changeList, replaceItem, useMover, type Mover } from '../arranging/list-cache.ts';
import type { CategoryRef, MenuRef } from '../editor/menu-scope.ts';
import { byPlace, withCreated, withoutDeleted } from '../arranging/placed-list.ts';
import { shownInPopup } from '../saving/form-problems.ts';

const CATEGORIES = '/api/company/:companyID/pubs/:pubID/menus/:menuID/categories';
const CATEGORY = `${CATEGORIES}/:categoryID` as const;

type NewCategory = Omit<CallBody<`POST ${typeof CATEGORIES}`>, 'place'>;
export type CategoryChange = CallBody<`PUT ${typeof CATEGORY}`>;

const categoriesKey = ({ companyID, pubID, menuID }: MenuRef) =>
  ['categories', companyID, pubID, menuID] as const;

export function useCategories(menu: MenuRef, { isNeeded = true } = {}) {
  return useQuery({
    queryKey: categoriesKey(menu),
    enabled: isNeeded,
    queryFn: async ({ signal }) => {
      const { categories } = await call(`GET ${CATEGORIES}`, { params: menu, signal });
      return byPlace(categories);
    },
    meta: { isSilentWhenMissing: true },
  });
}

/** A new category comes last. */
export function useCreateCategory(menu: MenuRef) {
  const queryClient = useQueryClient();
  const deletedToast = useDeletedToast();
  return useMutation({
    ...deletedToast,
    meta: shownInPopup,
    mutationFn: async (body: NewCategory) =>
      (await call(`POST ${CATEGORIES}`, { params: menu, body })).category,
    onSuccess: (category) =>
      changeList<Category>(queryClient, categoriesKey(menu), (all) => withCreated(all, category)),
  });
}

export function useSaveCategory(menu: CategoryRef) {
  const queryClient = useQueryClient();
  const deletedToast = useDeletedToast();
  return useMutation({
    ...deletedToast,
    meta: shownInPopup,
    mutationFn: async (fields: CategoryChange) => {
      // The server ignores the place here: moves have calls of their own.
      return (await call(`PUT ${CATEGORY}`, { params: menu, body: { ...fields, place: 1 } }))
        .category;
    },
    onSuccess: (category) =>
      changeList<Category>(queryClient, categoriesKey(menu), (all) => replaceItem(all, category)),
  });
}

export function useDeleteCategory(menu: MenuRef) {
  const queryClient = useQueryClient();
  const deletedToast = useDeletedToast();
  return useMutation({
    ...deletedToast,
    mutationFn: (categoryID: number) =>
      call(`DELETE ${CATEGORY}`, { params: { ...menu, categoryID } }),
    onSuccess: (_reply, categoryID) =>
      changeList<Category>(queryClient, categoriesKey(menu), (all) =>
        withoutDeleted(all, categoryID),
      ),
  });
}

export function useMoveCategory(menu: MenuRef): Mover {
  const at = (categoryID: number) => ({ ...menu, categoryID });
  return useMover<Category>(categoriesKey(menu), {
    step: async (id, direction) =>
      (await call(`POST ${CATEGORY}/move-${direction}`, { params: at(id) })).categories,
    drop: async (id, place) =>
      (await call(`POST ${CATEGORY}/move-to`, { params: at(id), body: { place } })).categories,
  });
}

export function useUploadCategoryImage(menu: CategoryRef): Upload {
  const queryClient = useQueryClient();
  const deletedToast = useDeletedToast();
  return useUpload(
    (file, onProgress) =>
      upload(`PATCH ${CATEGORY}/image`, {
        params: menu,
        field: 'image',
        file,
        onProgress,
      }),
    ({ category }) =>
      changeList<Category>(queryClient, categoriesKey(menu), (all) => replaceItem(all, category)),
    deletedToast,
  );
}
