import { has, vegan, vegetarian } from '../../../menu/food-facts.ts';
import { exactlyOne, type DemoOptionGroup } from '../../../menu/option-types.ts';

/** What guests may choose: sizes, extras of which one is free, and sides that are dishes. */
export const laNucOptions: readonly DemoOptionGroup[] = [
  {
    name: { ro: 'Mărime', ru: 'Объём', en: 'Size' },
    rule: 'replaces',
    choices: [
      { name: { ro: 'Simplu, 30 ml', ru: 'Одинарный, 30 мл', en: 'Single, 30 ml' }, price: 30 },
      { name: { ro: 'Dublu, 60 ml', ru: 'Двойной, 60 мл', en: 'Double, 60 ml' }, price: 42 },
    ],
    ...exactlyOne,
    dishes: ['espresso'],
  },
  {
    name: { ro: 'Lapte', ru: 'Молоко', en: 'Milk' },
    rule: 'sum',
    choices: [
      {
        name: { ro: 'Lapte', ru: 'Коровье молоко', en: 'Cow’s milk' },
        price: 5,
        food: { ...has('milk'), ...vegetarian },
      },
      {
        name: { ro: 'Lapte de ovăz', ru: 'Овсяное молоко', en: 'Oat milk' },
        price: 10,
        food: { ...has('gluten'), ...vegan },
      },
      {
        name: { ro: 'Lapte de migdale', ru: 'Миндальное молоко', en: 'Almond milk' },
        price: 12,
        food: { allergens: { nuts: 'contains', gluten: 'traces' }, ...vegan },
      },
    ],
    minUnits: 0,
    maxUnits: 1,
    dishes: ['espresso'],
  },
  {
    name: { ro: 'Pahar sau sticlă', ru: 'Бокал или бутылка', en: 'Glass or bottle' },
    rule: 'replaces',
    choices: [
      { name: { ro: 'Pahar, 150 ml', ru: 'Бокал, 150 мл', en: 'Glass, 150 ml' }, price: 75 },
      { name: { ro: 'Carafă, 500 ml', ru: 'Графин, 500 мл', en: 'Carafe, 500 ml' }, price: 235 },
      { name: { ro: 'Sticlă, 750 ml', ru: 'Бутылка, 750 мл', en: 'Bottle, 750 ml' }, price: 340 },
    ],
    ...exactlyOne,
    dishes: ['rose-codru'],
  },
  {
    name: { ro: 'Garnitură', ru: 'Гарнир', en: 'Side' },
    rule: 'sum',
    choices: [
      {
        name: { ro: 'Cartofi copți', ru: 'Печёный картофель', en: 'Roast potatoes' },
        price: 0,
        food: { ...has(), ...vegan, energy_kcal: 210 },
      },
      {
        name: { ro: 'Murături din beci', ru: 'Соленья из погреба', en: 'Pickles from the cellar' },
        price: 20,
        dish: 'muraturi',
      },
      {
        name: {
          ro: 'Salată de varză nouă',
          ru: 'Салат из молодой капусты',
          en: 'Young cabbage salad',
        },
        price: 25,
        dish: 'salata-varza',
      },
    ],
    ...exactlyOne,
    dishes: ['pui-gratar', 'iepure-vin'],
  },
  {
    name: { ro: 'Deasupra', ru: 'Сверху', en: 'On top' },
    rule: 'sum',
    choices: [
      {
        name: { ro: 'Smântână', ru: 'Сметана', en: 'Sour cream' },
        price: 12,
        food: { ...has('milk'), ...vegetarian },
      },
      {
        name: { ro: 'Dulceață de vișine', ru: 'Вишнёвое варенье', en: 'Sour cherry jam' },
        price: 15,
      },
      { name: { ro: 'Miere de salcâm', ru: 'Акациевый мёд', en: 'Acacia honey' }, price: 15 },
      {
        name: { ro: 'Nuci prăjite', ru: 'Жареные орехи', en: 'Toasted walnuts' },
        price: 18,
        food: { ...has('nuts'), ...vegan },
      },
    ],
    minUnits: 0,
    maxUnits: 3,
    freeUnits: 1,
    dishes: ['clatite-branza', 'clatite-miere'],
  },
];
