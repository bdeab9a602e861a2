import {
  blankDraftRow,
  cellProblems,
  draftProblems,
  repeatedRows,
  type CellProblems,
  type DraftProblems,
  type DraftRow,
  type GroupEntry,
} from '@comanda/domain/import';

/** A dish of the draft; its menu and category are those of its group. */
export type DraftDish = Omit<DraftRow, 'menu' | 'category'> & {
  readonly id: number;
  /** The dish of the menu that a person chose for it. */
  readonly sameAs: number | undefined;
};

/** A category with its dishes; it keeps its id while its name is typed. */
export type DraftGroup = {
  readonly id: number;
  readonly menu: string;
  readonly category: string;
  readonly dishes: readonly DraftDish[];
};

/** A dish that was deleted, and the groups before that. */
type Deleted = { readonly dish: DraftDish; readonly groups: readonly DraftGroup[] };

export type Draft = {
  readonly groups: readonly DraftGroup[];
  readonly nextId: number;
  /** The last change, if it was a deletion. */
  readonly deleted?: Deleted;
};

/** What stands where the list names no menu or no category. */
type Defaults = { readonly menu: string; readonly category: string };

export function draftOf(rows: readonly DraftRow[], defaults: Defaults): Draft {
  const groups: { id: number; menu: string; category: string; dishes: DraftDish[] }[] = [];
  let nextId = 1;
  for (const { menu, category, ...dish } of rows) {
    const at = {
      menu: menu === '' ? defaults.menu : menu,
      category: category === '' ? defaults.category : category,
    };
    let group = groups.find((one) => one.menu === at.menu && one.category === at.category);
    if (!group) {
      group = { id: nextId, ...at, dishes: [] };
      nextId += 1;
      groups.push(group);
    }
    group.dishes.push({ ...dish, id: nextId, sameAs: undefined });
    nextId += 1;
  }
  return { groups, nextId };
}

export type DraftAction =
  | { readonly do: 'name-group'; readonly id: number; readonly names: Partial<Defaults> }
  | { readonly do: 'change-dish'; readonly id: number; readonly fields: Partial<DraftDish> }
  | { readonly do: 'delete-dish'; readonly id: number }
  | { readonly do: 'restore-dish' }
  | { readonly do: 'move-dish'; readonly id: number; readonly groupId: number }
  | { readonly do: 'make-heading'; readonly id: number }
  | { readonly do: 'make-dish'; readonly groupId: number }
  | { readonly do: 'forget-choices' };

const isFilled = ({ dishes }: DraftGroup): boolean => dishes.length > 0;

function mapDishes(
  { groups, nextId }: Draft,
  change: (dishes: readonly DraftDish[], group: DraftGroup) => readonly DraftDish[],
): Draft {
  const changed = groups.map((group) => {
    const dishes = change(group.dishes, group);
    return dishes === group.dishes ? group : { ...group, dishes };
  });
  return { groups: changed.filter(isFilled), nextId };
}

const without = (dishes: readonly DraftDish[], id: number): readonly DraftDish[] =>
  dishes.some((dish) => dish.id === id) ? dishes.filter((dish) => dish.id !== id) : dishes;

function moveDish(draft: Draft, id: number, groupId: number): Draft {
  const moved = draft.groups.flatMap(({ dishes }) => dishes).find((dish) => dish.id === id);
  if (!moved) return draft;
  return mapDishes(draft, (dishes, group) => {
    const rest = without(dishes, id);
    return group.id === groupId ? [...rest, moved] : rest;
  });
}

function deleteDish(draft: Draft, id: number): Draft {
  const { groups } = draft;
  const dish = groups.flatMap(({ dishes }) => dishes).find((one) => one.id === id);
  const rest = mapDishes(draft, (dishes) => without(dishes, id));
  return dish ? { ...rest, deleted: { dish, groups } } : draft;
}

