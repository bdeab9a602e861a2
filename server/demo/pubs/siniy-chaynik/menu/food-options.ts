import { has, vegan, vegetarian } from '../../../menu/food-facts.ts';
import { findDishes } from '../../../menu/find-dishes.ts';
import { dishChoices, exactlyOne, type DemoOptionGroup } from '../../../menu/option-types.ts';
import { coffee } from './coffee.ts';

const sandwiches = ['sendvich-kuritsa', 'sendvich-losos', 'sendvich-indeyka', 'sendvich-khumus'];

/** Cakes have a price for 100 g: a piece is 120 g or 200 g, a whole one 1.2 kg. */
const cakeSizes = (
  [smallPiece, largePiece, whole]: readonly [number, number, number],
  dishes: readonly string[],
): DemoOptionGroup => ({
  name: { ro: 'Cât', ru: 'Сколько', en: 'How much' },
  rule: 'replaces',
  choices: [
    { name: { ro: 'Felie, 120 g', ru: 'Кусок, 120 г', en: 'Slice, 120 g' }, price: smallPiece },
    {
      name: { ro: 'Felie mare, 200 g', ru: 'Большой кусок, 200 г', en: 'Large slice, 200 g' },
      price: largePiece,
    },
    {
      name: { ro: 'Tort întreg, 1,2 kg', ru: 'Целый торт, 1,2 кг', en: 'Whole cake, 1.2 kg' },
      price: whole,
    },
  ],
  ...exactlyOne,
  dishes,
});

