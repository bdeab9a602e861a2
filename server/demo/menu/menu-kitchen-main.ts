import { category, dish, type DemoCategory } from './menu-types.ts';

/** The main courses and desserts: mămăligă, the stove, the grill and the sweets. */
export const kitchenMain: DemoCategory[] = [
  category('mamaliga-casa', {
    name: 'Mămăligă și bucate de casă',
    types: ['home_food', 'meat'],
    dishes: [
      dish('mamaliga-branza', {
        name: 'Mămăligă cu brânză și smântână',
        ingredients: 'Mămăligă din mălai de la moară, brânză de oi, smântână de 25%, unt · 350 g',
        priceMinor: 9800,
      }),
      dish('mamaliga-tochitura', {
        name: 'Tochitură cu mămăligă',
        ingredients: 'Porc și cârnați în untură, mămăligă, ou ochi, brânză de oi, mujdei · 480 g',
        priceMinor: 15800,
      }),
      dish('sarmale-vita', {
        name: 'Sărmăluțe în foi de viță',
        ingredients: 'Foi de viță, carne de porc și vită, orez, mărar, smântână · 300/50 g',
        priceMinor: 12800,
      }),
      dish('sarmale-varza', {
        name: 'Sarmale în varză murată',
        ingredients:
          'Varză murată, carne de porc, orez, afumătură, sos de roșii, ardei iute · 320/50 g',
        priceMinor: 12200,
      }),
      dish('ardei-umpluti', {
        name: 'Ardei umpluți',
        ingredients: 'Ardei grași, carne de porc și vită, orez, sos de roșii, smântână · 350/50 g',
        priceMinor: 11800,
      }),
      dish('coltunasi', {
        name: 'Colțunași cu brânză',
        ingredients: 'Aluat subțire, brânză de vaci, unt topit, mărar, smântână · 280/50 g',
        priceMinor: 9600,
        textColor: '#fff3d6',
      }),
      dish('iepure-vin', {
        name: 'Iepure înăbușit în vin alb',
        ingredients: 'Iepure de casă, Fetească Albă, morcov, ceapă, cimbru, cartofi copți · 420 g',
        priceMinor: 19800,
        visible: false,
      }),
    ],
  }),
  category('gratar', {
    name: 'La grătar cu cărbuni',
    types: ['grill', 'meat'],
    dishes: [
      dish('mititei', {
        name: 'Mititei (5 bucăți)',
        ingredients: 'Carne de vită și oaie, usturoi, cimbru, muștar, pâine · 300/50/80 g',
        priceMinor: 13500,
        salePriceMinor: 11500,
      }),
      dish('frigarui-porc', {
        name: 'Frigărui de porc',
        ingredients: 'Ceafă de porc marinată în vin, ceapă, ardei dulce, sos de roșii · 300/50 g',
        priceMinor: 15800,
      }),
      dish('ceafa-porc', {
        name: 'Ceafă de porc la jar',
        ingredients: 'Ceafă de porc cu os, cartofi copți, mujdei de usturoi · 280/150 g',
        priceMinor: 16800,
      }),
      dish('pui-gratar', {
        name: 'Pulpă de pui la grătar',
        ingredients: 'Pulpă dezosată, boia, usturoi, salată de varză, lămâie · 260/100 g',
        priceMinor: 12800,
      }),
      dish('pastrav', {
        name: 'Păstrăv la grătar',
        ingredients: 'Păstrăv întreg, unt cu ierburi, lămâie, legume coapte · 300/100 g',
        priceMinor: 19200,
      }),
      dish('carnaciori', {
        name: 'Cârnăciori de casă',
        ingredients:
          'Carne de porc tocată din cuțit, usturoi, piper, varză călită, muștar · 280/120 g',
        priceMinor: 14200,
      }),
    ],
  }),
  category('dulciuri', {
    name: 'Dulciuri',
    types: ['dessert'],
    dishes: [
      dish('cusma-guguta', {
        name: 'Cușma lui Guguță',
        ingredients: 'Clătite cu vișine, cremă de smântână, ciocolată rasă · 200 g',
        priceMinor: 8900,
      }),
      dish('papanasi', {
        name: 'Papanași cu smântână și dulceață',
        ingredients: 'Brânză de vaci, smântână, dulceață de vișine · 250 g',
        priceMinor: 9200,
      }),
      dish('prune-nuci', {
        name: 'Prune umplute cu nuci',
        ingredients: 'Prune uscate, nuci, vin roșu, frișcă, scorțișoară · 180 g',
        priceMinor: 7800,
      }),
      dish('clatite-branza', {
        name: 'Clătite cu brânză dulce',
        ingredients: 'Clătite la cuptor, brânză de vaci, stafide, vanilie, smântână · 240 g',
        priceMinor: 7400,
        textColor: '#fff3d6',
      }),
      dish('baba-neagra', {
        name: 'Babă neagră',
        ingredients: 'Lapte, ouă, zahăr ars, cacao; coaptă încet, ca la nordul Moldovei · 150 g',
        priceMinor: 6800,
        salePriceMinor: 5500,
      }),
    ],
  }),
];
