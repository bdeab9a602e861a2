import type { CallBody } from '@comanda/contract';
import type { Dish, OptionGroupFields, PubOptionGroup } from '@comanda/contract/menu';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { toApiError } from '../../../lib/api/api-error.ts';
import { changeList, replaceItem } from '../arranging/list-cache.ts';
import { dishesKey } from './dishes-api.ts';
import type { CategoryRef, PubRef } from '../editor/menu-scope.ts';
import { useDeletedToast } from '../saving/deleted-item.ts';
import { shownInPopup } from '../saving/form-problems.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
const GROUPS = `${PUB}/option-groups` as const;
const GROUP = `${GROUPS}/:groupID` as const;
const OF_DISH = `${PUB}/dishes/:dishID/option-groups` as const;

const groupsKey = ({ companyID, pubID }: PubRef) => ['option-groups', companyID, pubID] as const;

export function useOptionGroups(pub: PubRef, { enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: groupsKey(pub),
    queryFn: async ({ signal }) => {
      const { companyID, pubID } = pub;
      return (await call(`GET ${GROUPS}`, { params: { companyID, pubID }, signal })).option_groups;
    },
    enabled,
    meta: { isSilentWhenMissing: true },
  });
}

function showGroup(queryClient: QueryClient, pub: PubRef, changed: PubOptionGroup): void {
  const queryKey = groupsKey(pub);
  queryClient.setQueryData<PubOptionGroup[]>(
    queryKey,
    (groups) => groups && groups.map((group) => (group.id === changed.id ? changed : group)),
  );
  void queryClient.invalidateQueries({ queryKey });
}

/** The refusals which say that others have changed what was read. */
const isOutdated: ReadonlySet<string> = new Set([
  'option_group_changed_meanwhile',
  'option_dish_not_found',
]);

/** For each write: lists that turned out to be old are loaded again, and the form keeps what was typed. */
function useGroupWrite(pub: PubRef) {
  const queryClient = useQueryClient();
  const deletedToast = useDeletedToast();
  return {
    meta: shownInPopup,
    onError: (error: Error) => {
      deletedToast.onError(error);
      if (!isOutdated.has(toApiError(error).code)) return;
      void queryClient.invalidateQueries({ queryKey: groupsKey(pub) });
      void queryClient.invalidateQueries({ queryKey: ['dishes', pub.companyID, pub.pubID] });
    },
    onSuccess: (group: PubOptionGroup) => {
      showGroup(queryClient, pub, group);
    },
  };
}

/** Creates a group, or changes the one that was read. */
export function useSaveGroup(pub: PubRef, group: PubOptionGroup | undefined) {
  return useMutation({
    ...useGroupWrite(pub),
    mutationFn: async (fields: OptionGroupFields) => {
      if (!group) return (await call(`POST ${GROUPS}`, { params: pub, body: fields })).option_group;
      const params = { ...pub, groupID: group.id };
      const body = { ...fields, revision: group.revision };
      return (await call(`PUT ${GROUP}`, { params, body })).option_group;
    },
  });
}

export function useDeleteGroup(pub: PubRef) {
  const queryClient = useQueryClient();
  const deletedToast = useDeletedToast();
  return useMutation({
    ...deletedToast,
    mutationFn: (groupID: number) => call(`DELETE ${GROUP}`, { params: { ...pub, groupID } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: groupsKey(pub) });
      void queryClient.invalidateQueries({ queryKey: ['dishes', pub.companyID, pub.pubID] });
    },
  });
}

/** Gives a group to exactly these dishes, unless others have it by now than were read. */
export function useSetDishes(pub: PubRef, { id: groupID, dish_ids: before }: PubOptionGroup) {
  const queryClient = useQueryClient();
  const write = useGroupWrite(pub);
  return useMutation({
    ...write,
    mutationFn: async (body: Omit<CallBody<`PUT ${typeof GROUP}/dishes`>, 'before'>) => {
      const params = { ...pub, groupID };
      return (await call(`PUT ${GROUP}/dishes`, { params, body: { ...body, before } }))
        .option_group;
    },
    onSuccess: (group) => {
      write.onSuccess(group);
      void queryClient.invalidateQueries({ queryKey: ['dishes', pub.companyID, pub.pubID] });
    },
  });
}

type Links = CallBody<`PUT ${typeof OF_DISH}`>['groups'];

/** Gives a dish exactly these groups, unless it has others by now than were read. */
export function useSetGroupsOfDish(category: CategoryRef, { id: dishID, option_groups }: Dish) {
  const queryClient = useQueryClient();
  const { companyID, pubID } = category;
  return useMutation({
    ...useGroupWrite({ companyID, pubID }),
    mutationFn: async (groups: Links) => {
      const params = { companyID, pubID, dishID };
      const body = { groups, before: option_groups ?? [] };
      return (await call(`PUT ${OF_DISH}`, { params, body })).dish;
    },
    onSuccess: (dish) => {
      changeList<Dish>(queryClient, dishesKey(category), (all) => replaceItem(all, dish));
      void queryClient.invalidateQueries({ queryKey: groupsKey(category) });
    },
  });
}

type ChoiceRef = { readonly groupID: number; readonly choiceID: number };

/** The end as the call takes it; null puts the choice back on sale. */
export function useSetChoiceSoldOut(pub: PubRef, { groupID, choiceID }: ChoiceRef) {
  const queryClient = useQueryClient();
  const deletedToast = useDeletedToast();
  return useMutation({
    ...deletedToast,
    mutationFn: async (until: string | null) => {
      const params = { ...pub, groupID, choiceID };
      return (await call(`PUT ${GROUP}/choices/:choiceID/sold-out`, { params, body: { until } }))
        .option_group;
    },
    onSuccess: (group) => {
      showGroup(queryClient, pub, group);
    },
  });
}