/** What guests choose with breakfasts, sandwiches, cakes and biscuits. */
export const foodOptions: readonly DemoOptionGroup[] = [
  {
    name: { ro: 'Ouăle', ru: 'Яйца', en: 'Eggs' },
    rule: 'sum',
    choices: [
      {
        name: { ro: 'Ochiuri', ru: 'Глазунья', en: 'Fried' },
        price: 0,
        food: { ...has('eggs'), ...vegetarian },
      },
      {
        name: { ro: 'Scrob', ru: 'Скрэмбл', en: 'Scrambled' },
        price: 0,
        food: { ...has('eggs', 'milk'), ...vegetarian },
      },
      {
        name: { ro: 'Poșate', ru: 'Пашот', en: 'Poached' },
        price: 0,
        food: { ...has('eggs'), ...vegetarian },
      },
      {
        name: { ro: 'Fierte tari', ru: 'Вкрутую', en: 'Hard-boiled' },
        price: 0,
        food: { ...has('eggs'), ...vegetarian },
      },
    ],
    ...exactlyOne,
    dishes: ['zavtrak-chaynik'],
  },
  {
    name: { ro: 'Băutura inclusă', ru: 'Напиток в завтраке', en: 'Drink included' },
    rule: 'sum',
    choices: [
      ...dishChoices(findDishes(coffee, 'americano', 'chay-cherny'), 0),
      ...dishChoices(findDishes(coffee, 'cappuccino', 'latte'), 10),
      ...dishChoices(findDishes(coffee, 'flat-white'), 18),
    ],
    ...exactlyOne,
    dishes: ['zavtrak-chaynik'],
  },
  {
    name: { ro: 'La mic dejun', ru: 'К завтраку', en: 'With breakfast' },
    rule: 'sum',
    choices: [
      {
        name: { ro: 'Somon ușor sărat', ru: 'Слабосолёный лосось', en: 'Cured salmon' },
        price: 45,
        food: { ...has('fish') },
      },
      {
        name: { ro: 'Avocado', ru: 'Авокадо', en: 'Avocado' },
        price: 30,
        food: { ...has(), ...vegan },
      },
      {
        name: { ro: 'Costiță afumată', ru: 'Копчёная грудинка', en: 'Smoked bacon' },
        price: 25,
        food: { ...has() },
      },
      {
        name: { ro: 'Încă un ou', ru: 'Ещё одно яйцо', en: 'One more egg' },
        price: 10,
        maxCount: 2,
        food: { ...has('eggs'), ...vegetarian },
      },
      {
        name: { ro: 'Pâine prăjită', ru: 'Гренки', en: 'Toast' },
        price: 8,
        maxCount: 2,
        food: { ...has('gluten'), ...vegan },
      },
    ],
    minUnits: 0,
    maxUnits: 5,
    dishes: ['omlet', 'glazunya', 'shakshuka', 'zavtrak-chaynik'],
  },
  {
    name: { ro: 'Baza terciului', ru: 'Основа каши', en: 'Made with' },
    rule: 'sum',
    choices: [
      {
        name: { ro: 'Lapte de vacă', ru: 'Коровье молоко', en: 'Cow’s milk' },
        price: 0,
        food: { ...has('milk'), ...vegetarian },
      },
      {
        name: { ro: 'Lapte de ovăz', ru: 'Овсяное молоко', en: 'Oat milk' },
        price: 15,
        food: { ...has('gluten'), ...vegan },
      },
      { name: { ro: 'Apă', ru: 'Вода', en: 'Water' }, price: 0, food: { ...has(), ...vegan } },
    ],
    ...exactlyOne,
    dishes: ['ovsyanka'],
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
        name: { ro: 'Dulceață de zmeură', ru: 'Малиновое варенье', en: 'Raspberry jam' },
        price: 15,
        food: { ...has(), ...vegan },
      },
      {
        name: { ro: 'Lapte condensat', ru: 'Сгущённое молоко', en: 'Condensed milk' },
        price: 12,
        food: { ...has('milk'), ...vegetarian },
      },
      {
        name: { ro: 'Fructe de pădure', ru: 'Лесные ягоды', en: 'Berries' },
        price: 25,
        food: { ...has(), ...vegan },
      },
    ],
    minUnits: 0,
    maxUnits: 3,
    freeUnits: 1,
    dishes: ['syrniki', 'blinchiki'],
  },
  {
    name: { ro: 'Pâinea', ru: 'Хлеб', en: 'Bread' },
    rule: 'sum',
    choices: [
      {
        name: { ro: 'Ciabatta', ru: 'Чиабатта', en: 'Ciabatta' },
        price: 0,
        food: { ...has('gluten'), ...vegan },
      },
      {
        name: { ro: 'Pâine integrală', ru: 'Цельнозерновой хлеб', en: 'Wholemeal bread' },
        price: 0,
        food: { ...has('gluten'), ...vegan },
      },
      {
        name: { ro: 'Croissant', ru: 'Круассан', en: 'Croissant' },
        price: 15,
        food: { ...has('gluten', 'eggs', 'milk'), ...vegetarian },
      },
      {
        name: { ro: 'Pâine fără gluten', ru: 'Безглютеновый хлеб', en: 'Gluten-free bread' },
        price: 20,
        food: { ...has(), diets: ['vegetarian', 'vegan', 'gluten_free'] },
      },
    ],
    ...exactlyOne,
    dishes: sandwiches,
  },
  {
    name: { ro: 'De adăugat', ru: 'Добавить', en: 'Add' },
    rule: 'sum',
    choices: [
      {
        name: { ro: 'Ou poșat', ru: 'Яйцо пашот', en: 'Poached egg' },
        price: 15,
        food: { ...has('eggs'), ...vegetarian },
      },
      {
        name: { ro: 'Avocado', ru: 'Авокадо', en: 'Avocado' },
        price: 30,
        food: { ...has(), ...vegan },
      },
      {
        name: { ro: 'Brânză', ru: 'Сыр', en: 'Cheese' },
        price: 18,
        maxCount: 2,
        food: { ...has('milk'), ...vegetarian },
      },
      {
        name: { ro: 'Costiță afumată', ru: 'Копчёная грудинка', en: 'Smoked bacon' },
        price: 25,
        food: { ...has() },
      },
    ],
    minUnits: 0,
    maxUnits: 4,
    dishes: [...sandwiches, 'tost-syr'],
  },
  {
    name: { ro: 'Fără', ru: 'Убрать', en: 'Leave out' },
    rule: 'sum',
    choices: [
      { name: { ro: 'Fără ceapă', ru: 'Без лука', en: 'No onion' }, price: 0 },
      { name: { ro: 'Fără sos', ru: 'Без соуса', en: 'No sauce' }, price: 0 },
      { name: { ro: 'Fără verdeață', ru: 'Без зелени', en: 'No herbs' }, price: 0 },
      { name: { ro: 'Neîncălzit', ru: 'Не подогревать', en: 'Not heated' }, price: 0 },
    ],
    minUnits: 0,
    maxUnits: 4,
    dishes: sandwiches,
  },
  cakeSizes([46, 76, 449], ['medovik', 'napoleon', 'praga']),
  cakeSizes([58, 96, 569], ['krasny-barkhat', 'chizkeyk', 'orekhovy']),
  {
    name: { ro: 'Câte 100 g', ru: 'По 100 г', en: 'By 100 g' },
    rule: 'sum',
    choices: [
      {
        name: { ro: 'Cu ovăz și stafide', ru: 'Овсяное с изюмом', en: 'Oat and raisin' },
        price: 32,
        maxCount: 5,
        food: { ...has('gluten', 'eggs', 'milk'), ...vegetarian },
      },
      {
        name: { ro: 'Cu migdale', ru: 'Миндальное', en: 'Almond' },
        price: 32,
        maxCount: 5,
        food: { ...has('gluten', 'eggs', 'milk', 'nuts'), ...vegetarian },
      },
      {
        name: { ro: 'Fragede cu unt', ru: 'Песочное', en: 'Shortbread' },
        price: 32,
        maxCount: 5,
        food: { ...has('gluten', 'milk'), ...vegetarian },
      },
      {
        name: { ro: 'Cu ciocolată', ru: 'Шоколадное', en: 'Chocolate' },
        price: 32,
        maxCount: 5,
        food: { ...has('gluten', 'eggs', 'milk', 'soybeans'), ...vegetarian },
      },
    ],
    minUnits: 1,
    maxChoices: 4,
    maxUnits: 10,
    freeUnits: 1,
    dishes: ['pechenye'],
  },
];
