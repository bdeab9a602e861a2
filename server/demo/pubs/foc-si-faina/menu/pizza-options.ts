import { has, vegan, vegetarian } from '../../../menu/food-facts.ts';
import {
  dishChoices,
  exactlyOne,
  type DemoChoice,
  type DemoOptionGroup,
} from '../../../menu/option-types.ts';
import type { Translated } from '../../../menu/menu-types.ts';
import { pizzaPrices, pizzasAt, slugsOf, type PizzaPrices } from './pizzas.ts';

const small: Translated = { ro: '25 cm · 4 felii', ru: '25 см · 4 куска', en: '25 cm · 4 slices' };
const medium: Translated = {
  ro: '32 cm · 6 felii',
  ru: '32 см · 6 кусков',
  en: '32 cm · 6 slices',
};
const large: Translated = { ro: '40 cm · 8 felii', ru: '40 см · 8 кусков', en: '40 cm · 8 slices' };

const size = { name: { ro: 'Mărimea', ru: 'Размер', en: 'Size' }, rule: 'replaces' } as const;

/** One group for each price, since a size has the same price at all dishes of its group. */
const sizeAt = (prices: PizzaPrices): DemoOptionGroup => ({
  ...size,
  choices: [
    { name: small, price: prices.small },
    { name: medium, price: prices.medium },
    { name: large, price: prices.large },
  ],
  ...exactlyOne,
  dishes: slugsOf(pizzasAt(prices)),
});

/** An extra of which a larger pizza takes more. */
const bySize = (prices: PizzaPrices): NonNullable<DemoChoice['sizePrices']> => [
  { size: small, price: prices.small },
  { size: medium, price: prices.medium },
  { size: large, price: prices.large },
];

const wholePizzas = Object.values(pizzaPrices).flatMap((prices) => slugsOf(pizzasAt(prices)));
const allPizzas = [...wholePizzas, 'doua-jumatati', 'pizza-compusa'];

const sizes: DemoOptionGroup[] = [
  ...Object.values(pizzaPrices).map(sizeAt),
  {
    ...size,
    choices: [
      { name: medium, price: 129 },
      { name: large, price: 179 },
    ],
    ...exactlyOne,
    dishes: ['doua-jumatati'],
  },
  {
    ...size,
    choices: [
      { name: small, price: 85 },
      { name: medium, price: 115 },
      { name: large, price: 159 },
    ],
    ...exactlyOne,
    dishes: ['pizza-compusa'],
  },
];

/** Two different halves; only the dearer one has its price added. */
const halves: DemoOptionGroup = {
  name: { ro: 'Cele două jumătăți', ru: 'Две половинки', en: 'The two halves' },
  rule: 'dearest',
  choices: [
    ...dishChoices(pizzasAt(pizzaPrices.simple), 0),
    ...dishChoices(pizzasAt(pizzaPrices.classic), 20),
    ...dishChoices(pizzasAt(pizzaPrices.special), 40),
    ...dishChoices(pizzasAt(pizzaPrices.luxury), 65),
  ],
  minUnits: 2,
  maxUnits: 2,
  dishes: ['doua-jumatati'],
};

const base: DemoOptionGroup = {
  name: { ro: 'Baza', ru: 'Основа', en: 'Base' },
  rule: 'sum',
  choices: [
    {
      name: { ro: 'Sos de roșii', ru: 'Томатный соус', en: 'Tomato sauce' },
      price: 0,
      food: { ...has(), ...vegan },
    },
    {
      name: { ro: 'Smântână dulce', ru: 'Сливки', en: 'Cream' },
      price: 0,
      food: { ...has('milk'), ...vegetarian },
    },
    {
      name: { ro: 'Sos BBQ', ru: 'Соус барбекю', en: 'BBQ sauce' },
      price: 5,
      food: { ...has('celery', 'mustard'), ...vegan },
    },
    {
      name: { ro: 'Pesto cu busuioc', ru: 'Песто с базиликом', en: 'Basil pesto' },
      price: 15,
      food: { ...has('milk', 'nuts') },
    },
  ],
  ...exactlyOne,
  dishes: ['pizza-compusa'],
};

const dough: DemoOptionGroup = {
  name: { ro: 'Blatul', ru: 'Тесто', en: 'Dough' },
  rule: 'sum',
  choices: [
    {
      name: { ro: 'Napoletan, pufos', ru: 'Неаполитанское, пышное', en: 'Neapolitan, airy' },
      price: 0,
      food: { ...has('gluten'), ...vegan },
    },
    {
      name: { ro: 'Subțire, crocant', ru: 'Тонкое, хрустящее', en: 'Thin, crisp' },
      price: 0,
      food: { ...has('gluten'), ...vegan },
    },
    {
      name: { ro: 'Din făină integrală', ru: 'Из цельнозерновой муки', en: 'Wholemeal' },
      price: 10,
      food: { ...has('gluten'), ...vegan },
    },
    {
      name: {
        ro: 'Cu margine umplută cu cașcaval',
        ru: 'С сырным бортиком',
        en: 'With a cheese-filled crust',
      },
      price: 30,
      food: { ...has('gluten', 'milk'), ...vegetarian },
    },
  ],
  ...exactlyOne,
  dishes: allPizzas,
};

