import { has, vegan, vegetarian } from '../../../menu/food-facts.ts';
import { category, dish, dishWithPicture, type DemoCategory } from '../../../menu/menu-types.ts';

/** Pizzas on tomato sauce. */
export const classicPizzas: DemoCategory[] = [
  category('pizze-clasice', {
    name: { ro: 'Pizze clasice', ru: 'Классическая пицца', en: 'Classic pizzas' },
    types: ['flour'],
    dishes: [
      dishWithPicture('marinara', {
        name: { ro: 'Marinara', ru: 'Маринара', en: 'Marinara' },
        ingredients: {
          ro: 'Roșii San Marzano, usturoi, oregano, busuioc, ulei de măsline',
          ru: 'Томаты Сан-Марцано, чеснок, орегано, базилик, оливковое масло',
          en: 'San Marzano tomatoes, garlic, oregano, basil, olive oil',
        },
        priceMinor: 8900,
        food: { ...has('gluten'), ...vegan },
      }),
      dishWithPicture('margherita', {
        name: { ro: 'Margherita', ru: 'Маргарита', en: 'Margherita' },
        ingredients: {
          ro: 'Sos de roșii, mozzarella fior di latte, busuioc, ulei de măsline',
          ru: 'Томатный соус, моцарелла фьор ди латте, базилик, оливковое масло',
          en: 'Tomato sauce, mozzarella fior di latte, basil, olive oil',
        },
        priceMinor: 8900,
        food: { ...has('gluten', 'milk'), ...vegetarian },
      }),
      dishWithPicture('funghi', {
        name: { ro: 'Funghi', ru: 'Фунги', en: 'Funghi' },
        ingredients: {
          ro: 'Sos de roșii, mozzarella, champignon, usturoi, pătrunjel',
          ru: 'Томатный соус, моцарелла, шампиньоны, чеснок, петрушка',
          en: 'Tomato sauce, mozzarella, button mushrooms, garlic, parsley',
        },
        priceMinor: 8900,
        food: { ...has('gluten', 'milk'), ...vegetarian },
      }),
      dishWithPicture('prosciutto-funghi', {
        name: { ro: 'Prosciutto e funghi', ru: 'Прошутто э фунги', en: 'Prosciutto e funghi' },
        ingredients: {
          ro: 'Sos de roșii, mozzarella, șuncă, champignon, oregano',
          ru: 'Томатный соус, моцарелла, ветчина, шампиньоны, орегано',
          en: 'Tomato sauce, mozzarella, ham, button mushrooms, oregano',
        },
        priceMinor: 10900,
        food: { ...has('gluten', 'milk') },
      }),
      dishWithPicture('diavola', {
        name: { ro: 'Diavola', ru: 'Дьявола', en: 'Diavola' },
        ingredients: {
          ro: 'Sos de roșii, mozzarella, salam picant, ardei iute, măsline',
          ru: 'Томатный соус, моцарелла, острая салями, перец чили, маслины',
          en: 'Tomato sauce, mozzarella, spicy salami, chilli, olives',
        },
        priceMinor: 10900,
        food: { ...has('gluten', 'milk'), spiciness: 2 },
      }),
      dishWithPicture('capricciosa', {
        name: { ro: 'Capricciosa', ru: 'Капричоза', en: 'Capricciosa' },
        ingredients: {
          ro: 'Sos de roșii, mozzarella, șuncă, champignon, anghinare, măsline',
          ru: 'Томатный соус, моцарелла, ветчина, шампиньоны, артишоки, маслины',
          en: 'Tomato sauce, mozzarella, ham, button mushrooms, artichokes, olives',
        },
        priceMinor: 10900,
        food: { ...has('gluten', 'milk') },
      }),
      dish('hawaii', {
        name: { ro: 'Hawaii', ru: 'Гавайская', en: 'Hawaii' },
        ingredients: {
          ro: 'Sos de roșii, mozzarella, șuncă, ananas',
          ru: 'Томатный соус, моцарелла, ветчина, ананас',
          en: 'Tomato sauce, mozzarella, ham, pineapple',
        },
        priceMinor: 10900,
        food: { ...has('gluten', 'milk') },
      }),
      dishWithPicture('vegetariana', {
        name: { ro: 'Vegetariana', ru: 'Вегетарианская', en: 'Vegetariana' },
        ingredients: {
          ro: 'Sos de roșii, mozzarella, dovlecel, vinete, ardei copt, roșii cherry',
          ru: 'Томатный соус, моцарелла, кабачок, баклажан, печёный перец, помидоры черри',
          en: 'Tomato sauce, mozzarella, courgette, aubergine, roasted pepper, cherry tomatoes',
        },
        priceMinor: 10900,
        food: { ...has('gluten', 'milk'), ...vegetarian },
      }),
      dish('napoletana', {
        name: { ro: 'Napoletana', ru: 'Неаполитанская', en: 'Napoletana' },
        ingredients: {
          ro: 'Sos de roșii, mozzarella, anșoa, capere, oregano',
          ru: 'Томатный соус, моцарелла, анчоусы, каперсы, орегано',
          en: 'Tomato sauce, mozzarella, anchovies, capers, oregano',
        },
        priceMinor: 10900,
        food: { ...has('gluten', 'fish', 'milk') },
      }),
      dish('quattro-stagioni', {
        name: { ro: 'Quattro stagioni', ru: 'Четыре сезона', en: 'Quattro stagioni' },
        ingredients: {
          ro: 'Sos de roșii, mozzarella; în patru sferturi: șuncă, champignon, anghinare, măsline',
          ru: 'Томатный соус, моцарелла; по четвертям: ветчина, шампиньоны, артишоки, маслины',
          en: 'Tomato sauce, mozzarella; in four quarters: ham, button mushrooms, artichokes, olives',
        },
        priceMinor: 12500,
        food: { ...has('gluten', 'milk') },
      }),
      dish('tonno-cipolla', {
        name: { ro: 'Tonno e cipolla', ru: 'Тонно э чиполла', en: 'Tonno e cipolla' },
        ingredients: {
          ro: 'Sos de roșii, mozzarella, ton, ceapă roșie, capere',
          ru: 'Томатный соус, моцарелла, тунец, красный лук, каперсы',
          en: 'Tomato sauce, mozzarella, tuna, red onion, capers',
        },
        priceMinor: 12500,
        food: { ...has('gluten', 'fish', 'milk') },
      }),
    ],
  }),
];
