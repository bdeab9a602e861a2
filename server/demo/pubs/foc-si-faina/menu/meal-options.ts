import { has, vegan, vegetarian } from '../../../menu/food-facts.ts';
import { findDishes } from '../../../menu/find-dishes.ts';
import { dishChoices, exactlyOne, type DemoOptionGroup } from '../../../menu/option-types.ts';
import { drinks } from './drinks.ts';
import { pasta } from './pasta.ts';
import { pizzaSlugs } from './pizza-options.ts';
import { pizzaPrices, pizzasAt } from './pizzas.ts';
import { salads } from './salads.ts';

const dishesOf = (...slugs: string[]) => findDishes([...drinks, ...pasta, ...salads], ...slugs);

const softDrinks = [
  ...dishChoices(dishesOf('cola', 'apa-plata', 'apa-minerala', 'compot'), 0, { maxCount: 2 }),
  ...dishChoices(dishesOf('ceai-rece'), 10, { maxCount: 2 }),
  ...dishChoices(dishesOf('limonada'), 20, { maxCount: 2 }),
];
const twoOfEach = { maxCount: 2 };
const comboPizzas = [
  ...dishChoices(pizzasAt(pizzaPrices.simple), 0, twoOfEach),
  ...dishChoices(pizzasAt(pizzaPrices.classic), 0, twoOfEach),
  ...dishChoices(pizzasAt(pizzaPrices.special), 20, twoOfEach),
];
const sauces = ['sos-usturoi', 'sos-rosii-picant', 'sos-bbq', 'sos-pesto', 'miere-picanta'];

const drink = { ro: 'Băutura', ru: 'Напиток', en: 'Drink' } as const;
const side = { ro: 'Garnitura', ru: 'Гарнир', en: 'Side' } as const;

const ofCombos: DemoOptionGroup[] = [
  {
    name: { ro: 'Două pizze, 32 cm', ru: 'Две пиццы, 32 см', en: 'Two pizzas, 32 cm' },
    rule: 'sum',
    choices: comboPizzas,
    minUnits: 2,
    maxUnits: 2,
    dishes: ['combo-pentru-doi'],
  },
  {
    name: { ro: 'Trei pizze, 32 cm', ru: 'Три пиццы, 32 см', en: 'Three pizzas, 32 cm' },
    rule: 'sum',
    choices: comboPizzas,
    minUnits: 3,
    maxUnits: 3,
    dishes: ['combo-de-familie'],
  },
  {
    name: { ro: 'Pizza, 32 cm', ru: 'Пицца, 32 см', en: 'Pizza, 32 cm' },
    rule: 'sum',
    choices: comboPizzas.map((choice) => ({ ...choice, maxCount: 1 })),
    ...exactlyOne,
    dishes: ['combo-film'],
  },
  {
    name: side,
    rule: 'sum',
    choices: [
      ...dishChoices(dishesOf('cartofi-prajiti', 'cartofi-la-cuptor', 'salata-verde'), 0),
      ...dishChoices(dishesOf('inele-de-ceapa'), 5),
      ...dishChoices(dishesOf('aripioare'), 45),
    ],
    ...exactlyOne,
    dishes: ['combo-de-familie'],
  },
  {
    name: { ro: 'Sosul', ru: 'Соус', en: 'Sauce' },
    rule: 'sum',
    choices: dishChoices(dishesOf(...sauces), 0),
    ...exactlyOne,
    dishes: ['combo-film'],
  },
];

const ofLunches: DemoOptionGroup[] = [
  {
    name: { ro: 'Pizza, 25 cm', ru: 'Пицца, 25 см', en: 'Pizza, 25 cm' },
    rule: 'sum',
    choices: [
      ...dishChoices(pizzasAt(pizzaPrices.simple), 0),
      ...dishChoices(pizzasAt(pizzaPrices.classic), 15),
    ],
    ...exactlyOne,
    dishes: ['pranz-cu-pizza'],
  },
  {
    name: { ro: 'Pastele', ru: 'Паста', en: 'Pasta' },
    rule: 'sum',
    choices: [
      ...dishChoices(dishesOf('spaghetti-carbonara', 'penne-arrabbiata'), 0),
      ...dishChoices(dishesOf('tagliatelle-bolognese', 'lasagna'), 15),
    ],
    ...exactlyOne,
    dishes: ['pranz-cu-paste'],
  },
  {
    name: { ro: 'Supă sau salată', ru: 'Суп или салат', en: 'Soup or salad' },
    rule: 'sum',
    choices: dishChoices(dishesOf('minestrone', 'crema-rosii', 'supa-de-pui', 'salata-verde'), 0),
    ...exactlyOne,
    dishes: ['pranz-cu-pizza', 'pranz-cu-paste'],
  },
  {
    name: { ro: 'Supa', ru: 'Суп', en: 'Soup' },
    rule: 'sum',
    choices: dishChoices(dishesOf('minestrone', 'crema-rosii', 'supa-de-pui'), 0),
    ...exactlyOne,
    dishes: ['pranz-usor'],
  },
];

