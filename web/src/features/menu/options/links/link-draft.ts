import type { DishOptionGroup, PubOptionGroup } from '@comanda/contract/menu';
import { draftOfLimits, firstLimits, readLimits, type LimitsDraft } from './limits-draft.ts';

/** A group at a dish, as the form has it. */
export type LinkDraft = { readonly groupId: number; readonly draft: LimitsDraft };

export const linkOf = (
  { id, rule }: Pick<PubOptionGroup, 'id' | 'rule'>,
  draft: LimitsDraft = draftOfLimits(firstLimits(rule), rule),
): LinkDraft => ({ groupId: id, draft });

/** The links as they are sent; undefined while a number is missing. */
export function readLinks(links: readonly LinkDraft[]): DishOptionGroup[] | undefined {
  const read = links.flatMap(({ groupId, draft }) => {
    const limits = readLimits(draft);
    return limits ? [{ group_id: groupId, ...limits }] : [];
  });
  return read.length === links.length ? read : undefined;
}

/** The groups that may be added: each once, and at most one size. */
export function addableGroups(
  groups: readonly PubOptionGroup[],
  links: readonly LinkDraft[],
): readonly PubOptionGroup[] {
  const added = groups.filter(({ id }) => links.some(({ groupId }) => groupId === id));
  const hasSize = added.some(({ rule }) => rule === 'replaces');
  return groups.filter(
    (group) => !added.includes(group) && !(hasSize && group.rule === 'replaces'),
  );
}
