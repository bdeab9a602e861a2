import type { BulkChange, ListedDish } from '@comanda/contract/menu';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/api.ts';
import { useSingleMutation } from '../../../lib/query/use-single-mutation.ts';
import type { PubRef } from '../editor/menu-scope.ts';
import { useDeletedToast } from '../saving/deleted-item.ts';
import { shownInPopup } from '../saving/form-problems.ts';
import { bulkChangesOf, undoOf, type DishChange } from './bulk-changes.ts';

const DISHES = '/api/company/:companyID/pubs/:pubID/dishes';

const listKey = ({ companyID, pubID }: PubRef) => ['dishes of pub', companyID, pubID] as const;

export function useDishesOfPub(pub: PubRef) {
  return useQuery({
    queryKey: listKey(pub),
    queryFn: ({ signal }) => call(`GET ${DISHES}`, { params: pub, signal }),
  });
}

function reloadDishes(queryClient: QueryClient, pub: PubRef): void {
  void queryClient.invalidateQueries({ queryKey: ['dishes'] });
  // A choice is not offered while its dish is hidden.
  void queryClient.invalidateQueries({ queryKey: ['option-groups'] });
  void queryClient.invalidateQueries({ queryKey: listKey(pub) });
}

/** A change that was made, and what puts it back. */
type Done = {
  readonly undo: readonly BulkChange[];
  readonly names: ReadonlyMap<number, string>;
};

/** The outcome of the last change or undo. */
export type Outcome =
  | { readonly kind: 'changed'; readonly count: number }
  | { readonly kind: 'undone'; readonly count: number; readonly left: readonly string[] };

/** The changes of many dishes; the last one can be undone as long as the page is open. */
export function useBulkChanges(pub: PubRef) {
  const queryClient = useQueryClient();
  const [last, setLast] = useState<Done>();
  const [outcome, setOutcome] = useState<Outcome>();
  const reload = () => {
    reloadDishes(queryClient, pub);
  };
  const deletedToast = useDeletedToast();
  const change = useSingleMutation({
    // The category to move to may be deleted by then.
    ...deletedToast,
    meta: shownInPopup,
    mutationFn: (changes: readonly DishChange[]) =>
      call(`POST ${DISHES}/change`, {
        params: pub,
        body: { changes: bulkChangesOf(changes), if_changed: 'refuse' },
      }),
    onSuccess: ({ dishes }, changes) => {
      const undo = undoOf(changes, dishes, new Date());
      const names = new Map(changes.map(({ dish }) => [dish.id, dish.name]));
      setLast({ undo, names });
      setOutcome({ kind: 'changed', count: dishes.length });
    },
    // Also after a refusal: the new preview shows the dishes as they are now.
    onSettled: reload,
  });
  const undoing = useSingleMutation({
    mutationFn: ({ undo }: Done) =>
      call(`POST ${DISHES}/change`, {
        params: pub,
        body: { changes: [...undo], if_changed: 'leave' },
      }),
    onSuccess: ({ dishes, left_dish_ids: left }, { names }) => {
      setLast(undefined);
      const leftNames = left.map((id) => names.get(id) ?? '');
      setOutcome({ kind: 'undone', count: dishes.length, left: leftNames });
    },
    onSettled: reload,
  });
  return {
    change,
    outcome,
    isUndoing: undoing.isPending,
    undo:
      last &&
      (() => {
        undoing.mutate(last);
      }),
  };
}

export type BulkMutation = ReturnType<typeof useBulkChanges>['change'];

/** Of the whole list, those that are chosen. */
export const chosenOf = (
  dishes: readonly ListedDish[],
  chosen: ReadonlySet<number>,
): ListedDish[] => dishes.filter(({ id }) => chosen.has(id));
