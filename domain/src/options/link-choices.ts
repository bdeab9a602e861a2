/** Why a copied choice stands for no dish. */
export const unlinkedReasons = ['no_dish', 'several_dishes', 'was_without'] as const;
export type UnlinkedReason = (typeof unlinkedReasons)[number];

/** A choice without a dish; `originId` is the dish that its source stood for, where it was written first. */
type Waiting = { readonly id: number; readonly originId: number };
/** A dish of the menu; `originId` is the dish that it is a copy of, itself where it is none. */
type Candidate = Waiting;

type Linked = {
  /** The dish of a choice. */
  readonly dishes: ReadonlyMap<number, number>;
  readonly unlinked: ReadonlyMap<number, UnlinkedReason>;
};

/** Links copied choices to the dishes that they stood for; of several dishes none is taken. */
export function linkChoices(waiting: readonly Waiting[], dishes: readonly Candidate[]): Linked {
  const byOrigin = Map.groupBy(dishes, ({ originId }) => originId);
  const linked = new Map<number, number>();
  const unlinked = new Map<number, UnlinkedReason>();
  for (const { id, originId } of waiting) {
    const [dish, ...others] = byOrigin.get(originId) ?? [];
    if (!dish) unlinked.set(id, 'no_dish');
    else if (others.length > 0) unlinked.set(id, 'several_dishes');
    else linked.set(id, dish.id);
  }
  return { dishes: linked, unlinked };
}
