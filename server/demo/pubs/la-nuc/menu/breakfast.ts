import { has, vegetarian } from '../../../menu/food-facts.ts';
import {
  categoryWithPicture,
  dishWithPicture,
  type DemoCategory,
} from '../../../menu/menu-types.ts';

/** Served until noon. */
export const breakfast: DemoCategory[] = [
  categoryWithPicture('oua', {
    name: { ro: 'Ouă de la țară', ru: 'Деревенские яйца', en: 'Country eggs' },
    types: ['breakfast'],
    dishes: [
      dishWithPicture('omleta', {
        name: {
          ro: 'Omletă cu brânză și verdeață',
          ru: 'Омлет с брынзой и зеленью',
          en: 'Omelette with sheep’s cheese and herbs',
        },
        ingredients: {
          ro: 'Trei ouă de țară, brânză de oi, ceapă verde, mărar, roșii · 260 g',
          ru: 'Три деревенских яйца, овечья брынза, зелёный лук, укроп, помидоры · 260 г',
          en: 'Three country eggs, sheep’s cheese, spring onion, dill, tomatoes · 260 g',
        },
        priceMinor: 7800,
        food: { ...has('eggs', 'milk'), diets: ['vegetarian', 'gluten_free'] },
      }),
      dishWithPicture('ochiuri-slanina', {
        name: { ro: 'Ochiuri cu costiță', ru: 'Глазунья с грудинкой', en: 'Fried eggs with bacon' },
        ingredients: {
          ro: 'Trei ouă ochi, costiță afumată, roșii coapte, pâine prăjită · 270/60 g',
          ru: 'Глазунья из трёх яиц, копчёная грудинка, запечённые помидоры, гренки · 270/60 г',
          en: 'Three fried eggs, smoked bacon, roasted tomatoes, toast · 270/60 g',
        },
        priceMinor: 8600,
        food: has('gluten', 'eggs'),
      }),
      dishWithPicture('scrob-mamaliga', {
        name: {
          ro: 'Scrob cu mămăligă',
          ru: 'Скроб с мамалыгой',
          en: 'Scrambled eggs with mămăligă',
        },
        ingredients: {
          ro: 'Scrob din trei ouă, mămăligă prăjită, brânză de oi, smântână · 320 g',
          ru: 'Скроб из трёх яиц, жареная мамалыга, овечья брынза, сметана · 320 г',
          en: 'Three scrambled eggs, fried polenta, sheep’s cheese, sour cream · 320 g',
        },
        priceMinor: 8200,
        salePriceMinor: 6900,
        food: { ...has('eggs', 'milk'), ...vegetarian },
      }),
      dishWithPicture('saksuka', {
        name: {
          ro: 'Șakșuka cu gogoșari',
          ru: 'Шакшука со сладким перцем',
          en: 'Shakshuka with sweet peppers',
        },
        ingredients: {
          ro: 'Ouă, sos de roșii și gogoșari, ceapă, chimen, pătrunjel, lipie · 340/60 g',
          ru: 'Яйца, соус из помидоров и сладкого перца, лук, кумин, петрушка, лепёшка · 340/60 г',
          en: 'Eggs, tomato and sweet pepper sauce, onion, cumin, parsley, flatbread · 340/60 g',
        },
        priceMinor: 9400,
        food: { ...has('gluten', 'eggs'), ...vegetarian, spiciness: 2 },
      }),
    ],
  }),
  categoryWithPicture('dimineata-dulce', {
    name: { ro: 'Dimineață dulce', ru: 'Сладкое утро', en: 'Sweet morning' },
    types: ['breakfast', 'dessert'],
    dishes: [
      dishWithPicture('sirnichi', {
        name: {
          ro: 'Sârnichi cu dulceață de zmeură',
          ru: 'Сырники с малиновым вареньем',
          en: 'Curd cheese fritters with raspberry jam',
        },
        ingredients: {
          ro: 'Brânză de vaci, ou, griș, smântână, dulceață de zmeură · 220/50 g',
          ru: 'Творог, яйцо, манка, сметана, малиновое варенье · 220/50 г',
          en: 'Curd cheese, egg, semolina, sour cream, raspberry jam · 220/50 g',
        },
        priceMinor: 8400,
      }),
      dishWithPicture('terci-ovaz', {
        name: {
          ro: 'Terci de ovăz cu fructe',
          ru: 'Овсяная каша с фруктами',
          en: 'Oat porridge with fruit',
        },
        ingredients: {
          ro: 'Ovăz pe lapte, măr, afine, nuci, miere de tei · 300 g',
          ru: 'Овсянка на молоке, яблоко, черника, орехи, липовый мёд · 300 г',
          en: 'Oats in milk, apple, blueberries, walnuts, linden honey · 300 g',
        },
        priceMinor: 6200,
        textColor: '#fff3d6',
        food: { ...has('gluten', 'milk', 'nuts'), ...vegetarian },
      }),
      dishWithPicture('clatite-miere', {
        name: {
          ro: 'Clătite cu miere și nuci',
          ru: 'Блинчики с мёдом и орехами',
          en: 'Pancakes with honey and walnuts',
        },
        ingredients: {
          ro: 'Clătite subțiri, miere de salcâm, nuci prăjite, unt · 220 g',
          ru: 'Тонкие блинчики, акациевый мёд, жареные орехи, сливочное масло · 220 г',
          en: 'Thin pancakes, acacia honey, toasted walnuts, butter · 220 g',
        },
        priceMinor: 6800,
        food: { ...has('gluten', 'eggs', 'milk', 'nuts'), ...vegetarian },
      }),
    ],
  }),
];
