import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import type { PubRef } from '../editor/menu-scope.ts';
import { sellableItems, type Sellable } from './sellable.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
/** Several people change it on a busy evening, and orders do. */
const LOOK_EVERY_MS = 15_000;

const keyOf = ({ companyID, pubID }: PubRef) => ['sold-out', companyID, pubID] as const;

/** All dishes and choices of a pub, with what is sold out. */
export function useSellable(pub: PubRef) {
  return useQuery({
    queryKey: keyOf(pub),
    queryFn: async ({ signal }) =>
      sellableItems(await call(`GET ${PUB}/sold-out`, { params: pub, signal })),
    refetchInterval: LOOK_EVERY_MS,
    meta: { handles: 'all' },
  });
}

/** The lists that a change of a dish or a choice makes out of date. */
function useRefresh({ companyID, pubID }: PubRef) {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: keyOf({ companyID, pubID }) }),
      client.invalidateQueries({ queryKey: ['dishes', companyID, pubID] }),
      client.invalidateQueries({ queryKey: ['option-groups', companyID, pubID] }),
    ]);
  };
}

/** Sets the end of what is sold out; null puts it back on sale. */
export function useSetEnd(pub: PubRef, { id, groupId }: Sellable) {
  const refresh = useRefresh(pub);
  return useMutation({
    mutationFn: async (until: string | null): Promise<void> => {
      const body = { until };
      if (groupId === undefined) {
        await call(`PUT ${PUB}/dishes/:dishID/sold-out`, { params: { ...pub, dishID: id }, body });
      } else {
        await call(`PUT ${PUB}/option-groups/:groupID/choices/:choiceID/sold-out`, {
          params: { ...pub, groupID: groupId, choiceID: id },
          body,
        });
      }
    },
    onSettled: refresh,
  });
}

/** Sets how many portions of a dish are left; null ends the counting. */
export function useSetLeft(pub: PubRef, { id }: Sellable) {
  const refresh = useRefresh(pub);
  return useMutation({
    mutationFn: (left: number | null) =>
      call(`PUT ${PUB}/dishes/:dishID/left-count`, {
        params: { ...pub, dishID: id },
        body: { left },
      }),
    onSettled: refresh,
  });
}
