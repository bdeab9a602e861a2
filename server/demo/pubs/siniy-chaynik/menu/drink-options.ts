import { has, vegan, vegetarian } from '../../../menu/food-facts.ts';
import { exactlyOne, type DemoOptionGroup } from '../../../menu/option-types.ts';

const size = { ro: 'Volumul', ru: 'Объём', en: 'Size' } as const;

const sizes: DemoOptionGroup[] = [
  {
    name: size,
    rule: 'replaces',
    choices: [
      { name: { ro: 'Simplu, 30 ml', ru: 'Одинарный, 30 мл', en: 'Single, 30 ml' }, price: 28 },
      { name: { ro: 'Dublu, 60 ml', ru: 'Двойной, 60 мл', en: 'Double, 60 ml' }, price: 38 },
    ],
    ...exactlyOne,
    dishes: ['espresso'],
  },
  {
    name: size,
    rule: 'replaces',
    choices: [
      { name: { ro: 'Mic, 200 ml', ru: 'Маленький, 200 мл', en: 'Small, 200 ml' }, price: 34 },
      { name: { ro: 'Mare, 350 ml', ru: 'Большой, 350 мл', en: 'Large, 350 ml' }, price: 42 },
    ],
    ...exactlyOne,
    dishes: ['americano'],
  },
  {
    name: size,
    rule: 'replaces',
    choices: [
      { name: { ro: 'Mic, 250 ml', ru: 'Маленький, 250 мл', en: 'Small, 250 ml' }, price: 44 },
      { name: { ro: 'Mediu, 350 ml', ru: 'Средний, 350 мл', en: 'Medium, 350 ml' }, price: 52 },
      { name: { ro: 'Mare, 450 ml', ru: 'Большой, 450 мл', en: 'Large, 450 ml' }, price: 60 },
    ],
    ...exactlyOne,
    dishes: ['cappuccino', 'latte'],
  },
  {
    name: size,
    rule: 'replaces',
    choices: [
      { name: { ro: 'Mediu, 300 ml', ru: 'Средний, 300 мл', en: 'Medium, 300 ml' }, price: 62 },
      { name: { ro: 'Mare, 400 ml', ru: 'Большой, 400 мл', en: 'Large, 400 ml' }, price: 72 },
    ],
    ...exactlyOne,
    dishes: ['raf', 'mokko', 'matcha-latte', 'kakao'],
  },
];

const withMilk = ['cappuccino', 'latte', 'flat-white', 'raf', 'mokko', 'matcha-latte', 'kakao'];

/** What guests choose with a drink: a size, a milk, syrups and more. */
export const drinkOptions: readonly DemoOptionGroup[] = [
  ...sizes,
  {
    name: { ro: 'Laptele', ru: 'Молоко', en: 'Milk' },
    rule: 'sum',
    choices: [
      {
        name: { ro: 'De vacă, 3,2 %', ru: 'Коровье, 3,2 %', en: 'Cow’s, 3.2%' },
        price: 0,
        food: { ...has('milk'), ...vegetarian },
      },
      {
        name: { ro: 'Fără lactoză', ru: 'Безлактозное', en: 'Lactose-free' },
        price: 8,
        food: { ...has('milk'), diets: ['vegetarian', 'lactose_free'] },
      },
      {
        name: { ro: 'De ovăz', ru: 'Овсяное', en: 'Oat' },
        price: 15,
        food: { ...has('gluten'), ...vegan },
      },
      {
        name: { ro: 'De migdale', ru: 'Миндальное', en: 'Almond' },
        price: 18,
        food: { ...has('nuts'), ...vegan },
      },
      {
        name: { ro: 'De cocos', ru: 'Кокосовое', en: 'Coconut' },
        price: 18,
        food: { ...has(), ...vegan },
      },
    ],
    ...exactlyOne,
    dishes: withMilk,
  },
  {
    name: { ro: 'Sirop', ru: 'Сироп', en: 'Syrup' },
    rule: 'sum',
    choices: [
      {
        name: { ro: 'Vanilie', ru: 'Ваниль', en: 'Vanilla' },
        price: 10,
        maxCount: 2,
        food: { ...has(), ...vegan },
      },
      {
        name: { ro: 'Caramel sărat', ru: 'Солёная карамель', en: 'Salted caramel' },
        price: 10,
        maxCount: 2,
        food: { ...has(), ...vegan },
      },
      {
        name: { ro: 'Alune de pădure', ru: 'Лесной орех', en: 'Hazelnut' },
        price: 10,
        maxCount: 2,
        food: { ...has(), ...vegan },
      },
      {
        name: { ro: 'Lavandă', ru: 'Лаванда', en: 'Lavender' },
        price: 12,
        maxCount: 2,
        food: { ...has(), ...vegan },
      },
      {
        name: { ro: 'Cocos', ru: 'Кокос', en: 'Coconut' },
        price: 10,
        maxCount: 2,
        food: { ...has(), ...vegan },
      },
      {
        name: { ro: 'Vanilie fără zahăr', ru: 'Ваниль без сахара', en: 'Sugar-free vanilla' },
        price: 12,
        maxCount: 2,
        food: { ...has(), ...vegan },
      },
    ],
    minUnits: 0,
    maxChoices: 2,
    maxUnits: 3,
    dishes: ['espresso', 'americano', ...withMilk],
  },
  {
    name: { ro: 'În plus', ru: 'Дополнительно', en: 'Extras' },
    rule: 'sum',
    choices: [
      {
        name: { ro: 'Încă un espresso', ru: 'Ещё один эспрессо', en: 'Extra shot of espresso' },
        price: 12,
        maxCount: 2,
        food: { ...has(), ...vegan },
      },
      {
        name: { ro: 'Frișcă', ru: 'Взбитые сливки', en: 'Whipped cream' },
        price: 12,
        food: { ...has('milk'), ...vegetarian },
      },
      {
        name: { ro: 'Marshmallow', ru: 'Маршмеллоу', en: 'Marshmallows' },
        price: 10,
        food: { ...has() },
      },
      {
        name: { ro: 'Scorțișoară', ru: 'Корица', en: 'Cinnamon' },
        price: 0,
        food: { ...has(), ...vegan },
      },
    ],
    minUnits: 0,
    maxUnits: 4,
    dishes: withMilk,
  },
  {
    name: { ro: 'Boabele', ru: 'Зерно', en: 'Beans' },
    rule: 'sum',
    choices: [
      {
        name: { ro: 'Amestecul casei', ru: 'Фирменная смесь', en: 'House blend' },
        price: 0,
        food: { ...has(), ...vegan },
      },
      {
        name: { ro: 'Fără cofeină', ru: 'Без кофеина', en: 'Decaffeinated' },
        price: 8,
        food: { ...has(), ...vegan },
      },
    ],
    ...exactlyOne,
    dishes: ['espresso', 'americano', 'cappuccino', 'latte', 'flat-white', 'raf', 'mokko'],
  },
];
