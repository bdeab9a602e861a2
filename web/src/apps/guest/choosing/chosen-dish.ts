import { priceWithOptions, takeChoices, type ChosenOption } from '@comanda/domain/options';
import { keyOf, withDish, withLineCount, type Basket, type ChosenDish } from '../basket/basket.ts';
import type { DishOffer } from './offers.ts';

/** A dish with its options, as the basket holds it. */
export function chosenDish(
  {
    dishId,
    name,
    priceMinor,
    groups,
  }: Pick<DishOffer, 'dishId' | 'name' | 'priceMinor' | 'groups'>,
  chosen: readonly ChosenOption[],
  note: string,
): ChosenDish {
  const options = takeChoices(groups, chosen).flatMap(({ group, taken }) =>
    taken.map(({ choice, count }) => ({
      choiceId: choice.id,
      count,
      name: choice.name,
      group_name: group.name,
    })),
  );
  const written = note.trim();
  return {
    dishId,
    name,
    priceMinor: priceWithOptions(priceMinor, groups, chosen),
    ...(options.length > 0 && { options }),
    ...(written !== '' && { note: written }),
  };
}

type Change = { readonly lineId: number; readonly dish: ChosenDish; readonly count: number };

/** Gives a line other options. When another line has these, the two become one. */
export function withChangedLine(basket: Basket, { lineId, dish, count }: Change): Basket {
  const others = basket.lines.filter(({ id }) => id !== lineId);
  const same = others.find((line) => keyOf(line) === keyOf(dish));
  if (same || others.length === basket.lines.length) {
    return withDish({ ...basket, lines: others }, dish, count);
  }
  const lines = basket.lines.map((line) =>
    line.id === lineId ? { ...dish, id: lineId, count } : line,
  );
  return withLineCount({ ...basket, lines }, lineId, count);
}
