import type { MoveDirection } from '@comanda/domain/menu';
import {
  useMutation,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { byPlace, withMoved, type Placed } from './placed-list.ts';

export type Move = { readonly id: number; readonly direction: MoveDirection };

/** Changes a cached list at once; what the server has is asked for behind it. */
export function changeList<Item extends Placed>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (items: readonly Item[]) => Item[],
): void {
  queryClient.setQueryData<Item[]>(queryKey, (items) => items && change(items));
  // Nobody waits for it; an answer that was on its way and knows less is dropped.
  void queryClient.invalidateQueries({ queryKey, exact: true });
}

export function replaceIn<Item extends Placed>(items: readonly Item[], changed: Item): Item[] {
  return byPlace(items.map((item) => (item.id === changed.id ? changed : item)));
}

/**
 * Moves on the screen at once and on the server in turn; a refused move springs back.
 * Presses that come faster than the answers queue up, and only the last answer is shown.
 */
export function useMoveIn<Item extends Placed>(
  queryKey: QueryKey,
  send: (move: Move) => Promise<readonly Item[]>,
) {
  const queryClient = useQueryClient();
  const mutationKey = ['move', ...queryKey];
  return useMutation({
    mutationKey,
    scope: { id: JSON.stringify(mutationKey) },
    mutationFn: send,
    onMutate: async ({ id, direction }) => {
      await queryClient.cancelQueries({ queryKey, exact: true });
      queryClient.setQueryData<Item[]>(
        queryKey,
        (items) => items && withMoved(items, id, direction),
      );
    },
    onSuccess: (items) => {
      const isLast = queryClient.isMutating({ mutationKey }) === 1;
      if (isLast) queryClient.setQueryData<Item[]>(queryKey, byPlace(items));
    },
    onError: (_error, { id, direction }) => {
      const back = direction === 'left' ? 'right' : 'left';
      queryClient.setQueryData<Item[]>(queryKey, (items) => items && withMoved(items, id, back));
      return queryClient.invalidateQueries({ queryKey, exact: true });
    },
  });
}
