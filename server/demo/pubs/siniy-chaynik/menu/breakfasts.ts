import { grams, has, vegetarian } from '../../../menu/food-facts.ts';
import {
  category,
  dish,
  dishWithPicture,
  onWorkingDays,
  type DemoCategory,
} from '../../../menu/menu-types.ts';

const hours = onWorkingDays(8 * 60, 11 * 60 + 30);

/** Breakfasts, on working days until half past eleven. */
export const breakfasts: DemoCategory[] = [
  category('zavtraki', {
    name: { ro: 'Mic dejun', ru: 'Завтраки', en: 'Breakfast' },
    types: ['breakfast'],
    servingHours: hours,
    dishes: [
      dish('omlet', {
        name: { ro: 'Omletă cu brânză', ru: 'Омлет с брынзой', en: 'Omelette with sheep’s cheese' },
        ingredients: {
          ro: 'Trei ouă, brânză de oi, ceapă verde, mărar, roșii',
          ru: 'Три яйца, овечья брынза, зелёный лук, укроп, помидоры',
          en: 'Three eggs, sheep’s cheese, spring onion, dill, tomatoes',
        },
        priceMinor: 7800,
        food: { ...has('eggs', 'milk'), ...vegetarian, energy_kcal: 520, ...grams(260) },
        picture: 'omleta',
      }),
      dish('glazunya', {
        name: { ro: 'Ochiuri cu costiță', ru: 'Глазунья с грудинкой', en: 'Fried eggs with bacon' },
        ingredients: {
          ro: 'Trei ouă ochi, costiță afumată, roșii coapte, pâine prăjită',
          ru: 'Глазунья из трёх яиц, копчёная грудинка, запечённые помидоры, гренки',
          en: 'Three fried eggs, smoked bacon, roasted tomatoes, toast',
        },
        priceMinor: 8900,
        food: { ...has('gluten', 'eggs'), ...grams(270, 60) },
        picture: 'ochiuri-slanina',
      }),
      dish('shakshuka', {
        name: { ro: 'Șakșuka', ru: 'Шакшука', en: 'Shakshuka' },
        ingredients: {
          ro: 'Ouă, sos de roșii și ardei dulce, chimen, pătrunjel, lipie',
          ru: 'Яйца, соус из помидоров и сладкого перца, кумин, петрушка, лепёшка',
          en: 'Eggs, tomato and sweet pepper sauce, cumin, parsley, flatbread',
        },
        priceMinor: 9500,
        food: { ...has('gluten', 'eggs'), ...vegetarian, spiciness: 1, ...grams(340, 60) },
        picture: 'saksuka',
      }),
      dishWithPicture('zavtrak-chaynik', {
        name: {
          ro: 'Micul dejun „Ceainicul albastru”',
          ru: 'Завтрак «Синий чайник»',
          en: '“Blue Kettle” breakfast',
        },
        ingredients: {
          ro: 'Ouă după gust, cârnăciori, fasole, roșii coapte, pâine prăjită, unt; cafea sau ceai',
          ru: 'Яйца на ваш вкус, колбаски, фасоль, запечённые помидоры, гренки, масло; кофе или чай',
          en: 'Eggs your way, sausages, beans, roasted tomatoes, toast, butter; coffee or tea',
        },
        priceMinor: 12500,
        food: { ...has('gluten', 'eggs', 'milk'), ...grams(420) },
      }),
    ],
  }),
  category('sladkie-zavtraki', {
    name: { ro: 'Mic dejun dulce', ru: 'Сладкие завтраки', en: 'Sweet breakfast' },
    types: ['breakfast', 'dessert'],
    servingHours: hours,
    dishes: [
      dish('syrniki', {
        name: {
          ro: 'Sârnichi cu smântână',
          ru: 'Сырники',
          en: 'Syrniki, curd cheese fritters',
        },
        ingredients: {
          ro: 'Brânză de vaci, ou, griș, smântână, dulceață de zmeură',
          ru: 'Творог, яйцо, манка, сметана, малиновое варенье',
          en: 'Curd cheese, egg, semolina, sour cream, raspberry jam',
        },
        priceMinor: 8400,
        food: { ...has('gluten', 'eggs', 'milk'), ...vegetarian, ...grams(220, 50) },
        picture: 'sirnichi',
      }),
      dish('ovsyanka', {
        name: {
          ro: 'Terci de ovăz cu fructe',
          ru: 'Овсяная каша с фруктами',
          en: 'Oat porridge with fruit',
        },
        ingredients: {
          ro: 'Ovăz, lapte, măr, afine, nuci, miere de tei',
          ru: 'Овсянка, молоко, яблоко, черника, орехи, липовый мёд',
          en: 'Oats, milk, apple, blueberries, walnuts, linden honey',
        },
        priceMinor: 6200,
        food: { ...has('gluten', 'milk', 'nuts'), ...vegetarian, ...grams(300) },
        picture: 'terci-ovaz',
      }),
      dish('blinchiki', {
        name: {
          ro: 'Clătite cu miere și nuci',
          ru: 'Блинчики с мёдом и орехами',
          en: 'Pancakes with honey and walnuts',
        },
        ingredients: {
          ro: 'Clătite subțiri, miere de salcâm, nuci prăjite, unt',
          ru: 'Тонкие блинчики, акациевый мёд, жареные орехи, масло',
          en: 'Thin pancakes, acacia honey, toasted walnuts, butter',
        },
        priceMinor: 6800,
        food: { ...has('gluten', 'eggs', 'milk', 'nuts'), ...vegetarian, ...grams(220) },
        picture: 'clatite-miere',
      }),
      dish('granola', {
        name: { ro: 'Granola cu iaurt', ru: 'Гранола с йогуртом', en: 'Granola with yoghurt' },
        ingredients: {
          ro: 'Granola de casă, iaurt grecesc, fructe de pădure, miere',
          ru: 'Домашняя гранола, греческий йогурт, лесные ягоды, мёд',
          en: 'Homemade granola, Greek yoghurt, berries, honey',
        },
        priceMinor: 7200,
        food: { ...has('gluten', 'milk', 'nuts'), ...vegetarian, ...grams(250) },
      }),
    ],
  }),
];
