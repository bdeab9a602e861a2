import { grams, has, vegan, vegetarian } from '../../../menu/food-facts.ts';
import { category, dish, dishWithPicture, type DemoCategory } from '../../../menu/menu-types.ts';

/** Pasta and soups. */
export const pasta: DemoCategory[] = [
  category('paste', {
    name: { ro: 'Paste', ru: 'Паста', en: 'Pasta' },
    types: ['pasta'],
    dishes: [
      dishWithPicture('spaghetti-carbonara', {
        name: { ro: 'Spaghetti carbonara', ru: 'Спагетти карбонара', en: 'Spaghetti carbonara' },
        ingredients: {
          ro: 'Guanciale, gălbenuș, pecorino, piper negru; fără smântână, ca la Roma',
          ru: 'Гуанчиале, желток, пекорино, чёрный перец; без сливок, как в Риме',
          en: 'Guanciale, egg yolk, pecorino, black pepper; no cream, as in Rome',
        },
        priceMinor: 11500,
        food: { ...has('gluten', 'eggs', 'milk'), ...grams(330) },
      }),
      dish('tagliatelle-bolognese', {
        name: {
          ro: 'Tagliatelle alla bolognese',
          ru: 'Тальятелле болоньезе',
          en: 'Tagliatelle alla bolognese',
        },
        ingredients: {
          ro: 'Ragù de vită și porc fiert trei ore, roșii, morcov, țelină, parmezan',
          ru: 'Рагу из говядины и свинины, томлённое три часа, томаты, морковь, сельдерей, пармезан',
          en: 'Beef and pork ragù simmered for three hours, tomatoes, carrot, celery, Parmesan',
        },
        priceMinor: 11800,
        food: { ...has('gluten', 'eggs', 'milk', 'celery'), ...grams(350) },
      }),
      dish('penne-arrabbiata', {
        name: { ro: 'Penne all’arrabbiata', ru: 'Пенне аррабьята', en: 'Penne all’arrabbiata' },
        ingredients: {
          ro: 'Roșii, usturoi, ardei iute, pătrunjel, ulei de măsline',
          ru: 'Томаты, чеснок, перец чили, петрушка, оливковое масло',
          en: 'Tomatoes, garlic, chilli, parsley, olive oil',
        },
        priceMinor: 9500,
        food: { ...has('gluten'), ...vegan, spiciness: 2, ...grams(320) },
      }),
      dish('lasagna', {
        name: { ro: 'Lasagna la cuptor', ru: 'Лазанья из печи', en: 'Oven-baked lasagne' },
        ingredients: {
          ro: 'Foi de ouă, ragù de vită, sos bechamel, mozzarella, parmezan',
          ru: 'Яичные листы, говяжье рагу, соус бешамель, моцарелла, пармезан',
          en: 'Egg pasta sheets, beef ragù, béchamel sauce, mozzarella, Parmesan',
        },
        priceMinor: 12900,
        food: { ...has('gluten', 'eggs', 'milk', 'celery'), ...grams(380) },
      }),
      dish('ravioli-ricotta', {
        name: {
          ro: 'Ravioli cu ricotta și spanac',
          ru: 'Равиоли с рикоттой и шпинатом',
          en: 'Ricotta and spinach ravioli',
        },
        ingredients: {
          ro: 'Aluat cu ouă, ricotta, spanac, unt cu salvie, parmezan',
          ru: 'Яичное тесто, рикотта, шпинат, масло с шалфеем, пармезан',
          en: 'Egg dough, ricotta, spinach, sage butter, Parmesan',
        },
        priceMinor: 12500,
        food: { ...has('gluten', 'eggs', 'milk'), ...grams(300) },
      }),
      dish('gnocchi-gorgonzola', {
        name: {
          ro: 'Gnocchi cu gorgonzola și nuci',
          ru: 'Ньокки с горгонзолой и орехами',
          en: 'Gnocchi with Gorgonzola and walnuts',
        },
        ingredients: {
          ro: 'Gnocchi din cartofi, gorgonzola, smântână dulce, nuci prăjite',
          ru: 'Картофельные ньокки, горгонзола, сливки, жареные орехи',
          en: 'Potato gnocchi, Gorgonzola, cream, toasted walnuts',
        },
        priceMinor: 12500,
        food: { ...has('gluten', 'eggs', 'milk', 'nuts'), ...grams(320) },
      }),
      dish('spaghetti-fructe-de-mare', {
        name: {
          ro: 'Spaghetti cu fructe de mare',
          ru: 'Спагетти с морепродуктами',
          en: 'Seafood spaghetti',
        },
        ingredients: {
          ro: 'Creveți, midii, calmari, roșii cherry, usturoi, vin alb',
          ru: 'Креветки, мидии, кальмары, помидоры черри, чеснок, белое вино',
          en: 'Prawns, mussels, squid, cherry tomatoes, garlic, white wine',
        },
        priceMinor: 16900,
        food: { ...has('gluten', 'crustaceans', 'molluscs'), ...grams(360) },
      }),
    ],
  }),
  category('supe', {
    name: { ro: 'Supe', ru: 'Супы', en: 'Soups' },
    types: ['soup'],
    dishes: [
      dishWithPicture('minestrone', {
        name: { ro: 'Minestrone', ru: 'Минестроне', en: 'Minestrone' },
        ingredients: {
          ro: 'Fasole albă, dovlecel, morcov, țelină, roșii, busuioc',
          ru: 'Белая фасоль, кабачок, морковь, сельдерей, томаты, базилик',
          en: 'White beans, courgette, carrot, celery, tomatoes, basil',
        },
        priceMinor: 7500,
        food: { ...has('celery'), ...vegan, ...grams(350) },
      }),
      dish('crema-rosii', {
        name: {
          ro: 'Supă-cremă de roșii coapte',
          ru: 'Крем-суп из печёных томатов',
          en: 'Roasted tomato soup',
        },
        ingredients: {
          ro: 'Roșii coapte, smântână dulce, busuioc, crutoane de focaccia',
          ru: 'Печёные томаты, сливки, базилик, гренки из фокаччи',
          en: 'Roasted tomatoes, cream, basil, focaccia croutons',
        },
        priceMinor: 7200,
        food: { ...has('gluten', 'milk'), ...vegetarian, ...grams(320, 40) },
      }),
      dish('supa-de-pui', {
        name: {
          ro: 'Supă de pui cu tăieței',
          ru: 'Куриный суп с лапшой',
          en: 'Chicken noodle soup',
        },
        ingredients: {
          ro: 'Pui de casă, tăieței, morcov, țelină, pătrunjel',
          ru: 'Домашняя курица, лапша, морковь, сельдерей, петрушка',
          en: 'Free-range chicken, noodles, carrot, celery, parsley',
        },
        priceMinor: 6900,
        food: { ...has('gluten', 'eggs', 'celery'), ...grams(350) },
      }),
    ],
  }),
];
