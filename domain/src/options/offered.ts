/**
 * What the price of a chosen group does: `sum` adds the price of each unit; `replaces` takes the place of the dish's
 * price (a size); `dearest` adds the price of the dearest choice only (half and half).
 */
export const optionRules = ['sum', 'replaces', 'dearest'] as const;
export type OptionRule = (typeof optionRules)[number];

/** Units of one choice for one dish, and units of one group. */
export const MAX_UNITS = 99;

/** The limits of a group at one dish. A unit is one of a choice: twice cheese is one choice and two units. */
export type ChoiceLimits = {
  readonly minUnits: number;
  readonly maxChoices: number;
  readonly maxUnits: number;
  /** So many of the cheapest units cost nothing. */
  readonly freeUnits: number;
};

export type OfferedChoice = {
  readonly id: number;
  readonly priceMinor: number;
  /** Units of this choice for one dish, at most. */
  readonly maxCount: number;
  readonly isSoldOut: boolean;
  /** Of a size: its name in the prices by size; absent where nothing costs by it. */
  readonly size?: string | undefined;
  /** What the choice costs at sizes of its dish, in the place of its price. */
  readonly sizePrices?: readonly SizePrice[] | undefined;
};

export type SizePrice = { readonly size: string; readonly priceMinor: number };

/** A group as a dish offers it; groups and choices in the order of the menu. */
export type OfferedGroup<Choice extends OfferedChoice = OfferedChoice> = ChoiceLimits & {
  readonly id: number;
  readonly rule: OptionRule;
  readonly choices: readonly Choice[];
};

export type ChosenOption = { readonly choiceId: number; readonly count: number };
