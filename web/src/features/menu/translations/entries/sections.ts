import type { TranslatedEntry } from '@comanda/contract/menu';
import { keyOfEntry } from './cells.ts';

/** A part of the table under one heading. */
export type Section = {
  readonly key: string;
  readonly kind: 'menu' | 'category' | 'option_group' | 'pub';
  /** The names in its heading, the outer one first. */
  readonly names: readonly string[];
  readonly entries: readonly TranslatedEntry[];
};

const hasText = ({ name, text }: TranslatedEntry): boolean => name !== '' || text !== '';

/** All entries in the order in which a menu is read: menus with their categories, then options, then the pub’s text. */
export function sectionsOf(entries: readonly TranslatedEntry[]): Section[] {
  const children = Map.groupBy(
    entries.filter(({ parent_id }) => parent_id !== undefined),
    ({ kind, parent_id: parentID }) => `${kind} of ${parentID}`,
  );
  const of = (kind: TranslatedEntry['kind']) => entries.filter((entry) => entry.kind === kind);
  const under = (kind: TranslatedEntry['kind'], parent: TranslatedEntry) =>
    children.get(`${kind} of ${parent.id}`) ?? [];
  const section = (
    kind: Section['kind'],
    names: readonly string[],
    own: readonly TranslatedEntry[],
  ): Section[] => {
    const [first] = own;
    return first ? [{ key: keyOfEntry(first), kind, names, entries: own }] : [];
  };
  return [
    ...of('menu').flatMap((menu) => [
      ...section('menu', [], [menu]),
      ...under('category', menu).flatMap((category) =>
        section('category', [menu.name, category.name], [category, ...under('dish', category)]),
      ),
    ]),
    ...of('option_group').flatMap((group) =>
      section('option_group', [group.name], [group, ...under('option_choice', group)]),
    ),
    ...section('pub', [], of('pub').filter(hasText)),
  ];
}
