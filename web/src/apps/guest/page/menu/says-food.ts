import type { PubPageData } from '@comanda/contract/guest-page';

/** Whether the pub says anything about what is in its dishes or their choices. */
export function saysFood({ dishes, option_groups: groups = [] }: PubPageData): boolean {
  return (
    dishes.some(({ food }) => Object.keys(food).length > 0) ||
    groups.some(({ choices }) => choices.some(({ food }) => food))
  );
}
