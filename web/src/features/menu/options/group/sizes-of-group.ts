import type { PubOptionGroup } from '@comanda/contract/menu';
import { sizeKey } from '@comanda/domain/options';

/** A size of the dishes of a group: its name, and the one that prices by size have for it. */
export type SizeOfGroup = { readonly size: string; readonly name: string };

/** The sizes at which the choices of a group may cost something else: those of its dishes, each name once. */
export function sizesOfGroup(
  group: PubOptionGroup | undefined,
  groups: readonly PubOptionGroup[],
): readonly SizeOfGroup[] {
  const dishes = new Set(group?.dish_ids);
  const sizes = new Map<string, SizeOfGroup>();
  for (const { rule, choices, dish_ids: ids } of groups) {
    if (rule !== 'replaces' || !ids.some((id) => dishes.has(id))) continue;
    for (const { name, size = name } of choices) {
      if (!sizes.has(sizeKey(size))) sizes.set(sizeKey(size), { size, name });
    }
  }
  return [...sizes.values()];
}
