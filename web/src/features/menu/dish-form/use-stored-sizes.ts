import type { Dish, PubOptionGroup } from '@comanda/contract/menu';
import { useOptionGroups } from '../calls/options-api.ts';
import { optionsPath, type PubRef } from '../editor/menu-scope.ts';

/** The sizes that the edited dish has. */
export type StoredSizes =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'failed';
      readonly error: Error;
      readonly isRetrying: boolean;
      readonly retry: () => void;
    }
  | { readonly kind: 'own'; readonly group: PubOptionGroup }
  /** Other dishes have them too: they are edited on the page of the options. */
  | { readonly kind: 'shared'; readonly group: PubOptionGroup; readonly address: string };

export const noStoredSizes: StoredSizes = { kind: 'none' };

/** Reads the sizes of a dish among the option groups of its pub. */
export function useStoredSizes(at: PubRef, { id, option_groups: links }: Dish): StoredSizes {
  const groups = useOptionGroups(at, { enabled: links !== undefined });
  if (!links) return noStoredSizes;
  if (!groups.data) {
    if (!groups.isError) return { kind: 'loading' };
    const { error, isFetching: isRetrying } = groups;
    return { kind: 'failed', error, isRetrying, retry: () => void groups.refetch() };
  }
  const isOfDish = (group: PubOptionGroup): boolean =>
    links.some(({ group_id: groupId }) => groupId === group.id);
  const group = groups.data.find((one) => one.rule === 'replaces' && isOfDish(one));
  if (!group) return noStoredSizes;
  return group.dish_ids.some((other) => other !== id)
    ? { kind: 'shared', group, address: optionsPath(at.pubID) }
    : { kind: 'own', group };
}
