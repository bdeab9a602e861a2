import { category, dish, type DemoCategory } from './menu-types.ts';

/** The bar, from the first coffee to the last divin. */
export const drinksCategories: DemoCategory[] = [
  category('cafea-ceai', {
    name: 'Cafea și ceai',
    types: ['other'],
    dishes: [
      dish('espresso', {
        name: 'Espresso',
        ingredients: '100% arabica, prăjită la Chișinău · 30 ml',
        priceMinor: 3000,
      }),
      dish('cappuccino', {
        name: 'Cappuccino',
        ingredients: 'Espresso dublu, lapte · 220 ml',
        priceMinor: 4600,
        textColor: '#fff3d6',
      }),
      dish('cafea-ibric', {
        name: 'Cafea la ibric',
        ingredients: 'Cafea măcinată fin, cardamom, o linguriță de dulceață · 90 ml',
        priceMinor: 3800,
      }),
      dish('ceai-catina', {
        name: 'Ceai de cătină cu miere',
        ingredients: 'Cătină, portocală, ghimbir, miere de salcâm · 500 ml',
        priceMinor: 6800,
      }),
      dish('ceai-tei', {
        name: 'Ceai de tei și mentă',
        ingredients: 'Flori de tei, mentă, lămâie · 500 ml',
        priceMinor: 5500,
      }),
    ],
  }),
  category('racoritoare', {
    name: 'Răcoritoare de casă',
    types: ['other'],
    dishes: [
      dish('compot-visine', {
        name: 'Compot de vișine',
        ingredients: 'Vișine, apă, puțin zahăr; din borcanele bunicii · 400 ml',
        priceMinor: 3800,
      }),
      dish('cvas', {
        name: 'Cvas de pâine',
        ingredients: 'Cvas de casă din pâine de secară, stafide · 400 ml',
        priceMinor: 4200,
        salePriceMinor: 3500,
      }),
      dish('limonada-menta', {
        name: 'Limonadă cu mentă',
        ingredients: 'Lămâie, mentă, miere, apă minerală · 400 ml',
        priceMinor: 5800,
      }),
      dish('must', {
        name: 'Must de struguri',
        ingredients: 'Must proaspăt de Moldova, doar în sezon · 300 ml',
        priceMinor: 4800,
      }),
    ],
  }),
  category('vinuri-divin', {
    name: 'Vinuri și divin',
    types: ['alcohol'],
    dishes: [
      dish('feteasca-neagra', {
        name: 'Fetească Neagră',
        ingredients: 'Vin roșu sec, Ștefan Vodă, recolta 2022 · 150 ml',
        priceMinor: 8500,
      }),
      dish('feteasca-alba', {
        name: 'Fetească Albă',
        ingredients: 'Vin alb sec, Codru, recolta 2024 · 150 ml',
        priceMinor: 7200,
      }),
      dish('rose-codru', {
        name: 'Rosé de Codru',
        ingredients: 'Vin roz sec din Rară Neagră, recolta 2024 · 150 ml',
        priceMinor: 7500,
      }),
      dish('divin', {
        name: 'Divin VSOP, 5 ani',
        ingredients: 'Distilat de vin învechit în butoi de stejar · 50 ml',
        priceMinor: 7800,
      }),
    ],
  }),
];
