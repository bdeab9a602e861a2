import {
  findOptionProblems,
  groupsAsChosen,
  type ChosenOption,
  type OptionProblem,
} from '@comanda/domain/options';
import { useState } from 'react';
import type { ChosenDish } from '../basket/basket.ts';
import { chosenDish } from './chosen-dish.ts';
import type { KeptChoices } from './kept-choices.ts';
import type { DishOffer } from './offers.ts';

/** What the sheet opens with. */
export type Start = KeptChoices & { readonly note: string; readonly count: number };

export type Choices = {
  /** With their prices at the chosen size. */
  readonly groups: DishOffer['groups'];
  readonly chosen: readonly ChosenOption[];
  readonly setChosen: (chosen: readonly ChosenOption[]) => void;
  readonly note: string;
  readonly setNote: (note: string) => void;
  readonly count: number;
  readonly setCount: (count: number) => void;
  /** One dish with these options, whether it can be ordered yet or not. */
  readonly dish: ChosenDish;
  readonly problems: readonly OptionProblem[];
  /** How often the guest has tried to add the dish too early. */
  readonly failures: number;
  /** The dish for the basket; nothing while something is missing. */
  readonly submit: () => ChosenDish | undefined;
};

/** What a guest has chosen so far in the open sheet. */
export function useChoices(offer: DishOffer, start: Start): Choices {
  const [chosen, setChosen] = useState(start.chosen);
  const [note, setNote] = useState(start.note);
  const [count, setCount] = useState(start.count);
  const [failures, setFailures] = useState(0);
  const problems = findOptionProblems(offer.groups, chosen);
  const dish = chosenDish(offer, chosen, note);
  return {
    groups: groupsAsChosen(offer.groups, chosen),
    chosen,
    setChosen,
    note,
    setNote,
    count,
    setCount,
    dish,
    problems,
    failures,
    submit: () => {
      if (problems.length === 0) return dish;
      setFailures((times) => times + 1);
      return undefined;
    },
  };
}
