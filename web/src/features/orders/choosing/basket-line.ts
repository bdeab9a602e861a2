import { lineKey, type ChosenOption } from '@comanda/domain/options';
import { MAX_DISH_COUNT } from '@comanda/domain/orders';
import type { NamedGroup } from '../../../lib/options/offered-groups.ts';

/** A dish of a basket with what was chosen to it. */
export type BasketLine = {
  readonly dishId: number;
  readonly name: string;
  readonly count: number;
  readonly chosen: readonly ChosenOption[];
  /** The names of what is chosen. */
  readonly options: readonly string[];
  /** To the kitchen. */
  readonly note?: string;
};

/** Equal for lines of one dish with the same choices and note. */
export const basketKey = ({ dishId, chosen, note = '' }: Omit<BasketLine, 'count'>): string =>
  `${dishId} ${lineKey(chosen, note)}`;

/** The same dish with the same choices and note is one line; one has at most MAX_DISH_COUNT. */
export function withLine(lines: readonly BasketLine[], added: BasketLine): readonly BasketLine[] {
  const same = lines.findIndex((line) => basketKey(line) === basketKey(added));
  const before = lines[same];
  if (!before) return [...lines, added];
  const count = Math.min(MAX_DISH_COUNT, before.count + added.count);
  return lines.with(same, { ...before, count });
}

/** The names of what is chosen, with the units of what is taken more than once: "2 × Mozzarella". */
export const namesOfChosen = (
  groups: readonly NamedGroup[],
  chosen: readonly ChosenOption[],
): string[] =>
  groups.flatMap(({ choices }) =>
    choices.flatMap(({ id, name }) => {
      const count = chosen.find(({ choiceId }) => choiceId === id)?.count ?? 0;
      return count === 0 ? [] : count === 1 ? [name] : [`${count} × ${name}`];
    }),
  );
