import { has, vegan, vegetarian, wine } from '../../../menu/food-facts.ts';
import {
  categoryWithPicture,
  dishWithPicture,
  type DemoCategory,
} from '../../../menu/menu-types.ts';

/** The bar, from the first coffee to the last divin. */
export const drinks: DemoCategory[] = [
  categoryWithPicture('cafea-ceai', {
    name: { ro: 'Cafea și ceai', ru: 'Кофе и чай', en: 'Coffee and tea' },
    types: ['other'],
    dishes: [
      dishWithPicture('espresso', {
        name: { ro: 'Espresso', ru: 'Эспрессо', en: 'Espresso' },
        ingredients: {
          ro: '100% arabica, prăjită la Chișinău · 30 ml',
          ru: '100 % арабика, обжарка в Кишинёве · 30 мл',
          en: '100% arabica, roasted in Chișinău · 30 ml',
        },
        priceMinor: 3000,
        food: { ...has(), ...vegan, alcohol: false },
      }),
      dishWithPicture('cappuccino', {
        name: { ro: 'Cappuccino', ru: 'Капучино', en: 'Cappuccino' },
        ingredients: {
          ro: 'Espresso dublu, lapte · 220 ml',
          ru: 'Двойной эспрессо, молоко · 220 мл',
          en: 'Double espresso, milk · 220 ml',
        },
        priceMinor: 4600,
        textColor: '#fff3d6',
        food: { ...has('milk'), ...vegetarian, alcohol: false },
      }),
      dishWithPicture('cafea-ibric', {
        name: { ro: 'Cafea la ibric', ru: 'Кофе в турке', en: 'Turkish-style coffee' },
        ingredients: {
          ro: 'Cafea măcinată fin, cardamom, o linguriță de dulceață · 90 ml',
          ru: 'Кофе тонкого помола, кардамон, ложечка варенья · 90 мл',
          en: 'Finely ground coffee, cardamom, a spoonful of jam · 90 ml',
        },
        priceMinor: 3800,
      }),
      dishWithPicture('ceai-catina', {
        name: {
          ro: 'Ceai de cătină cu miere',
          ru: 'Облепиховый чай с мёдом',
          en: 'Sea buckthorn tea with honey',
        },
        ingredients: {
          ro: 'Cătină, portocală, ghimbir, miere de salcâm · 500 ml',
          ru: 'Облепиха, апельсин, имбирь, акациевый мёд · 500 мл',
          en: 'Sea buckthorn, orange, ginger, acacia honey · 500 ml',
        },
        priceMinor: 6800,
      }),
      dishWithPicture('ceai-tei', {
        name: { ro: 'Ceai de tei și mentă', ru: 'Липовый чай с мятой', en: 'Linden and mint tea' },
        ingredients: {
          ro: 'Flori de tei, mentă, lămâie · 500 ml',
          ru: 'Липовый цвет, мята, лимон · 500 мл',
          en: 'Linden blossom, mint, lemon · 500 ml',
        },
        priceMinor: 5500,
        food: { ...has(), ...vegan, alcohol: false },
      }),
    ],
  }),
  categoryWithPicture('racoritoare', {
    name: { ro: 'Răcoritoare de casă', ru: 'Домашние прохладительные', en: 'Homemade soft drinks' },
    types: ['other'],
    dishes: [
      dishWithPicture('compot-visine', {
        name: { ro: 'Compot de vișine', ru: 'Вишнёвый компот', en: 'Sour cherry compote' },
        ingredients: {
          ro: 'Vișine, apă, puțin zahăr; din borcanele bunicii · 400 ml',
          ru: 'Вишня, вода, немного сахара; из бабушкиных банок · 400 мл',
          en: 'Sour cherries, water, a little sugar; from grandmother’s jars · 400 ml',
        },
        priceMinor: 3800,
      }),
      dishWithPicture('cvas', {
        name: { ro: 'Cvas de pâine', ru: 'Хлебный квас', en: 'Bread kvass' },
        ingredients: {
          ro: 'Cvas de casă din pâine de secară, stafide · 400 ml',
          ru: 'Домашний квас из ржаного хлеба, изюм · 400 мл',
          en: 'Homemade rye bread kvass, raisins · 400 ml',
        },
        priceMinor: 4200,
        salePriceMinor: 3500,
      }),
      dishWithPicture('limonada-menta', {
        name: { ro: 'Limonadă cu mentă', ru: 'Лимонад с мятой', en: 'Mint lemonade' },
        ingredients: {
          ro: 'Lămâie, mentă, miere, apă minerală · 400 ml',
          ru: 'Лимон, мята, мёд, минеральная вода · 400 мл',
          en: 'Lemon, mint, honey, sparkling water · 400 ml',
        },
        priceMinor: 5800,
        food: { ...has(), ...vegetarian, alcohol: false },
      }),
      dishWithPicture('must', {
        name: { ro: 'Must de struguri', ru: 'Виноградный муст', en: 'Grape must' },
        ingredients: {
          ro: 'Must proaspăt de Moldova, doar în sezon · 300 ml',
          ru: 'Свежий муст из винограда Молдова, только в сезон · 300 мл',
          en: 'Fresh must of Moldova grapes, in season only · 300 ml',
        },
        priceMinor: 4800,
      }),
    ],
  }),
  categoryWithPicture('vinuri-divin', {
    name: { ro: 'Vinuri și divin', ru: 'Вина и дивин', en: 'Wines and divin' },
    types: ['alcohol'],
    dishes: [
      dishWithPicture('feteasca-neagra', {
        name: { ro: 'Fetească Neagră', ru: 'Фетяска Нягрэ', en: 'Fetească Neagră' },
        ingredients: {
          ro: 'Vin roșu sec, Ștefan Vodă, recolta 2022 · 150 ml',
          ru: 'Красное сухое вино, Штефан-Водэ, урожай 2022 года · 150 мл',
          en: 'Dry red wine, Ștefan Vodă, vintage 2022 · 150 ml',
        },
        priceMinor: 8500,
        food: wine,
      }),
      dishWithPicture('feteasca-alba', {
        name: { ro: 'Fetească Albă', ru: 'Фетяска Албэ', en: 'Fetească Albă' },
        ingredients: {
          ro: 'Vin alb sec, Codru, recolta 2024 · 150 ml',
          ru: 'Белое сухое вино, Кодру, урожай 2024 года · 150 мл',
          en: 'Dry white wine, Codru, vintage 2024 · 150 ml',
        },
        priceMinor: 7200,
        food: wine,
      }),
      dishWithPicture('rose-codru', {
        name: { ro: 'Rosé de Codru', ru: 'Розе из Кодр', en: 'Codru rosé' },
        ingredients: {
          ro: 'Vin roz sec din Rară Neagră, recolta 2024 · 150 ml',
          ru: 'Розовое сухое вино из сорта Рарэ Нягрэ, урожай 2024 года · 150 мл',
          en: 'Dry rosé of Rară Neagră, vintage 2024 · 150 ml',
        },
        priceMinor: 7500,
        food: wine,
      }),
      dishWithPicture('divin', {
        name: { ro: 'Divin VSOP, 5 ani', ru: 'Дивин VSOP, 5 лет', en: 'Divin VSOP, 5 years' },
        ingredients: {
          ro: 'Distilat de vin învechit în butoi de stejar · 50 ml',
          ru: 'Винный дистиллят, выдержанный в дубовой бочке · 50 мл',
          en: 'Wine spirit aged in an oak barrel · 50 ml',
        },
        priceMinor: 7800,
        food: { ...has(), alcohol: true },
      }),
    ],
  }),
];