/** A line that was taken for a dish is the category of all that follows it in its group. */
function makeHeading({ groups, nextId }: Draft, id: number): Draft {
  const changed = groups.flatMap((group) => {
    const at = group.dishes.findIndex((dish) => dish.id === id);
    const heading = group.dishes[at];
    if (!heading) return [group];
    const below = { id: nextId, menu: group.menu, category: heading.name };
    return [
      { ...group, dishes: group.dishes.slice(0, at) },
      { ...below, dishes: group.dishes.slice(at + 1) },
    ];
  });
  return { groups: changed.filter(isFilled), nextId: nextId + 1 };
}

/** A heading that is a dish without a price: it and the dishes below it belong to the group above. */
function makeDish({ groups, nextId }: Draft, groupId: number): Draft {
  const at = groups.findIndex(({ id }) => id === groupId);
  const [above, group] = [groups[at - 1], groups[at]];
  if (!above || !group) return { groups, nextId };
  const { menu: _menu, category: _category, ...blank } = blankDraftRow;
  const line = group.dishes[0]?.line ?? 0;
  const dish: DraftDish = { ...blank, id: nextId, line, name: group.category, sameAs: undefined };
  const joined = { ...above, dishes: [...above.dishes, dish, ...group.dishes] };
  return { groups: groups.toSpliced(at - 1, 2, joined), nextId: nextId + 1 };
}

/** What each action does: a missing one does not compile. */
type Changes = {
  readonly [Name in DraftAction['do']]: (
    draft: Draft,
    action: Extract<DraftAction, { readonly do: Name }>,
  ) => Draft;
};

const changes: Changes = {
  'name-group': ({ groups, nextId }, { id, names }) => ({
    nextId,
    groups: groups.map((group) => (group.id === id ? { ...group, ...names } : group)),
  }),
  'change-dish': (draft, { id, fields }) =>
    mapDishes(draft, (dishes) =>
      dishes.some((dish) => dish.id === id)
        ? dishes.map((dish) => (dish.id === id ? { ...dish, ...fields } : dish))
        : dishes,
    ),
  'delete-dish': (draft, { id }) => deleteDish(draft, id),
  'restore-dish': ({ groups, nextId, deleted }) => ({ groups: deleted?.groups ?? groups, nextId }),
  'move-dish': (draft, { id, groupId }) => moveDish(draft, id, groupId),
  'make-heading': (draft, { id }) => makeHeading(draft, id),
  'make-dish': (draft, { groupId }) => makeDish(draft, groupId),
  'forget-choices': (draft) =>
    mapDishes(draft, (dishes) => dishes.map((dish) => ({ ...dish, sameAs: undefined }))),
};

export function changeDraft(draft: Draft, action: DraftAction): Draft {
  // The entry of an action takes that action.
  const change = changes[action.do] as (draft: Draft, action: DraftAction) => Draft;
  return change(draft, action);
}

export type DraftDishRow = DraftRow & Pick<DraftDish, 'id' | 'sameAs'>;

/** The dishes in their order, each with its menu and category. */
export const rowsOf = ({ groups }: Draft): DraftDishRow[] =>
  groups.flatMap(({ menu, category, dishes }) =>
    dishes.map((dish) => ({ ...dish, menu, category })),
  );

export type DishState = {
  readonly problems: DraftProblems;
  /** Of the cells about food and option groups. */
  readonly cells: CellProblems;
  readonly isRepeated: boolean;
};

const isSame = (one: DishState, other: DishState): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What is wrong with each dish, by its id. A dish whose state stays the same keeps the object: it is not drawn again. */
export function dishStates(
  draft: Draft,
  groups: readonly GroupEntry[] | undefined,
  before: ReadonlyMap<number, DishState> = new Map(),
): Map<number, DishState> {
  const rows = rowsOf(draft);
  const repeated = repeatedRows(rows);
  return new Map(
    rows.map((row, index) => {
      const state = {
        problems: draftProblems(row),
        cells: cellProblems(row, groups),
        isRepeated: repeated.has(index),
      };
      const last = before.get(row.id);
      return [row.id, last && isSame(last, state) ? last : state];
    }),
  );
}
