import { neighbourPlace, type MoveDirection } from '@comanda/domain/menu';
import {
  useMutation,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { useDeletedToast } from '../saving/deleted-item.ts';
import { byPlace, withMoved, type Placed } from './placed-list.ts';

type MoveCalls<Item> = {
  readonly step: (id: number, direction: MoveDirection) => Promise<readonly Item[]>;
  readonly drop: (id: number, place: number) => Promise<readonly Item[]>;
};

/** How an item of a list is moved: one step by the arrows, or to a place by dragging. */
export type Mover = {
  readonly step: (id: number, direction: MoveDirection) => void;
  readonly drop: (id: number, place: number) => void;
};

type Move = {
  readonly id: number;
  readonly from: number;
  readonly to: number;
  /** None when it was dropped. */
  readonly direction?: MoveDirection;
};

/** Changes a cached list at once and then loads it from the server. */
export function changeList<Item extends Placed>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (items: readonly Item[]) => Item[],
): void {
  queryClient.setQueryData<Item[]>(queryKey, (items) => items && change(items));
  // Not awaited; an older answer that is still pending is dropped.
  void queryClient.invalidateQueries({ queryKey, exact: true });
  // What says of other parts of the menu is loaded again where it is opened next.
  const [, companyID, pubID] = queryKey;
  for (const outdated of [
    ['option-groups', companyID, pubID],
    ['dishes', companyID, pubID, 'whole menu'],
  ]) {
    void queryClient.invalidateQueries({ queryKey: outdated, refetchType: 'none' });
  }
}

export function replaceItem<Item extends Placed>(items: readonly Item[], changed: Item): Item[] {
  return byPlace(items.map((item) => (item.id === changed.id ? changed : item)));
}

/**
 * Moves on the screen at once and on the server in turn; a refused move is undone.
 * Moves that come faster than the answers queue up, and only the last answer is shown.
 */
export function useMover<Item extends Placed>(queryKey: QueryKey, calls: MoveCalls<Item>): Mover {
  const queryClient = useQueryClient();
  const deletedToast = useDeletedToast();
  const mutationKey = ['move', ...queryKey];
  const show = (id: number, to: number) => {
    queryClient.setQueryData<Item[]>(queryKey, (items) => items && withMoved(items, id, to));
  };
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: JSON.stringify(mutationKey) },
    meta: deletedToast.meta,
    mutationFn: ({ id, to, direction }: Move) =>
      direction === undefined ? calls.drop(id, to) : calls.step(id, direction),
    onMutate: async ({ id, to }) => {
      await queryClient.cancelQueries({ queryKey, exact: true });
      show(id, to);
    },
    onSuccess: (items) => {
      const isLast = queryClient.isMutating({ mutationKey }) === 1;
      if (isLast) queryClient.setQueryData<Item[]>(queryKey, byPlace(items));
    },
    onError: (error, { id, from }) => {
      show(id, from);
      deletedToast.onError(error);
      return queryClient.invalidateQueries({ queryKey, exact: true });
    },
  });
  const placeOf = (id: number) =>
    queryClient.getQueryData<Item[]>(queryKey)?.find((item) => item.id === id)?.place;
  return {
    step: (id, direction) => {
      const from = placeOf(id);
      const count = queryClient.getQueryData<Item[]>(queryKey)?.length ?? 0;
      const to = from === undefined ? undefined : neighbourPlace(from, direction, count);
      if (from !== undefined && to !== undefined) mutate({ id, from, to, direction });
    },
    drop: (id, to) => {
      const from = placeOf(id);
      if (from !== undefined) mutate({ id, from, to });
    },
  };
}
