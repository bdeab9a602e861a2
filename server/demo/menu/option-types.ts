import type { Food } from '@comanda/contract/food';
import type { OptionRule } from '@comanda/domain/options';
import type { DemoDish, Translated } from './menu-types.ts';

export type DemoChoice = {
  readonly name: Translated;
  /** In Lei. */
  readonly price: number;
  /** Units of this choice for one dish; one unless it is named. */
  readonly maxCount?: number;
  /** The dish that the choice stands for, by its slug. */
  readonly dish?: string;
  readonly food?: Food;
  /** What it costs at sizes of its dishes, in Lei, in the place of its price. */
  readonly sizePrices?: readonly { readonly size: Translated; readonly price: number }[];
};

export type DemoOptionGroup = {
  readonly name: Translated;
  readonly rule: OptionRule;
  readonly choices: readonly DemoChoice[];
  readonly minUnits: number;
  readonly maxUnits: number;
  /** As many as units, unless it is named. */
  readonly maxChoices?: number;
  readonly freeUnits?: number;
  /** The dishes that have it, by their slugs; a dish has its groups in the order of the pub's list. */
  readonly dishes: readonly string[];
};

/** Exactly one choice has to be taken. */
export const exactlyOne = { minUnits: 1, maxUnits: 1 } as const;

/** Choices that stand for dishes and have their names, each with the same price in Lei. */
export function dishChoices(
  dishes: readonly DemoDish[],
  price: number,
  more: Pick<DemoChoice, 'maxCount'> = {},
): DemoChoice[] {
  return dishes.map(({ slug, name }) => ({ name, price, dish: slug, ...more }));
}
