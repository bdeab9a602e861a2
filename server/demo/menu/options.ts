import type { Food } from '@comanda/contract/food';
import type { OptionRule } from '@comanda/domain/options';

type DemoChoice = {
  readonly name: string;
  readonly price: number;
  /** The dish that the choice stands for, by its slug. */
  readonly dish?: string;
  readonly food?: Food;
};

type DemoOptionGroup = {
  readonly name: string;
  readonly rule: OptionRule;
  readonly choices: readonly DemoChoice[];
  readonly minUnits: number;
  readonly maxUnits: number;
  readonly freeUnits?: number;
  /** The dishes that have it, by their slugs; a dish has its groups in the order of this list. */
  readonly dishes: readonly string[];
};

const vegan: Pick<Food, 'diets'> = { diets: ['vegetarian', 'vegan'] };
const vegetarian: Pick<Food, 'diets'> = { diets: ['vegetarian'] };

/** What guests of the demo pub may choose: sizes, extras of which one is free, and sides that are dishes. */
export const demoOptions: readonly DemoOptionGroup[] = [
  {
    name: 'Mărime',
    rule: 'replaces',
    choices: [
      { name: 'Simplu, 30 ml', price: 30 },
      { name: 'Dublu, 60 ml', price: 42 },
    ],
    minUnits: 1,
    maxUnits: 1,
    dishes: ['espresso'],
  },
  {
    name: 'Lapte',
    rule: 'sum',
    choices: [
      { name: 'Lapte', price: 5, food: { allergens: { milk: 'contains' }, ...vegetarian } },
      { name: 'Lapte de ovăz', price: 10, food: { allergens: { gluten: 'contains' }, ...vegan } },
      {
        name: 'Lapte de migdale',
        price: 12,
        food: { allergens: { nuts: 'contains', gluten: 'traces' }, ...vegan },
      },
    ],
    minUnits: 0,
    maxUnits: 1,
    dishes: ['espresso'],
  },
  {
    name: 'Pahar sau sticlă',
    rule: 'replaces',
    choices: [
      { name: 'Pahar, 150 ml', price: 75 },
      { name: 'Carafă, 500 ml', price: 235 },
      { name: 'Sticlă, 750 ml', price: 340 },
    ],
    minUnits: 1,
    maxUnits: 1,
    dishes: ['rose-codru'],
  },
  {
    name: 'Garnitură',
    rule: 'sum',
    choices: [
      { name: 'Cartofi copți', price: 0, food: { allergens: {}, ...vegan, energy_kcal: 210 } },
      { name: 'Murături din beci', price: 20, dish: 'muraturi' },
      { name: 'Salată de varză nouă', price: 25, dish: 'salata-varza' },
    ],
    minUnits: 1,
    maxUnits: 1,
    dishes: ['pui-gratar', 'iepure-vin'],
  },
  {
    name: 'Deasupra',
    rule: 'sum',
    choices: [
      { name: 'Smântână', price: 12, food: { allergens: { milk: 'contains' }, ...vegetarian } },
      { name: 'Dulceață de vișine', price: 15 },
      { name: 'Miere de salcâm', price: 15 },
      { name: 'Nuci prăjite', price: 18, food: { allergens: { nuts: 'contains' }, ...vegan } },
    ],
    minUnits: 0,
    maxUnits: 3,
    freeUnits: 1,
    dishes: ['clatite-branza', 'clatite-miere'],
  },
];
