import { grams, has, vegan, vegetarian } from '../../../menu/food-facts.ts';
import { category, dish, dishWithPicture, type DemoCategory } from '../../../menu/menu-types.ts';

/** Salads, starters and sides, and sauces. */
export const salads: DemoCategory[] = [
  category('salate', {
    name: { ro: 'Salate', ru: 'Салаты', en: 'Salads' },
    types: ['salad'],
    dishes: [
      dishWithPicture('caesar', {
        name: { ro: 'Salată Caesar', ru: 'Салат «Цезарь»', en: 'Caesar salad' },
        ingredients: {
          ro: 'Salată romană, parmezan, crutoane de focaccia, sos cu anșoa',
          ru: 'Салат романо, пармезан, гренки из фокаччи, соус с анчоусами',
          en: 'Romaine lettuce, Parmesan, focaccia croutons, anchovy dressing',
        },
        priceMinor: 10500,
        food: { ...has('gluten', 'eggs', 'fish', 'milk', 'mustard'), ...grams(280) },
      }),
      dish('caprese', {
        name: { ro: 'Caprese', ru: 'Капрезе', en: 'Caprese' },
        ingredients: {
          ro: 'Mozzarella di bufala, roșii, busuioc, ulei de măsline',
          ru: 'Моцарелла ди буфала, помидоры, базилик, оливковое масло',
          en: 'Buffalo mozzarella, tomatoes, basil, olive oil',
        },
        priceMinor: 11500,
        food: { ...has('milk'), diets: ['vegetarian', 'gluten_free'], ...grams(260) },
      }),
      dish('salata-cu-ton', {
        name: { ro: 'Salată cu ton', ru: 'Салат с тунцом', en: 'Tuna salad' },
        ingredients: {
          ro: 'Ton, ou, fasole verde, cartofi, măsline, roșii cherry, dressing cu muștar',
          ru: 'Тунец, яйцо, стручковая фасоль, картофель, маслины, помидоры черри, горчичная заправка',
          en: 'Tuna, egg, green beans, potatoes, olives, cherry tomatoes, mustard dressing',
        },
        priceMinor: 11800,
        food: { ...has('eggs', 'fish', 'mustard'), ...grams(300) },
      }),
      dish('salata-verde', {
        name: { ro: 'Salată verde', ru: 'Зелёный салат', en: 'Green salad' },
        ingredients: {
          ro: 'Mix de salate, castravete, ardei verde, dressing de lămâie',
          ru: 'Микс салатов, огурец, зелёный перец, лимонная заправка',
          en: 'Mixed leaves, cucumber, green pepper, lemon dressing',
        },
        priceMinor: 6900,
        food: { ...has(), diets: ['vegetarian', 'vegan', 'gluten_free'], ...grams(200) },
      }),
      dish('salata-cu-burrata', {
        name: {
          ro: 'Salată cu burrata și roșii',
          ru: 'Салат с бурратой и томатами',
          en: 'Burrata and tomato salad',
        },
        ingredients: {
          ro: 'Burrata, roșii de trei feluri, rucola, pesto, muguri de pin',
          ru: 'Буррата, три сорта томатов, руккола, песто, кедровые орехи',
          en: 'Burrata, three kinds of tomatoes, rocket, pesto, pine nuts',
        },
        priceMinor: 14500,
        food: { ...has('milk', 'nuts'), ...grams(280) },
      }),
    ],
  }),
  category('gustari', {
    name: { ro: 'Gustări și garnituri', ru: 'Закуски и гарниры', en: 'Starters and sides' },
    types: ['snacks'],
    dishes: [
      dishWithPicture('bruschette', {
        name: { ro: 'Bruschette cu roșii', ru: 'Брускетты с томатами', en: 'Tomato bruschetta' },
        ingredients: {
          ro: 'Pâine la cuptor cu lemne, roșii, usturoi, busuioc, ulei de măsline',
          ru: 'Хлеб из дровяной печи, томаты, чеснок, базилик, оливковое масло',
          en: 'Wood-fired bread, tomatoes, garlic, basil, olive oil',
        },
        priceMinor: 6900,
        food: { ...has('gluten'), ...vegan, ...grams(180) },
      }),
      dish('focaccia', {
        name: { ro: 'Focaccia cu rozmarin', ru: 'Фокачча с розмарином', en: 'Rosemary focaccia' },
        ingredients: {
          ro: 'Aluat dospit 48 de ore, rozmarin, sare de mare, ulei de măsline',
          ru: 'Тесто 48-часовой ферментации, розмарин, морская соль, оливковое масло',
          en: 'Dough proved for 48 hours, rosemary, sea salt, olive oil',
        },
        priceMinor: 4900,
        food: { ...has('gluten'), ...vegan, ...grams(200) },
      }),
      dish('aripioare', {
        name: {
          ro: 'Aripioare picante la cuptor',
          ru: 'Острые крылышки из печи',
          en: 'Spicy oven-baked wings',
        },
        ingredients: {
          ro: 'Aripioare de pui, sos picant cu soia, susan, bețișoare de țelină',
          ru: 'Куриные крылышки, острый соус с соей, кунжут, палочки сельдерея',
          en: 'Chicken wings, spicy soy sauce, sesame, celery sticks',
        },
        priceMinor: 11900,
        food: { ...has('soybeans', 'celery', 'sesame'), spiciness: 2, ...grams(350) },
      }),
      dish('mozzarella-crocanta', {
        name: { ro: 'Mozzarella crocantă', ru: 'Хрустящая моцарелла', en: 'Crispy mozzarella' },
        ingredients: {
          ro: 'Mozzarella în pesmet, sos de roșii picant',
          ru: 'Моцарелла в панировке, острый томатный соус',
          en: 'Breaded mozzarella, spicy tomato sauce',
        },
        priceMinor: 9500,
        food: { ...has('gluten', 'eggs', 'milk'), ...vegetarian, ...grams(180, 40) },
      }),
      dish('cartofi-prajiti', {
        name: { ro: 'Cartofi prăjiți', ru: 'Картофель фри', en: 'Chips' },
        ingredients: {
          ro: 'Cartofi, ulei de floarea-soarelui, sare',
          ru: 'Картофель, подсолнечное масло, соль',
          en: 'Potatoes, sunflower oil, salt',
        },
        priceMinor: 5500,
        food: { ...has(), diets: ['vegetarian', 'vegan', 'gluten_free'], ...grams(200) },
      }),
      dish('cartofi-la-cuptor', {
        name: {
          ro: 'Cartofi la cuptor cu rozmarin',
          ru: 'Печёный картофель с розмарином',
          en: 'Rosemary roast potatoes',
        },
        ingredients: {
          ro: 'Cartofi cu coajă, rozmarin, usturoi, ulei de măsline',
          ru: 'Картофель в кожуре, розмарин, чеснок, оливковое масло',
          en: 'Potatoes in their skins, rosemary, garlic, olive oil',
        },
        priceMinor: 6200,
        food: { ...has(), diets: ['vegetarian', 'vegan', 'gluten_free'], ...grams(220) },
      }),
      dish('inele-de-ceapa', {
        name: { ro: 'Inele de ceapă', ru: 'Луковые кольца', en: 'Onion rings' },
        ingredients: {
          ro: 'Ceapă dulce în aluat crocant',
          ru: 'Сладкий лук в хрустящем кляре',
          en: 'Sweet onion in crispy batter',
        },
        priceMinor: 6500,
        food: { ...has('gluten', 'eggs'), ...vegetarian, ...grams(160) },
      }),
    ],
  }),
  category('sosuri', {
    name: { ro: 'Sosuri', ru: 'Соусы', en: 'Sauces' },
    types: ['other'],
    dishes: [
      dish('sos-usturoi', {
        name: { ro: 'Sos de usturoi', ru: 'Чесночный соус', en: 'Garlic sauce' },
        ingredients: {
          ro: 'Smântână, maioneză, usturoi, mărar',
          ru: 'Сметана, майонез, чеснок, укроп',
          en: 'Sour cream, mayonnaise, garlic, dill',
        },
        priceMinor: 1500,
        food: { ...has('eggs', 'milk'), diets: ['vegetarian', 'gluten_free'], ...grams(40) },
      }),
      dish('sos-rosii-picant', {
        name: { ro: 'Sos de roșii picant', ru: 'Острый томатный соус', en: 'Spicy tomato sauce' },
        ingredients: {
          ro: 'Roșii, ardei iute, usturoi',
          ru: 'Томаты, чили, чеснок',
          en: 'Tomatoes, chilli, garlic',
        },
        priceMinor: 1500,
        food: {
          ...has(),
          diets: ['vegetarian', 'vegan', 'gluten_free'],
          spiciness: 2,
          ...grams(40),
        },
      }),
      dish('sos-bbq', {
        name: { ro: 'Sos BBQ', ru: 'Соус барбекю', en: 'BBQ sauce' },
        ingredients: {
          ro: 'Roșii, zahăr ars, muștar, fum de fag',
          ru: 'Томаты, карамель, горчица, буковый дымок',
          en: 'Tomatoes, caramelised sugar, mustard, beech smoke',
        },
        priceMinor: 1800,
        food: { ...has('celery', 'mustard'), ...vegan, ...grams(40) },
      }),
      dish('sos-pesto', {
        name: { ro: 'Pesto cu busuioc', ru: 'Песто с базиликом', en: 'Basil pesto' },
        ingredients: {
          ro: 'Busuioc, parmezan, muguri de pin, ulei de măsline',
          ru: 'Базилик, пармезан, кедровые орехи, оливковое масло',
          en: 'Basil, Parmesan, pine nuts, olive oil',
        },
        priceMinor: 2200,
        food: { ...has('milk', 'nuts'), diets: ['gluten_free'], ...grams(40) },
      }),
      dish('sos-gorgonzola', {
        name: { ro: 'Sos gorgonzola', ru: 'Соус горгонзола', en: 'Gorgonzola sauce' },
        ingredients: {
          ro: 'Gorgonzola, smântână dulce',
          ru: 'Горгонзола, сливки',
          en: 'Gorgonzola, cream',
        },
        priceMinor: 2200,
        food: { ...has('milk'), diets: ['gluten_free'], ...grams(40) },
      }),
      dish('miere-picanta', {
        name: { ro: 'Miere cu ardei iute', ru: 'Мёд с чили', en: 'Chilli honey' },
        ingredients: {
          ro: 'Miere de salcâm, ardei iute',
          ru: 'Акациевый мёд, перец чили',
          en: 'Acacia honey, chilli',
        },
        priceMinor: 1800,
        food: { ...has(), diets: ['vegetarian', 'gluten_free'], spiciness: 1, ...grams(30) },
      }),
    ],
  }),
];
