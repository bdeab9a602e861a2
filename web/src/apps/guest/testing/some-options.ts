import type { DishOptionGroup, OptionChoice, OptionGroup } from '@comanda/contract/menu';

const choice = (id: number, name: string, more: Partial<OptionChoice> = {}): OptionChoice => ({
  id,
  name,
  price: 0,
  max_count: 1,
  dish_id: null,
  sold_out_until: null,
  ...more,
});

/** For tests: a size of three, of which the largest is sold out, and extras, of which one unit is free. */
export const someGroups: readonly [size: OptionGroup, extras: OptionGroup] = [
  {
    id: 1,
    name: 'Mărime',
    rule: 'replaces',
    choices: [
      choice(11, 'Mică', { price: 50 }),
      choice(12, 'Mare', { price: 80 }),
      choice(13, 'Uriașă', { price: 120, sold_out_until: '2099-01-01T08:00:00.000Z' }),
    ],
  },
  {
    id: 2,
    name: 'Adaosuri',
    rule: 'sum',
    choices: [
      choice(21, 'Smântână', { price: 12, max_count: 2 }),
      choice(22, 'Mujdei', { price: 8 }),
      choice(23, 'Ardei'),
    ],
  },
];

export const exactlyOne = { min_units: 1, max_choices: 1, max_units: 1, free_units: 0 } as const;

/** For tests: the size is required; of the extras up to two units, the cheapest free. */
export const someLinks: DishOptionGroup[] = [
  { group_id: 1, ...exactlyOne },
  { group_id: 2, min_units: 0, max_choices: 2, max_units: 2, free_units: 1 },
];
