import {
  blankDraftRow,
  canBeRight,
  cellProblems,
  doubtsAfter,
  doubtsOf,
  draftProblems,
  findTwins,
  sizesProblems,
  type CellProblems,
  type Doubt,
  type DraftField,
  type DraftProblems,
  type DraftRow,
  type GroupEntry,
  type SizeProblems,
} from '@comanda/domain/import';
import type { FieldProblem } from '@comanda/domain/fields';
import type { ShownText, Translate } from '../../../../lib/i18n/current-texts.ts';
import { mergeTwins } from './merge-twins.ts';

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

/** What was done, and the groups before that. */
type Undo = { readonly groups: readonly DraftGroup[] } & (
  | { readonly did: 'deleted'; readonly name: string }
  | { readonly did: 'merged' }
);

export type Draft = {
  readonly groups: readonly DraftGroup[];
  readonly nextId: number;
  /** The last change, if it removed dishes. */
  readonly undo?: Undo;
};

/** What stands where the list names no menu or no category. */
type Defaults = { readonly menu: string; readonly category: string };

export function draftOf(rows: readonly DraftRow[], defaults: Defaults): Draft {
  const groups: { id: number; menu: string; category: string; dishes: DraftDish[] }[] = [];
  let nextId = 1;
  for (const row of rows) {
    const { menu, category, ...dish } = row;
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
    group.dishes.push({ ...dish, doubts: doubtsOf(row), id: nextId, sameAs: undefined });
    nextId += 1;
  }
  return { groups, nextId };
}

export type DraftAction =
  | { readonly do: 'name-group'; readonly id: number; readonly names: Partial<Defaults> }
  | { readonly do: 'change-dish'; readonly id: number; readonly fields: Partial<DraftDish> }
  | { readonly do: 'delete-dish'; readonly id: number }
  | { readonly do: 'undo' }
  | { readonly do: 'move-dish'; readonly id: number; readonly groupId: number }
  | { readonly do: 'make-heading'; readonly id: number }
  | { readonly do: 'make-dish'; readonly groupId: number }
  | { readonly do: 'forget-choices' }
  /** What is doubtful about a dish is right. */
  | { readonly do: 'call-right'; readonly id: number }
  /** This is right wherever it is doubtful. */
  | { readonly do: 'call-all-right'; readonly doubt: Doubt }
  /** The dishes of one name are the sizes of one dish: those of this dish, or all. */
  | { readonly do: 'merge-twins'; readonly id: number | undefined };

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

/** Dishes that stay as they are keep their objects: they are not drawn again. */
const changeEach = (draft: Draft, change: (dish: DraftDish) => DraftDish): Draft =>
  mapDishes(draft, (dishes) => {
    const changed = dishes.map(change);
    return changed.some((dish, index) => dish !== dishes[index]) ? changed : dishes;
  });

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
  return dish ? { ...rest, undo: { did: 'deleted', name: dish.name, groups } } : draft;
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
  const dish: DraftDish = {
    ...blank,
    id: nextId,
    line,
    name: group.category,
    doubts: doubtsOf(blankDraftRow),
    sameAs: undefined,
  };
  const joined = { ...above, dishes: [...above.dishes, dish, ...group.dishes] };
  return { groups: groups.toSpliced(at - 1, 2, joined), nextId: nextId + 1 };
}

const callRight = (draft: Draft, isRight: (dish: DraftDish, doubt: Doubt) => boolean): Draft =>
  changeEach(draft, (dish) => {
    const doubts = dish.doubts.filter((doubt) => !isRight(dish, doubt));
    return doubts.length === dish.doubts.length ? dish : { ...dish, doubts };
  });

