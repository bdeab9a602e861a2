import { grams, has, vegetarian } from '../../../menu/food-facts.ts';
import { category, dish, dishWithPicture, type DemoCategory } from '../../../menu/menu-types.ts';

/** Desserts. */
export const desserts: DemoCategory[] = [
  category('deserturi', {
    name: { ro: 'Deserturi', ru: 'Десерты', en: 'Desserts' },
    types: ['dessert'],
    dishes: [
      dishWithPicture('tiramisu', {
        name: { ro: 'Tiramisù', ru: 'Тирамису', en: 'Tiramisù' },
        ingredients: {
          ro: 'Mascarpone, pișcoturi, espresso, marsala, cacao',
          ru: 'Маскарпоне, печенье савоярди, эспрессо, марсала, какао',
          en: 'Mascarpone, sponge fingers, espresso, Marsala, cocoa',
        },
        priceMinor: 8900,
        food: { ...has('gluten', 'eggs', 'milk'), alcohol: true, ...grams(170) },
      }),
      dish('panna-cotta', {
        name: {
          ro: 'Panna cotta cu zmeură',
          ru: 'Панна-котта с малиной',
          en: 'Raspberry panna cotta',
        },
        ingredients: {
          ro: 'Smântână dulce, vanilie, sos de zmeură',
          ru: 'Сливки, ваниль, малиновый соус',
          en: 'Cream, vanilla, raspberry sauce',
        },
        priceMinor: 7500,
        food: { ...has('milk'), diets: ['gluten_free'], ...grams(150) },
      }),
      dish('cannoli', {
        name: { ro: 'Cannoli sicilieni', ru: 'Сицилийские канноли', en: 'Sicilian cannoli' },
        ingredients: {
          ro: 'Tuburi crocante, ricotta, fistic, portocală confiată',
          ru: 'Хрустящие трубочки, рикотта, фисташки, апельсиновые цукаты',
          en: 'Crisp shells, ricotta, pistachios, candied orange',
        },
        priceMinor: 7900,
        food: { ...has('gluten', 'milk', 'nuts'), ...vegetarian, ...grams(140) },
      }),
      dish('pizza-cu-ciocolata', {
        name: {
          ro: 'Pizza cu ciocolată și alune',
          ru: 'Пицца с шоколадом и фундуком',
          en: 'Chocolate and hazelnut pizza',
        },
        ingredients: {
          ro: 'Blat de pizza, cremă de ciocolată cu alune, banane, alune prăjite',
          ru: 'Тесто для пиццы, шоколадно-ореховая паста, банан, жареный фундук',
          en: 'Pizza dough, chocolate and hazelnut spread, banana, toasted hazelnuts',
        },
        priceMinor: 10900,
        food: { ...has('gluten', 'soybeans', 'milk', 'nuts'), ...vegetarian, ...grams(350) },
      }),
      dish('inghetata', {
        name: { ro: 'Înghețată artizanală', ru: 'Авторское мороженое', en: 'Artisan ice cream' },
        ingredients: {
          ro: 'Un cornet; fiecare cupă în plus costă 30 de lei',
          ru: 'Один рожок; каждый следующий шарик — 30 леев',
          en: 'One cone; each further scoop is 30 lei',
        },
        priceMinor: 3500,
        food: { ...has('milk'), ...vegetarian, ...grams(60) },
      }),
    ],
  }),
];
