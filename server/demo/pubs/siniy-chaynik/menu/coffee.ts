import { has, millilitres, vegan, vegetarian } from '../../../menu/food-facts.ts';
import { category, dish, dishWithPicture, type DemoCategory } from '../../../menu/menu-types.ts';

/** Coffee, tea and cold drinks. */
export const coffee: DemoCategory[] = [
  category('kofe', {
    name: { ro: 'Cafea', ru: 'Кофе', en: 'Coffee' },
    types: ['other'],
    picture: 'category-cafea-ceai',
    dishes: [
      dish('espresso', {
        name: { ro: 'Espresso', ru: 'Эспрессо', en: 'Espresso' },
        ingredients: {
          ro: 'Brazilia și Etiopia, prăjire medie',
          ru: 'Бразилия и Эфиопия, средняя обжарка',
          en: 'Brazil and Ethiopia, medium roast',
        },
        priceMinor: 2800,
        food: { ...has(), ...vegan, alcohol: false },
        picture: 'espresso',
      }),
      dishWithPicture('americano', {
        name: { ro: 'Americano', ru: 'Американо', en: 'Americano' },
        ingredients: {
          ro: 'Espresso dublu, apă fierbinte',
          ru: 'Двойной эспрессо, горячая вода',
          en: 'Double espresso, hot water',
        },
        priceMinor: 3400,
        food: { ...has(), ...vegan, alcohol: false },
      }),
      dishWithPicture('filtr', {
        name: { ro: 'Cafea la filtru', ru: 'Фильтр-кофе', en: 'Filter coffee' },
        ingredients: {
          ro: 'Boabe de o singură origine, alta în fiecare săptămână',
          ru: 'Зерно одного происхождения, каждую неделю новое',
          en: 'Single-origin beans, another each week',
        },
        priceMinor: 4200,
        food: { ...has(), ...vegan, alcohol: false, ...millilitres(300) },
      }),
      dish('cappuccino', {
        name: { ro: 'Cappuccino', ru: 'Капучино', en: 'Cappuccino' },
        ingredients: {
          ro: 'Espresso, lapte spumat',
          ru: 'Эспрессо, вспененное молоко',
          en: 'Espresso, foamed milk',
        },
        priceMinor: 4400,
        food: { ...has('milk'), ...vegetarian, alcohol: false },
        picture: 'cappuccino',
      }),
      dishWithPicture('latte', {
        name: { ro: 'Latte', ru: 'Латте', en: 'Latte' },
        ingredients: {
          ro: 'Espresso, mult lapte',
          ru: 'Эспрессо, много молока',
          en: 'Espresso, plenty of milk',
        },
        priceMinor: 4400,
        food: { ...has('milk'), ...vegetarian, alcohol: false },
      }),
      dish('flat-white', {
        name: { ro: 'Flat white', ru: 'Флэт уайт', en: 'Flat white' },
        ingredients: {
          ro: 'Espresso dublu, lapte',
          ru: 'Двойной эспрессо, молоко',
          en: 'Double espresso, milk',
        },
        priceMinor: 5200,
        food: { ...has('milk'), ...vegetarian, alcohol: false, ...millilitres(180) },
      }),
      dish('raf', {
        name: { ro: 'Raf cu vanilie', ru: 'Раф ванильный', en: 'Vanilla raf' },
        ingredients: {
          ro: 'Espresso, smântână dulce, zahăr vanilat',
          ru: 'Эспрессо, сливки, ванильный сахар',
          en: 'Espresso, cream, vanilla sugar',
        },
        priceMinor: 6200,
        food: { ...has('milk'), ...vegetarian, alcohol: false },
      }),
      dish('mokko', {
        name: { ro: 'Mocha', ru: 'Мокко', en: 'Mocha' },
        ingredients: {
          ro: 'Espresso, ciocolată neagră, lapte',
          ru: 'Эспрессо, тёмный шоколад, молоко',
          en: 'Espresso, dark chocolate, milk',
        },
        priceMinor: 6200,
        food: { ...has('soybeans', 'milk'), ...vegetarian, alcohol: false },
      }),
      dish('kofe-v-turke', {
        name: { ro: 'Cafea la ibric', ru: 'Кофе в турке', en: 'Turkish-style coffee' },
        ingredients: {
          ro: 'Cafea măcinată fin, cardamom',
          ru: 'Кофе тонкого помола, кардамон',
          en: 'Finely ground coffee, cardamom',
        },
        priceMinor: 4500,
        food: { ...has(), ...vegan, alcohol: false, ...millilitres(120) },
        picture: 'cafea-ibric',
      }),
    ],
  }),
  category('chay', {
    name: { ro: 'Ceai și cacao', ru: 'Чай и какао', en: 'Tea and cocoa' },
    types: ['other'],
    dishes: [
      dishWithPicture('chay-cherny', {
        name: {
          ro: 'Ceai negru cu cimbrișor',
          ru: 'Чёрный чай с чабрецом',
          en: 'Black tea with thyme',
        },
        ingredients: {
          ro: 'Ceai de Ceylon, cimbrișor, lămâie',
          ru: 'Цейлонский чай, чабрец, лимон',
          en: 'Ceylon tea, thyme, lemon',
        },
        priceMinor: 3800,
        food: { ...has(), ...vegan, alcohol: false, ...millilitres(500) },
      }),
      dish('chay-oblepikha', {
        name: { ro: 'Ceai de cătină', ru: 'Облепиховый чай', en: 'Sea buckthorn tea' },
        ingredients: {
          ro: 'Cătină, portocală, ghimbir, miere',
          ru: 'Облепиха, апельсин, имбирь, мёд',
          en: 'Sea buckthorn, orange, ginger, honey',
        },
        priceMinor: 6200,
        food: { ...has(), ...vegetarian, alcohol: false, ...millilitres(500) },
        picture: 'ceai-catina',
      }),
      dish('chay-lipa', {
        name: { ro: 'Ceai de tei cu mentă', ru: 'Липовый чай с мятой', en: 'Linden tea with mint' },
        ingredients: {
          ro: 'Flori de tei, mentă, lămâie',
          ru: 'Липовый цвет, мята, лимон',
          en: 'Linden blossom, mint, lemon',
        },
        priceMinor: 4800,
        food: { ...has(), ...vegan, alcohol: false, ...millilitres(500) },
        picture: 'ceai-tei',
      }),
      dish('matcha-latte', {
        name: { ro: 'Matcha latte', ru: 'Матча-латте', en: 'Matcha latte' },
        ingredients: { ro: 'Ceai matcha, lapte', ru: 'Чай матча, молоко', en: 'Matcha tea, milk' },
        priceMinor: 6200,
        food: { ...has('milk'), ...vegetarian, alcohol: false },
      }),
      dishWithPicture('kakao', {
        name: {
          ro: 'Cacao cu marshmallow',
          ru: 'Какао с маршмеллоу',
          en: 'Cocoa with marshmallows',
        },
        ingredients: {
          ro: 'Cacao, lapte, marshmallow',
          ru: 'Какао, молоко, маршмеллоу',
          en: 'Cocoa, milk, marshmallows',
        },
        priceMinor: 6200,
        food: { ...has('milk'), ...vegetarian, alcohol: false },
      }),
    ],
  }),
  category('kholodnoe', {
    name: { ro: 'Băuturi reci', ru: 'Холодные напитки', en: 'Cold drinks' },
    types: ['other'],
    picture: 'category-racoritoare',
    dishes: [
      dish('limonad', {
        name: { ro: 'Limonadă cu mentă', ru: 'Лимонад с мятой', en: 'Mint lemonade' },
        ingredients: {
          ro: 'Lămâie, mentă, miere, apă minerală',
          ru: 'Лимон, мята, мёд, минеральная вода',
          en: 'Lemon, mint, honey, sparkling water',
        },
        priceMinor: 5500,
        food: { ...has(), ...vegetarian, alcohol: false, ...millilitres(400) },
        picture: 'limonada-menta',
      }),
      dish('kompot', {
        name: { ro: 'Compot de vișine', ru: 'Вишнёвый компот', en: 'Sour cherry compote' },
        ingredients: {
          ro: 'Vișine, apă, puțin zahăr',
          ru: 'Вишня, вода, немного сахара',
          en: 'Sour cherries, water, a little sugar',
        },
        priceMinor: 3200,
        food: { ...has(), ...vegan, alcohol: false, ...millilitres(300) },
        picture: 'compot-visine',
      }),
      dish('espresso-tonik', {
        name: { ro: 'Espresso tonic', ru: 'Эспрессо-тоник', en: 'Espresso tonic' },
        ingredients: {
          ro: 'Espresso dublu, apă tonică, portocală, gheață',
          ru: 'Двойной эспрессо, тоник, апельсин, лёд',
          en: 'Double espresso, tonic water, orange, ice',
        },
        priceMinor: 5800,
        food: { ...has(), ...vegan, alcohol: false, ...millilitres(300) },
      }),
      dishWithPicture('kold-bryu', {
        name: { ro: 'Cold brew', ru: 'Колд-брю', en: 'Cold brew' },
        ingredients: {
          ro: 'Cafea extrasă la rece timp de 16 ore, gheață',
          ru: 'Кофе холодной экстракции, 16 часов, лёд',
          en: 'Coffee brewed cold for 16 hours, ice',
        },
        priceMinor: 5200,
        food: { ...has(), ...vegan, alcohol: false, ...millilitres(300) },
      }),
      dish('voda', {
        name: {
          ro: 'Apă plată sau minerală',
          ru: 'Вода с газом или без',
          en: 'Still or sparkling water',
        },
        ingredients: { ro: 'Sticlă', ru: 'Стекло', en: 'Glass bottle' },
        priceMinor: 2000,
        food: { ...has(), ...vegan, alcohol: false, ...millilitres(500) },
      }),
    ],
  }),
];
