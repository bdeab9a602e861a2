import type { CallBody } from '@comanda/contract';
import type { Dish } from '@comanda/contract/menu';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, upload } from '../../../lib/api/api.ts';
import { toApiError } from '../../../lib/api/api-error.ts';
import { useUpload, type Upload } from '../../../lib/query/use-upload.ts';
import { useDeletedToast } from '../saving/deleted-item.ts';
import { changeList, replaceItem, useMover, type Mover } from '../arranging/list-cache.ts';
import type { CategoryRef } from '../editor/menu-scope.ts';
import { byPlace, withCreated, withoutDeleted } from '../arranging/placed-list.ts';
import { shownInPopup } from '../saving/form-problems.ts';

const DISHES = '/api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes';
const DISH = `${DISHES}/:dishID` as const;
const SOLD_OUT = '/api/company/:companyID/pubs/:pubID/dishes/:dishID/sold-out';

/** The refusals which say that others have changed the sizes that were read. */
const isOutdated: ReadonlySet<string> = new Set([
  'option_group_changed_meanwhile',
  'sizes_are_shared',
]);

export type NewDish = Omit<CallBody<`POST ${typeof DISHES}`>, 'place'>;
export type DishChange = CallBody<`PUT ${typeof DISH}`>;

export const dishesKey = ({ companyID, pubID, menuID, categoryID }: CategoryRef) =>
  ['dishes', companyID, pubID, menuID, categoryID] as const;

export function useDishes(category: CategoryRef) {
  return useQuery({
    queryKey: dishesKey(category),
    queryFn: async ({ signal }) => {
      const { dishes } = await call(`GET ${DISHES}`, { params: category, signal });
      return byPlace(dishes);
    },
    meta: { isSilentWhenMissing: true },
  });
}

/** After a write of a dish with its sizes, which are a group of the pub. */
function useSizesWrite({ companyID, pubID }: CategoryRef) {
  const queryClient = useQueryClient();
  const deletedToast = useDeletedToast();
  const reload = (list: 'option-groups' | 'dishes') =>
    void queryClient.invalidateQueries({ queryKey: [list, companyID, pubID] });
  return {
    meta: shownInPopup,
    onError: (error: Error) => {
      deletedToast.onError(error);
      if (!isOutdated.has(toApiError(error).code)) return;
      reload('option-groups');
      reload('dishes');
    },
    reloadSizes: (body: Pick<NewDish, 'sizes'>) => {
      if (body.sizes) reload('option-groups');
    },
  };
}

/** A new dish comes last: users enter a menu in the order in which it is read. */
export function useCreateDish(category: CategoryRef) {
  const queryClient = useQueryClient();
  const { reloadSizes, ...write } = useSizesWrite(category);
  return useMutation({
    ...write,
    mutationFn: async (body: NewDish) =>
      (await call(`POST ${DISHES}`, { params: category, body })).dish,
    onSuccess: (dish, body) => {
      reloadSizes(body);
      return changeList<Dish>(queryClient, dishesKey(category), (all) => withCreated(all, dish));
    },
  });
}

export function useSaveDish(category: CategoryRef, { id: dishID, place }: Dish) {
  const queryClient = useQueryClient();
  const { reloadSizes, ...write } = useSizesWrite(category);
  return useMutation({
    ...write,
    mutationFn: async (fields: DishChange) => {
      const params = { ...category, dishID };
      return (await call(`PUT ${DISH}`, { params, body: { ...fields, place } })).dish;
    },
    onSuccess: (dish, fields) => {
      reloadSizes(fields);
      return changeList<Dish>(queryClient, dishesKey(category), (all) => replaceItem(all, dish));
    },
  });
}

export function useDeleteDish(category: CategoryRef) {
  const queryClient = useQueryClient();
  const deletedToast = useDeletedToast();
  return useMutation({
    ...deletedToast,
    mutationFn: (dishID: number) => call(`DELETE ${DISH}`, { params: { ...category, dishID } }),
    onSuccess: (_reply, dishID) =>
      changeList<Dish>(queryClient, dishesKey(category), (all) => withoutDeleted(all, dishID)),
  });
}

/** The end as the call takes it; null puts the dish back on sale. */
export function useSetSoldOut({ companyID, pubID, ...category }: CategoryRef, dishID: number) {
  const queryClient = useQueryClient();
  const deletedToast = useDeletedToast();
  return useMutation({
    ...deletedToast,
    mutationFn: async (until: string | null) =>
      (await call(`PUT ${SOLD_OUT}`, { params: { companyID, pubID, dishID }, body: { until } }))
        .dish,
    onSuccess: (dish) =>
      changeList<Dish>(queryClient, dishesKey({ companyID, pubID, ...category }), (all) =>
        replaceItem(all, dish),
      ),
  });
}

export function useMoveDish(category: CategoryRef): Mover {
  const at = (dishID: number) => ({ ...category, dishID });
  return useMover<Dish>(dishesKey(category), {
    step: async (id, direction) =>
      (await call(`POST ${DISH}/move-${direction}`, { params: at(id) })).dishes,
    drop: async (id, place) =>
      (await call(`POST ${DISH}/move-to`, { params: at(id), body: { place } })).dishes,
  });
}

type PictureUpload = {
  readonly file: File;
  readonly onProgress: (sent: number) => void;
};

export const sendDishPicture = (category: CategoryRef, dishID: number, sent: PictureUpload) =>
  upload(`PATCH ${DISH}/image`, { params: { ...category, dishID }, field: 'image', ...sent });

export function useUploadDishImage(category: CategoryRef, dishID: number): Upload {
  const queryClient = useQueryClient();
  const deletedToast = useDeletedToast();
  return useUpload(
    (file, onProgress) => sendDishPicture(category, dishID, { file, onProgress }),
    ({ dish }) =>
      changeList<Dish>(queryClient, dishesKey(category), (all) => replaceItem(all, dish)),
    deletedToast,
  );
}
