import { category, dishWithPicture, type DemoCategory } from '../../../menu/menu-types.ts';

/** Pizzas that a guest puts together. */
export const pizzaOfYourOwn: DemoCategory[] = [
  category('pizza-ta', {
    name: { ro: 'Pizza așa cum o vrei', ru: 'Пицца на ваш вкус', en: 'Pizza your way' },
    types: ['flour', 'sales'],
    dishes: [
      dishWithPicture('doua-jumatati', {
        name: {
          ro: 'Pizza din două jumătăți',
          ru: 'Пицца из двух половинок',
          en: 'Half-and-half pizza',
        },
        ingredients: {
          ro: 'Alegi două pizze; prețul îl dă jumătatea mai scumpă',
          ru: 'Выберите две пиццы; цену определяет более дорогая половинка',
          en: 'Choose two pizzas; the dearer half sets the price',
        },
        priceMinor: 12900,
      }),
      dishWithPicture('pizza-compusa', {
        name: { ro: 'Compune-ți pizza', ru: 'Соберите свою пиццу', en: 'Build your own pizza' },
        ingredients: {
          ro: 'Blat, bază și mozzarella; trei adaosuri sunt incluse, cele mai ieftine',
          ru: 'Тесто, основа и моцарелла; три добавки включены, самые недорогие',
          en: 'Dough, base and mozzarella; three toppings are included, the cheapest ones',
        },
        priceMinor: 8500,
      }),
    ],
  }),
];