const ofDrinks: DemoOptionGroup[] = [
  {
    name: drink,
    rule: 'sum',
    choices: softDrinks.map((choice) => ({ ...choice, maxCount: 1 })),
    ...exactlyOne,
    dishes: ['combo-pentru-doi', 'combo-film', 'pranz-cu-pizza', 'pranz-cu-paste', 'pranz-usor'],
  },
  {
    name: { ro: 'Două băuturi', ru: 'Два напитка', en: 'Two drinks' },
    rule: 'sum',
    choices: softDrinks,
    minUnits: 2,
    maxUnits: 2,
    dishes: ['combo-de-familie'],
  },
  {
    name: { ro: 'Volumul', ru: 'Объём', en: 'Volume' },
    rule: 'replaces',
    choices: [
      { name: { ro: 'Pahar, 400 ml', ru: 'Стакан, 400 мл', en: 'Glass, 400 ml' }, price: 58 },
      { name: { ro: 'Carafă, 1 l', ru: 'Кувшин, 1 л', en: 'Jug, 1 l' }, price: 125 },
    ],
    ...exactlyOne,
    dishes: ['limonada'],
  },
  {
    name: { ro: 'Volumul', ru: 'Объём', en: 'Volume' },
    rule: 'replaces',
    choices: [
      { name: { ro: '300 ml', ru: '300 мл', en: '300 ml' }, price: 45 },
      { name: { ro: '500 ml', ru: '500 мл', en: '500 ml' }, price: 62 },
    ],
    ...exactlyOne,
    dishes: ['bere-la-halba'],
  },
];

const ofKitchen: DemoOptionGroup[] = [
  {
    name: { ro: 'Sosuri', ru: 'Соусы', en: 'Sauces' },
    rule: 'sum',
    choices: dishChoices(dishesOf(...sauces), 15, twoOfEach),
    minUnits: 0,
    maxChoices: 4,
    maxUnits: 6,
    freeUnits: 2,
    dishes: [...pizzaSlugs],
  },
  {
    name: { ro: 'Felul pastelor', ru: 'Вид пасты', en: 'Kind of pasta' },
    rule: 'sum',
    choices: [
      {
        name: { ro: 'Spaghetti', ru: 'Спагетти', en: 'Spaghetti' },
        price: 0,
        food: { ...has('gluten'), ...vegan },
      },
      {
        name: { ro: 'Penne', ru: 'Пенне', en: 'Penne' },
        price: 0,
        food: { ...has('gluten'), ...vegan },
      },
      {
        name: { ro: 'Tagliatelle', ru: 'Тальятелле', en: 'Tagliatelle' },
        price: 0,
        food: { ...has('gluten', 'eggs'), ...vegetarian },
      },
      {
        name: { ro: 'Fără gluten', ru: 'Без глютена', en: 'Gluten-free' },
        price: 20,
        food: { ...has(), diets: ['vegetarian', 'vegan', 'gluten_free'] },
      },
    ],
    ...exactlyOne,
    dishes: ['spaghetti-carbonara', 'tagliatelle-bolognese', 'penne-arrabbiata'],
  },
  {
    name: { ro: 'Deasupra', ru: 'Сверху', en: 'On top' },
    rule: 'sum',
    choices: [
      { name: { ro: 'Fără carne', ru: 'Без мяса', en: 'No meat' }, price: 0 },
      {
        name: { ro: 'Piept de pui', ru: 'Куриная грудка', en: 'Chicken breast' },
        price: 25,
        food: { ...has() },
      },
      {
        name: { ro: 'Creveți', ru: 'Креветки', en: 'Prawns' },
        price: 55,
        food: { ...has('crustaceans') },
      },
    ],
    ...exactlyOne,
    dishes: ['caesar'],
  },
  {
    name: { ro: 'Arome', ru: 'Вкусы', en: 'Flavours' },
    rule: 'sum',
    choices: [
      {
        name: { ro: 'Vanilie', ru: 'Ваниль', en: 'Vanilla' },
        price: 30,
        maxCount: 3,
        food: { ...has('milk'), ...vegetarian },
      },
      {
        name: { ro: 'Ciocolată', ru: 'Шоколад', en: 'Chocolate' },
        price: 30,
        maxCount: 3,
        food: { ...has('milk', 'soybeans'), ...vegetarian },
      },
      {
        name: { ro: 'Fistic', ru: 'Фисташка', en: 'Pistachio' },
        price: 30,
        maxCount: 3,
        food: { ...has('milk', 'nuts'), ...vegetarian },
      },
      {
        name: { ro: 'Zmeură', ru: 'Малина', en: 'Raspberry' },
        price: 30,
        maxCount: 3,
        food: { ...has('milk'), ...vegetarian },
      },
    ],
    minUnits: 1,
    maxUnits: 3,
    freeUnits: 1,
    dishes: ['inghetata'],
  },
];

/** What guests choose with all that is no pizza, and the sauces beside one. */
export const mealOptions: readonly DemoOptionGroup[] = [
  ...ofCombos,
  ...ofLunches,
  ...ofDrinks,
  ...ofKitchen,
];
