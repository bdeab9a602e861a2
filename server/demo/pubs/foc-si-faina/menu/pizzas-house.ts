import { has, vegan } from '../../../menu/food-facts.ts';
import { category, dish, dishWithPicture, type DemoCategory } from '../../../menu/menu-types.ts';

/** Pizzas that only this pizzeria has. */
export const housePizzas: DemoCategory[] = [
  category('pizzele-casei', {
    name: { ro: 'Pizzele casei', ru: 'Фирменная пицца', en: 'House pizzas' },
    types: ['flour', 'meat'],
    dishes: [
      dishWithPicture('moldoveneasca', {
        name: { ro: 'Moldovenească', ru: 'Молдавская', en: 'Moldovan' },
        ingredients: {
          ro: 'Sos de roșii, mozzarella, brânză de oi, pastramă de porc, gogoșari, ceapă roșie, mărar',
          ru: 'Томатный соус, моцарелла, овечья брынза, свиная пастрома, сладкий перец, красный лук, укроп',
          en: 'Tomato sauce, mozzarella, sheep’s cheese, pork pastrami, sweet pepper, red onion, dill',
        },
        priceMinor: 12500,
        food: { ...has('gluten', 'milk') },
      }),
      dish('ciobaneasca', {
        name: { ro: 'Ciobănească', ru: 'Чабанская', en: 'Shepherd’s' },
        ingredients: {
          ro: 'Smântână, brânză de oi, costiță afumată, ou, ceapă verde',
          ru: 'Сметана, овечья брынза, копчёная грудинка, яйцо, зелёный лук',
          en: 'Sour cream, sheep’s cheese, smoked bacon, egg, spring onion',
        },
        priceMinor: 12500,
        food: { ...has('gluten', 'eggs', 'milk') },
      }),
      dish('patru-carnuri', {
        name: { ro: 'Patru cărnuri', ru: 'Четыре мяса', en: 'Four meats' },
        ingredients: {
          ro: 'Sos de roșii, mozzarella, salam, costiță afumată, piept de pui, cârnați de casă',
          ru: 'Томатный соус, моцарелла, салями, копчёная грудинка, куриная грудка, домашние колбаски',
          en: 'Tomato sauce, mozzarella, salami, smoked bacon, chicken breast, homemade sausages',
        },
        priceMinor: 12500,
        food: { ...has('gluten', 'milk', 'mustard'), spiciness: 1 },
      }),
      dish('pui-bbq', {
        name: { ro: 'Pui BBQ', ru: 'Курица барбекю', en: 'BBQ chicken' },
        ingredients: {
          ro: 'Sos BBQ, mozzarella, piept de pui, porumb, ceapă roșie, ardei copt',
          ru: 'Соус барбекю, моцарелла, куриная грудка, кукуруза, красный лук, печёный перец',
          en: 'BBQ sauce, mozzarella, chicken breast, sweetcorn, red onion, roasted pepper',
        },
        priceMinor: 12500,
        food: { ...has('gluten', 'milk', 'celery', 'mustard') },
      }),
      dish('cheeseburger', {
        name: { ro: 'Cheeseburger', ru: 'Чизбургер', en: 'Cheeseburger' },
        ingredients: {
          ro: 'Sos burger, mozzarella, cheddar, vită tocată, castraveți murați, ceapă, susan',
          ru: 'Бургерный соус, моцарелла, чеддер, говяжий фарш, солёные огурцы, лук, кунжут',
          en: 'Burger sauce, mozzarella, Cheddar, minced beef, gherkins, onion, sesame',
        },
        priceMinor: 12500,
        food: { ...has('gluten', 'eggs', 'milk', 'mustard', 'sesame') },
      }),
      dish('foc', {
        name: { ro: 'Foc', ru: 'Огонь', en: 'Fire' },
        ingredients: {
          ro: 'Sos de roșii picant, mozzarella, ’nduja, salam picant, jalapeño, miere cu ardei iute',
          ru: 'Острый томатный соус, моцарелла, ндуйя, острая салями, халапеньо, мёд с чили',
          en: 'Spicy tomato sauce, mozzarella, ’nduja, spicy salami, jalapeños, chilli honey',
        },
        priceMinor: 12500,
        food: { ...has('gluten', 'milk'), spiciness: 3 },
      }),
      dish('gradina-verde', {
        name: { ro: 'Grădina verde', ru: 'Зелёный огород', en: 'Green garden' },
        ingredients: {
          ro: 'Sos de roșii, broccoli, spanac, dovlecel, măsline, roșii uscate, rucola',
          ru: 'Томатный соус, брокколи, шпинат, кабачок, оливки, вяленые томаты, руккола',
          en: 'Tomato sauce, broccoli, spinach, courgette, olives, sun-dried tomatoes, rocket',
        },
        priceMinor: 12500,
        food: { ...has('gluten'), ...vegan },
      }),
      dish('crudo-rucola', {
        name: { ro: 'Crudo și rucola', ru: 'Прошутто крудо и руккола', en: 'Crudo and rocket' },
        ingredients: {
          ro: 'Sos de roșii, mozzarella, prosciutto crudo, rucola, roșii cherry, parmezan',
          ru: 'Томатный соус, моцарелла, прошутто крудо, руккола, помидоры черри, пармезан',
          en: 'Tomato sauce, mozzarella, prosciutto crudo, rocket, cherry tomatoes, Parmesan',
        },
        priceMinor: 14500,
        food: { ...has('gluten', 'milk') },
      }),
      dish('fructe-de-mare', {
        name: { ro: 'Fructe de mare', ru: 'Морепродукты', en: 'Seafood' },
        ingredients: {
          ro: 'Sos de roșii, mozzarella, creveți, calmari, midii, anșoa, usturoi, pătrunjel',
          ru: 'Томатный соус, моцарелла, креветки, кальмары, мидии, анчоусы, чеснок, петрушка',
          en: 'Tomato sauce, mozzarella, prawns, squid, mussels, anchovies, garlic, parsley',
        },
        priceMinor: 14500,
        food: { ...has('gluten', 'crustaceans', 'fish', 'milk', 'molluscs') },
      }),
      dish('burrata-fistic', {
        name: { ro: 'Burrata și fistic', ru: 'Буррата и фисташки', en: 'Burrata and pistachio' },
        ingredients: {
          ro: 'Mozzarella, mortadella, burrata întreagă, pesto de fistic, coajă de lămâie',
          ru: 'Моцарелла, мортаделла, целая буррата, фисташковый песто, лимонная цедра',
          en: 'Mozzarella, mortadella, a whole burrata, pistachio pesto, lemon zest',
        },
        priceMinor: 14500,
        food: { ...has('gluten', 'milk', 'nuts') },
      }),
    ],
  }),
];