const extras: DemoOptionGroup['choices'] = [
  {
    name: { ro: 'Mozzarella', ru: 'Моцарелла', en: 'Mozzarella' },
    price: 25,
    sizePrices: bySize({ small: 15, medium: 25, large: 35 }),
    maxCount: 2,
    food: { ...has('milk'), ...vegetarian },
  },
  {
    name: { ro: 'Parmezan', ru: 'Пармезан', en: 'Parmesan' },
    price: 25,
    maxCount: 2,
    food: { ...has('milk') },
  },
  {
    name: { ro: 'Gorgonzola', ru: 'Горгонзола', en: 'Gorgonzola' },
    price: 28,
    food: { ...has('milk') },
  },
  {
    name: { ro: 'Burrata întreagă', ru: 'Целая буррата', en: 'A whole burrata' },
    price: 59,
    food: { ...has('milk'), ...vegetarian },
  },
  { name: { ro: 'Șuncă', ru: 'Ветчина', en: 'Ham' }, price: 25, maxCount: 2, food: { ...has() } },
  {
    name: { ro: 'Salam picant', ru: 'Острая салями', en: 'Spicy salami' },
    price: 28,
    maxCount: 2,
    food: { ...has(), spiciness: 2 },
  },
  {
    name: { ro: 'Prosciutto crudo', ru: 'Прошутто крудо', en: 'Prosciutto crudo' },
    price: 39,
    food: { ...has() },
  },
  {
    name: { ro: 'Costiță afumată', ru: 'Копчёная грудинка', en: 'Smoked bacon' },
    price: 28,
    food: { ...has() },
  },
  {
    name: { ro: 'Piept de pui', ru: 'Куриная грудка', en: 'Chicken breast' },
    price: 28,
    maxCount: 2,
    food: { ...has() },
  },
  {
    name: { ro: 'Creveți', ru: 'Креветки', en: 'Prawns' },
    price: 45,
    maxCount: 2,
    food: { ...has('crustaceans') },
  },
  {
    name: { ro: 'Champignon', ru: 'Шампиньоны', en: 'Button mushrooms' },
    price: 15,
    maxCount: 2,
    food: { ...has(), ...vegan },
  },
  {
    name: { ro: 'Măsline', ru: 'Маслины', en: 'Olives' },
    price: 15,
    maxCount: 2,
    food: { ...has(), ...vegan },
  },
  {
    name: { ro: 'Roșii uscate', ru: 'Вяленые томаты', en: 'Sun-dried tomatoes' },
    price: 20,
    food: { ...has(), ...vegan },
  },
  {
    name: { ro: 'Ardei copt', ru: 'Печёный перец', en: 'Roasted pepper' },
    price: 15,
    food: { ...has(), ...vegan },
  },
  {
    name: { ro: 'Jalapeño', ru: 'Халапеньо', en: 'Jalapeños' },
    price: 12,
    maxCount: 3,
    food: { ...has(), ...vegan, spiciness: 2 },
  },
  {
    name: { ro: 'Porumb', ru: 'Кукуруза', en: 'Sweetcorn' },
    price: 12,
    food: { ...has(), ...vegan },
  },
  {
    name: { ro: 'Ananas', ru: 'Ананас', en: 'Pineapple' },
    price: 15,
    food: { ...has(), ...vegan },
  },
  {
    name: { ro: 'Ceapă roșie', ru: 'Красный лук', en: 'Red onion' },
    price: 10,
    food: { ...has(), ...vegan },
  },
  { name: { ro: 'Rucola', ru: 'Руккола', en: 'Rocket' }, price: 12, food: { ...has(), ...vegan } },
  { name: { ro: 'Ou', ru: 'Яйцо', en: 'Egg' }, price: 12, food: { ...has('eggs'), ...vegetarian } },
];

const toppings: DemoOptionGroup[] = [
  {
    name: { ro: 'Adaosuri', ru: 'Добавки', en: 'Toppings' },
    rule: 'sum',
    choices: extras,
    minUnits: 0,
    maxChoices: 6,
    maxUnits: 8,
    dishes: [...wholePizzas, 'doua-jumatati'],
  },
  {
    name: { ro: 'Adaosuri', ru: 'Добавки', en: 'Toppings' },
    rule: 'sum',
    choices: extras,
    minUnits: 1,
    maxChoices: 8,
    maxUnits: 10,
    freeUnits: 3,
    dishes: ['pizza-compusa'],
  },
];

/** Without a price, for what the kitchen leaves out. */
const leftOut: DemoOptionGroup = {
  name: { ro: 'Fără', ru: 'Убрать', en: 'Leave out' },
  rule: 'sum',
  choices: [
    { name: { ro: 'Fără ceapă', ru: 'Без лука', en: 'No onion' }, price: 0 },
    { name: { ro: 'Fără usturoi', ru: 'Без чеснока', en: 'No garlic' }, price: 0 },
    { name: { ro: 'Fără măsline', ru: 'Без маслин', en: 'No olives' }, price: 0 },
    { name: { ro: 'Netăiată', ru: 'Не разрезать', en: 'Not sliced' }, price: 0 },
  ],
  minUnits: 0,
  maxUnits: 4,
  dishes: wholePizzas,
};

/** What guests choose with a pizza, but for the sauces beside it. */
export const pizzaOptions: readonly DemoOptionGroup[] = [
  ...sizes,
  halves,
  base,
  dough,
  ...toppings,
  leftOut,
];
export const pizzaSlugs: readonly string[] = allPizzas;
