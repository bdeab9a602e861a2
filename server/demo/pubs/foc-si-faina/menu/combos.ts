import {
  category,
  dish,
  dishWithPicture,
  onWorkingDays,
  type DemoCategory,
} from '../../../menu/menu-types.ts';

/** Combos for an evening, and lunches of working days. */
export const combos: DemoCategory[] = [
  category('combo', {
    name: { ro: 'Combo-uri', ru: 'Комбо', en: 'Combos' },
    types: ['sales'],
    dishes: [
      dishWithPicture('combo-pentru-doi', {
        name: { ro: 'Combo pentru doi', ru: 'Комбо на двоих', en: 'Combo for two' },
        ingredients: {
          ro: 'Două pizze de 32 cm și o băutură',
          ru: 'Две пиццы 32 см и один напиток',
          en: 'Two 32 cm pizzas and one drink',
        },
        priceMinor: 27900,
      }),
      dish('combo-de-familie', {
        name: { ro: 'Combo de familie', ru: 'Семейное комбо', en: 'Family combo' },
        ingredients: {
          ro: 'Trei pizze de 32 cm, o garnitură și două băuturi',
          ru: 'Три пиццы 32 см, один гарнир и два напитка',
          en: 'Three 32 cm pizzas, one side and two drinks',
        },
        priceMinor: 42900,
      }),
      dish('combo-film', {
        name: { ro: 'Combo „Seară de film”', ru: 'Комбо «Киновечер»', en: '“Film night” combo' },
        ingredients: {
          ro: 'O pizza de 32 cm, cartofi prăjiți, un sos și o băutură',
          ru: 'Пицца 32 см, картофель фри, один соус и один напиток',
          en: 'One 32 cm pizza, chips, one sauce and one drink',
        },
        priceMinor: 19900,
      }),
    ],
  }),
  category('pranz', {
    name: { ro: 'Prânz', ru: 'Ланч', en: 'Lunch' },
    servingHours: onWorkingDays(11 * 60 + 30, 15 * 60),
    types: ['home_food', 'sales'],
    dishes: [
      dishWithPicture('pranz-cu-pizza', {
        name: { ro: 'Prânz cu pizza', ru: 'Ланч с пиццей', en: 'Pizza lunch' },
        ingredients: {
          ro: 'Pizza de 25 cm, supă sau salată, băutură',
          ru: 'Пицца 25 см, суп или салат, напиток',
          en: 'A 25 cm pizza, soup or salad, a drink',
        },
        priceMinor: 12500,
      }),
      dish('pranz-cu-paste', {
        name: { ro: 'Prânz cu paste', ru: 'Ланч с пастой', en: 'Pasta lunch' },
        ingredients: {
          ro: 'O porție de paste, supă sau salată, băutură',
          ru: 'Порция пасты, суп или салат, напиток',
          en: 'A portion of pasta, soup or salad, a drink',
        },
        priceMinor: 11900,
      }),
      dish('pranz-usor', {
        name: { ro: 'Prânz ușor', ru: 'Лёгкий ланч', en: 'Light lunch' },
        ingredients: {
          ro: 'Supă, salată, focaccia, băutură',
          ru: 'Суп, салат, фокачча, напиток',
          en: 'Soup, salad, focaccia, a drink',
        },
        priceMinor: 9500,
      }),
    ],
  }),
];
