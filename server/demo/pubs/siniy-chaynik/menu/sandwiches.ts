import { grams, has, vegan, vegetarian } from '../../../menu/food-facts.ts';
import { category, dish, dishWithPicture, type DemoCategory } from '../../../menu/menu-types.ts';

/** Sandwiches, soups and salads. */
export const sandwiches: DemoCategory[] = [
  category('sendvichi', {
    name: { ro: 'Sandvișuri', ru: 'Сэндвичи', en: 'Sandwiches' },
    types: ['snacks'],
    dishes: [
      dishWithPicture('sendvich-kuritsa', {
        name: {
          ro: 'Sandviș cu pui și pesto',
          ru: 'Сэндвич с курицей и песто',
          en: 'Chicken and pesto sandwich',
        },
        ingredients: {
          ro: 'Piept de pui, pesto de roșii uscate, salată, castravete, maioneză',
          ru: 'Куриная грудка, песто из вяленых томатов, салат, огурец, майонез',
          en: 'Chicken breast, sun-dried tomato pesto, lettuce, cucumber, mayonnaise',
        },
        priceMinor: 8500,
        food: { ...has('gluten', 'eggs', 'mustard'), ...grams(260) },
      }),
      dish('sendvich-losos', {
        name: { ro: 'Sandviș cu somon', ru: 'Сэндвич с лососем', en: 'Salmon sandwich' },
        ingredients: {
          ro: 'Somon ușor sărat, cremă de brânză, castravete, mărar, lămâie',
          ru: 'Слабосолёный лосось, сливочный сыр, огурец, укроп, лимон',
          en: 'Cured salmon, cream cheese, cucumber, dill, lemon',
        },
        priceMinor: 11500,
        food: { ...has('gluten', 'fish', 'milk'), ...grams(240) },
      }),
      dish('sendvich-indeyka', {
        name: {
          ro: 'Sandviș cu curcan și brie',
          ru: 'Сэндвич с индейкой и бри',
          en: 'Turkey and Brie sandwich',
        },
        ingredients: {
          ro: 'Curcan copt, brie, merișoare, muștar de Dijon, rucola',
          ru: 'Запечённая индейка, бри, клюква, дижонская горчица, руккола',
          en: 'Roast turkey, Brie, cranberries, Dijon mustard, rocket',
        },
        priceMinor: 9200,
        food: { ...has('gluten', 'milk', 'mustard'), ...grams(250) },
      }),
      dish('sendvich-khumus', {
        name: {
          ro: 'Sandviș cu humus și legume',
          ru: 'Сэндвич с хумусом и овощами',
          en: 'Hummus and vegetable sandwich',
        },
        ingredients: {
          ro: 'Humus, ardei copt, morcov murat, spanac, avocado',
          ru: 'Хумус, печёный перец, маринованная морковь, шпинат, авокадо',
          en: 'Hummus, roasted pepper, pickled carrot, spinach, avocado',
        },
        priceMinor: 7500,
        food: { ...has('gluten', 'sesame'), ...vegan, ...grams(250) },
      }),
      dish('tost-syr', {
        name: {
          ro: 'Toast cu trei brânzeturi',
          ru: 'Тост с тремя сырами',
          en: 'Three-cheese toastie',
        },
        ingredients: {
          ro: 'Cașcaval, mozzarella, cheddar, unt',
          ru: 'Кашкавал, моцарелла, чеддер, масло',
          en: 'Cașcaval, mozzarella, Cheddar, butter',
        },
        priceMinor: 6900,
        food: { ...has('gluten', 'milk'), ...vegetarian, ...grams(180) },
      }),
    ],
  }),
  category('supy-salaty', {
    name: { ro: 'Supe și salate', ru: 'Супы и салаты', en: 'Soups and salads' },
    types: ['soup', 'salad'],
    dishes: [
      dishWithPicture('sup-tykva', {
        name: { ro: 'Supă-cremă de bostan', ru: 'Тыквенный крем-суп', en: 'Pumpkin soup' },
        ingredients: {
          ro: 'Bostan copt, smântână dulce, ghimbir, semințe de bostan',
          ru: 'Печёная тыква, сливки, имбирь, тыквенные семечки',
          en: 'Roasted pumpkin, cream, ginger, pumpkin seeds',
        },
        priceMinor: 7200,
        food: { ...has('milk'), diets: ['vegetarian', 'gluten_free'], ...grams(320) },
      }),
      dish('zama', {
        name: { ro: 'Zeamă de găină', ru: 'Зама', en: 'Zeamă, chicken noodle soup' },
        ingredients: {
          ro: 'Găină de casă, tăieței, morcov, borș acru, leuștean',
          ru: 'Домашняя курица, лапша, морковь, кислый борш, любисток',
          en: 'Free-range hen, noodles, carrot, sour bran borș, lovage',
        },
        priceMinor: 7500,
        food: { ...has('gluten', 'eggs', 'celery'), ...grams(350) },
        picture: 'zeama',
      }),
      dish('salat-tsezar', {
        name: {
          ro: 'Salată Caesar cu pui',
          ru: 'Салат «Цезарь» с курицей',
          en: 'Chicken Caesar salad',
        },
        ingredients: {
          ro: 'Salată romană, piept de pui, parmezan, crutoane, sos cu anșoa',
          ru: 'Салат романо, куриная грудка, пармезан, гренки, соус с анчоусами',
          en: 'Romaine lettuce, chicken breast, Parmesan, croutons, anchovy dressing',
        },
        priceMinor: 10500,
        food: { ...has('gluten', 'eggs', 'fish', 'milk', 'mustard'), ...grams(270) },
        picture: 'salata-caesar',
      }),
      dish('salat-svyokla', {
        name: {
          ro: 'Salată de sfeclă cu brânză de capră',
          ru: 'Салат из свёклы с козьим сыром',
          en: 'Beetroot salad with goat’s cheese',
        },
        ingredients: {
          ro: 'Sfeclă coaptă, brânză de capră, nuci, rucola',
          ru: 'Печёная свёкла, козий сыр, грецкие орехи, руккола',
          en: 'Roasted beetroot, goat’s cheese, walnuts, rocket',
        },
        priceMinor: 8900,
        food: { ...has('milk', 'nuts'), diets: ['vegetarian', 'gluten_free'], ...grams(250) },
        picture: 'salata-sfecla',
      }),
    ],
  }),
];
