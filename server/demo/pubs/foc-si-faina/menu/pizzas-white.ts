import { has } from '../../../menu/food-facts.ts';
import { category, dish, dishWithPicture, type DemoCategory } from '../../../menu/menu-types.ts';

/** Pizzas without tomato sauce. */
export const whitePizzas: DemoCategory[] = [
  category('pizze-albe', {
    name: { ro: 'Pizze albe', ru: 'Белая пицца', en: 'White pizzas' },
    types: ['flour'],
    dishes: [
      dishWithPicture('quattro-formaggi', {
        name: { ro: 'Quattro formaggi', ru: 'Четыре сыра', en: 'Quattro formaggi' },
        ingredients: {
          ro: 'Mozzarella, gorgonzola, fontina, parmezan, piper negru',
          ru: 'Моцарелла, горгонзола, фонтина, пармезан, чёрный перец',
          en: 'Mozzarella, Gorgonzola, Fontina, Parmesan, black pepper',
        },
        priceMinor: 12500,
        food: { ...has('gluten', 'milk') },
      }),
      dishWithPicture('carbonara', {
        name: { ro: 'Carbonara', ru: 'Карбонара', en: 'Carbonara' },
        ingredients: {
          ro: 'Smântână dulce, mozzarella, guanciale, gălbenuș, pecorino, piper negru',
          ru: 'Сливки, моцарелла, гуанчиале, желток, пекорино, чёрный перец',
          en: 'Cream, mozzarella, guanciale, egg yolk, pecorino, black pepper',
        },
        priceMinor: 12500,
        food: { ...has('gluten', 'eggs', 'milk') },
      }),
      dish('pui-spanac', {
        name: { ro: 'Pui și spanac', ru: 'Курица и шпинат', en: 'Chicken and spinach' },
        ingredients: {
          ro: 'Smântână dulce, mozzarella, piept de pui, spanac, roșii cherry, usturoi',
          ru: 'Сливки, моцарелла, куриная грудка, шпинат, помидоры черри, чеснок',
          en: 'Cream, mozzarella, chicken breast, spinach, cherry tomatoes, garlic',
        },
        priceMinor: 12500,
        food: { ...has('gluten', 'milk') },
      }),
      dish('pere-gorgonzola', {
        name: { ro: 'Pere și gorgonzola', ru: 'Груша и горгонзола', en: 'Pear and Gorgonzola' },
        ingredients: {
          ro: 'Mozzarella, gorgonzola, pere, nuci, miere de salcâm',
          ru: 'Моцарелла, горгонзола, груша, грецкие орехи, акациевый мёд',
          en: 'Mozzarella, Gorgonzola, pears, walnuts, acacia honey',
        },
        priceMinor: 12500,
        food: { ...has('gluten', 'milk', 'nuts') },
      }),
      dish('tartufo', {
        name: { ro: 'Tartufo', ru: 'Тартуфо', en: 'Tartufo' },
        ingredients: {
          ro: 'Cremă de trufe, mozzarella, champignon brun, parmezan, rucola',
          ru: 'Трюфельный крем, моцарелла, коричневые шампиньоны, пармезан, руккола',
          en: 'Truffle cream, mozzarella, chestnut mushrooms, Parmesan, rocket',
        },
        priceMinor: 14500,
        food: { ...has('gluten', 'milk') },
      }),
      dish('somon-ricotta', {
        name: { ro: 'Somon și ricotta', ru: 'Лосось и рикотта', en: 'Salmon and ricotta' },
        ingredients: {
          ro: 'Ricotta, mozzarella, somon afumat, spanac, capere, lămâie',
          ru: 'Рикотта, моцарелла, копчёный лосось, шпинат, каперсы, лимон',
          en: 'Ricotta, mozzarella, smoked salmon, spinach, capers, lemon',
        },
        priceMinor: 14500,
        food: { ...has('gluten', 'fish', 'milk') },
      }),
    ],
  }),
];