function mergeDishes(draft: Draft, id: number | undefined): Draft {
  const { groups } = draft;
  const merged = mergeTwins(rowsOf(draft), id);
  if (merged.size === 0) return draft;
  const rest = mapDishes(draft, (dishes) =>
    dishes.flatMap((dish) => {
      if (!merged.has(dish.id)) return dish;
      const row = merged.get(dish.id);
      return row ? dishOf(row) : [];
    }),
  );
  return { ...rest, undo: { did: 'merged', groups } };
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
    changeEach(draft, (dish) => {
      if (dish.id !== id) return dish;
      const after = { ...dish, ...fields };
      return { ...after, doubts: doubtsAfter(dish, after) };
    }),
  'delete-dish': (draft, { id }) => deleteDish(draft, id),
  undo: ({ groups, nextId, undo }) => ({ groups: undo?.groups ?? groups, nextId }),
  'move-dish': (draft, { id, groupId }) => moveDish(draft, id, groupId),
  'make-heading': (draft, { id }) => makeHeading(draft, id),
  'make-dish': (draft, { groupId }) => makeDish(draft, groupId),
  'forget-choices': (draft) =>
    mapDishes(draft, (dishes) => dishes.map((dish) => ({ ...dish, sameAs: undefined }))),
  'call-right': (draft, { id }) =>
    callRight(draft, (dish, doubt) => dish.id === id && canBeRight(doubt)),
  'call-all-right': (draft, { doubt: right }) =>
    callRight(draft, (_dish, doubt) => doubt === right),
  'merge-twins': (draft, { id }) => mergeDishes(draft, id),
};

export function changeDraft(draft: Draft, action: DraftAction): Draft {
  // The entry of an action takes that action.
  const change = changes[action.do] as (draft: Draft, action: DraftAction) => Draft;
  return change(draft, action);
}

const dishOf = ({ menu: _menu, category: _category, ...dish }: DraftDishRow): DraftDish => dish;

export type DraftDishRow = DraftRow & Pick<DraftDish, 'id' | 'sameAs'>;

/** The dishes in their order, each with its menu and category. */
export const rowsOf = ({ groups }: Draft): DraftDishRow[] =>
  groups.flatMap(({ menu, category, dishes }) =>
    dishes.map((dish) => ({ ...dish, menu, category })),
  );

export type DishState = {
  readonly problems: DraftProblems;
  /** Of its sizes, by their positions; empty when all are right. */
  readonly sizes: readonly SizeProblems[];
  /** Of the cells about food and option groups. */
  readonly cells: CellProblems;
  /** A dish of its name stands above; perhaps both are sizes of one. */
  readonly twin: 'repeated' | 'size' | undefined;
};

const isSame = (one: DishState, other: DishState): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const isWrong = ({ problems, sizes, cells }: DishState): boolean =>
  sizes.length + Object.keys(problems).length + Object.keys(cells).length > 0;

/** What is wrong with each dish, by its id. A dish whose state stays the same keeps the object: it is not drawn again. */
export function dishStates(
  draft: Draft,
  groups: readonly GroupEntry[] | undefined,
  before: ReadonlyMap<number, DishState> = new Map(),
): Map<number, DishState> {
  const rows = rowsOf(draft);
  const twins = findTwins(rows);
  return new Map(
    rows.map((row, index): [number, DishState] => {
      const twin = twins.get(index);
      const isRepeated = twin !== undefined && twin.rows[0] !== index;
      const state = {
        problems: draftProblems(row),
        sizes: sizesProblems(row),
        cells: cellProblems(row, groups),
        twin: isRepeated ? (twin.areSizes ? ('size' as const) : ('repeated' as const)) : undefined,
      };
      const last = before.get(row.id);
      return [row.id, last && isSame(last, state) ? last : state];
    }),
  );
}

/** A problem in the reader's language. */
export const problemText = (
  problem: FieldProblem | undefined,
  t: Translate,
): ShownText | undefined =>
  problem &&
  t(`errors.${problem.code}`, problem.limit === undefined ? {} : { limit: problem.limit });

/** Why this field of a dish cannot be imported, in the reader's language. */
export const fieldProblem = (
  state: DishState | undefined,
  field: DraftField,
  t: Translate,
): ShownText | undefined => problemText(state?.problems[field], t);
