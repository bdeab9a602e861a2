import { has, millilitres, vegan, vegetarian, wine } from '../../../menu/food-facts.ts';
import { category, dish, type DemoCategory } from '../../../menu/menu-types.ts';

/** Soft drinks, coffee, beer and wine. */
export const drinks: DemoCategory[] = [
  category('racoritoare', {
    name: { ro: 'Răcoritoare', ru: 'Прохладительные напитки', en: 'Soft drinks' },
    types: ['other'],
    dishes: [
      dish('apa-plata', {
        name: { ro: 'Apă plată', ru: 'Вода без газа', en: 'Still water' },
        ingredients: {
          ro: 'Apă de izvor, sticlă',
          ru: 'Родниковая вода, стекло',
          en: 'Spring water, glass bottle',
        },
        priceMinor: 2200,
        food: { ...has(), ...vegan, alcohol: false, ...millilitres(500) },
      }),
      dish('apa-minerala', {
        name: { ro: 'Apă minerală', ru: 'Минеральная вода', en: 'Sparkling water' },
        ingredients: {
          ro: 'Apă minerală carbogazoasă, sticlă',
          ru: 'Газированная минеральная вода, стекло',
          en: 'Sparkling mineral water, glass bottle',
        },
        priceMinor: 2200,
        food: { ...has(), ...vegan, alcohol: false, ...millilitres(500) },
      }),
      dish('cola', {
        name: { ro: 'Cola', ru: 'Кола', en: 'Cola' },
        ingredients: {
          ro: 'Cu zahăr sau fără',
          ru: 'С сахаром или без',
          en: 'With or without sugar',
        },
        priceMinor: 2900,
        food: { ...has(), ...vegan, alcohol: false, ...millilitres(500) },
      }),
      dish('limonada', {
        name: { ro: 'Limonadă de casă', ru: 'Домашний лимонад', en: 'Homemade lemonade' },
        ingredients: {
          ro: 'Lămâie, mentă, miere, apă minerală',
          ru: 'Лимон, мята, мёд, минеральная вода',
          en: 'Lemon, mint, honey, sparkling water',
        },
        priceMinor: 5800,
        food: { ...has(), ...vegetarian, alcohol: false },
      }),
      dish('ceai-rece', {
        name: { ro: 'Ceai rece cu piersici', ru: 'Холодный чай с персиком', en: 'Peach iced tea' },
        ingredients: {
          ro: 'Ceai negru, piure de piersici, lămâie',
          ru: 'Чёрный чай, персиковое пюре, лимон',
          en: 'Black tea, peach purée, lemon',
        },
        priceMinor: 4500,
        food: { ...has(), ...vegan, alcohol: false, ...millilitres(400) },
      }),
      dish('compot', {
        name: { ro: 'Compot de fructe', ru: 'Фруктовый компот', en: 'Fruit compote' },
        ingredients: {
          ro: 'Mere, vișine, prune; puțin zahăr',
          ru: 'Яблоки, вишня, слива; немного сахара',
          en: 'Apples, sour cherries, plums; a little sugar',
        },
        priceMinor: 3200,
        food: { ...has(), ...vegan, alcohol: false, ...millilitres(300) },
      }),
      dish('suc-portocale', {
        name: {
          ro: 'Suc proaspăt de portocale',
          ru: 'Свежевыжатый апельсиновый сок',
          en: 'Fresh orange juice',
        },
        ingredients: {
          ro: 'Portocale stoarse la comandă',
          ru: 'Апельсины, выжатые при заказе',
          en: 'Oranges squeezed to order',
        },
        priceMinor: 6800,
        food: { ...has(), ...vegan, alcohol: false, ...millilitres(250) },
      }),
    ],
  }),
  category('cafea', {
    name: { ro: 'Cafea și ceai', ru: 'Кофе и чай', en: 'Coffee and tea' },
    types: ['other'],
    dishes: [
      dish('espresso', {
        name: { ro: 'Espresso', ru: 'Эспрессо', en: 'Espresso' },
        ingredients: {
          ro: 'Amestec italian, prăjire închisă',
          ru: 'Итальянская смесь, тёмная обжарка',
          en: 'Italian blend, dark roast',
        },
        priceMinor: 2800,
        food: { ...has(), ...vegan, alcohol: false, ...millilitres(30) },
      }),
      dish('cappuccino', {
        name: { ro: 'Cappuccino', ru: 'Капучино', en: 'Cappuccino' },
        ingredients: { ro: 'Espresso, lapte', ru: 'Эспрессо, молоко', en: 'Espresso, milk' },
        priceMinor: 4200,
        food: { ...has('milk'), ...vegetarian, alcohol: false, ...millilitres(200) },
      }),
      dish('ceai', {
        name: { ro: 'Ceai la ceainic', ru: 'Чай в чайнике', en: 'Pot of tea' },
        ingredients: {
          ro: 'Negru, verde sau de fructe',
          ru: 'Чёрный, зелёный или фруктовый',
          en: 'Black, green or fruit',
        },
        priceMinor: 3800,
        food: { ...has(), ...vegan, alcohol: false, ...millilitres(500) },
      }),
    ],
  }),
  category('bere-vin', {
    name: { ro: 'Bere și vin', ru: 'Пиво и вино', en: 'Beer and wine' },
    types: ['alcohol'],
    dishes: [
      dish('bere-la-halba', {
        name: { ro: 'Bere la halbă', ru: 'Разливное пиво', en: 'Draught beer' },
        ingredients: {
          ro: 'Lager nefiltrat de la o berărie din Chișinău',
          ru: 'Нефильтрованный лагер кишинёвской пивоварни',
          en: 'Unfiltered lager from a Chișinău brewery',
        },
        priceMinor: 4500,
        food: { ...has('gluten'), alcohol: true },
      }),
      dish('bere-ipa', {
        name: { ro: 'IPA artizanal', ru: 'Крафтовый IPA', en: 'Craft IPA' },
        ingredients: {
          ro: 'Bere amară cu note de citrice, 6,2 %',
          ru: 'Горькое пиво с нотами цитруса, 6,2 %',
          en: 'A bitter beer with citrus notes, 6.2%',
        },
        priceMinor: 7500,
        food: { ...has('gluten'), alcohol: true, ...millilitres(330) },
      }),
      dish('bere-fara-alcool', {
        name: { ro: 'Bere fără alcool', ru: 'Безалкогольное пиво', en: 'Alcohol-free beer' },
        ingredients: { ro: 'Lager, 0,0 %', ru: 'Лагер, 0,0 %', en: 'Lager, 0.0%' },
        priceMinor: 4500,
        food: { ...has('gluten'), alcohol: false, ...millilitres(500) },
      }),
      dish('feteasca-neagra', {
        name: { ro: 'Fetească Neagră', ru: 'Фетяска Нягрэ', en: 'Fetească Neagră' },
        ingredients: {
          ro: 'Vin roșu sec, Ștefan Vodă',
          ru: 'Красное сухое вино, Штефан-Водэ',
          en: 'Dry red wine, Ștefan Vodă',
        },
        priceMinor: 7500,
        food: { ...wine, ...millilitres(150) },
      }),
      dish('feteasca-alba', {
        name: { ro: 'Fetească Albă', ru: 'Фетяска Албэ', en: 'Fetească Albă' },
        ingredients: {
          ro: 'Vin alb sec, Codru',
          ru: 'Белое сухое вино, Кодру',
          en: 'Dry white wine, Codru',
        },
        priceMinor: 6800,
        food: { ...wine, ...millilitres(150) },
      }),
      dish('prosecco', {
        name: { ro: 'Prosecco DOC', ru: 'Просекко DOC', en: 'Prosecco DOC' },
        ingredients: {
          ro: 'Vin spumant extra sec',
          ru: 'Игристое вино, экстра-драй',
          en: 'Extra dry sparkling wine',
        },
        priceMinor: 9500,
        food: { ...wine, ...millilitres(125) },
      }),
      dish('spritz', {
        name: { ro: 'Spritz cu portocale', ru: 'Апельсиновый спритц', en: 'Orange spritz' },
        ingredients: {
          ro: 'Prosecco, bitter de portocale, apă minerală',
          ru: 'Просекко, апельсиновый биттер, минеральная вода',
          en: 'Prosecco, orange bitter, sparkling water',
        },
        priceMinor: 11500,
        food: { ...wine, ...millilitres(250) },
      }),
    ],
  }),
];
