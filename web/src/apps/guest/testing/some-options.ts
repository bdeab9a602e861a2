import type { DishOptionGroup, OptionGroup } from '@comanda/contract/menu';
import { aChoice } from '../../../testing/samples/option-groups.ts';

/** For tests: a size of three, of which the largest is sold out, and extras, of which one unit is free. */
export const someGroups: readonly [size: OptionGroup, extras: OptionGroup] = [
  {
    id: 1,
    name: 'Mărime',
    rule: 'replaces',
    choices: [
      aChoice(11, 'Mică', { price: 50 }),
      aChoice(12, 'Mare', { price: 80 }),
      aChoice(13, 'Uriașă', { price: 120, sold_out_until: '2099-01-01T08:00:00.000Z' }),
    ],
  },
  {
    id: 2,
    name: 'Adaosuri',
    rule: 'sum',
    choices: [
      aChoice(21, 'Smântână', { price: 12, max_count: 2 }),
      aChoice(22, 'Mujdei', { price: 8 }),
      aChoice(23, 'Ardei'),
    ],
  },
];

export const exactlyOne = { min_units: 1, max_choices: 1, max_units: 1, free_units: 0 } as const;

/** For tests: the size is required; of the extras up to two units, the cheapest free. */
export const someLinks: DishOptionGroup[] = [
  { group_id: 1, ...exactlyOne },
  { group_id: 2, min_units: 0, max_choices: 2, max_units: 2, free_units: 1 },
];
