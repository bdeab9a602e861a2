import { category, dish, type DemoCategory } from './menu-types.ts';

/** Served until noon. */
export const breakfastCategories: DemoCategory[] = [
  category('oua', {
    name: 'Ouă de la țară',
    types: ['breakfast'],
    dishes: [
      dish('omleta', {
        name: 'Omletă cu brânză și verdeață',
        ingredients: 'Trei ouă de țară, brânză de oi, ceapă verde, mărar, roșii · 260 g',
        priceMinor: 7800,
      }),
      dish('ochiuri-slanina', {
        name: 'Ochiuri cu costiță',
        ingredients: 'Trei ouă ochi, costiță afumată, roșii coapte, pâine prăjită · 270/60 g',
        priceMinor: 8600,
      }),
      dish('scrob-mamaliga', {
        name: 'Scrob cu mămăligă',
        ingredients: 'Scrob din trei ouă, mămăligă prăjită, brânză de oi, smântână · 320 g',
        priceMinor: 8200,
        salePriceMinor: 6900,
      }),
      dish('saksuka', {
        name: 'Șakșuka cu gogoșari',
        ingredients: 'Ouă, sos de roșii și gogoșari, ceapă, chimen, pătrunjel, lipie · 340/60 g',
        priceMinor: 9400,
      }),
    ],
  }),
  category('dimineata-dulce', {
    name: 'Dimineață dulce',
    types: ['breakfast', 'dessert'],
    dishes: [
      dish('sirnichi', {
        name: 'Sârnichi cu dulceață de zmeură',
        ingredients: 'Brânză de vaci, ou, griș, smântână, dulceață de zmeură · 220/50 g',
        priceMinor: 8400,
      }),
      dish('terci-ovaz', {
        name: 'Terci de ovăz cu fructe',
        ingredients: 'Ovăz pe lapte, măr, afine, nuci, miere de tei · 300 g',
        priceMinor: 6200,
        textColor: '#fff3d6',
      }),
      dish('clatite-miere', {
        name: 'Clătite cu miere și nuci',
        ingredients: 'Clătite subțiri, miere de salcâm, nuci prăjite, unt · 220 g',
        priceMinor: 6800,
      }),
    ],
  }),
];
