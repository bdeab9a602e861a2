import { category, dish, type DemoCategory } from './menu-types.ts';

/** The starters: pies, small plates, salads and soups. */
export const kitchenFirst: DemoCategory[] = [
  category('placinte', {
    name: 'Plăcinte și învârtite',
    types: ['flour', 'home_food'],
    dishes: [
      dish('placinta-branza', {
        name: 'Plăcintă cu brânză și mărar',
        ingredients: 'Aluat de casă întins, brânză de oi și de vaci, ou, mărar, unt topit · 280 g',
        priceMinor: 6800,
      }),
      dish('placinta-cartofi', {
        name: 'Plăcintă cu cartofi și ceapă',
        ingredients:
          'Aluat de casă, cartofi, ceapă călită, mărar, ulei de floarea-soarelui · 280 g',
        priceMinor: 5800,
      }),
      dish('placinta-varza', {
        name: 'Plăcintă cu varză murată',
        ingredients: 'Aluat de casă, varză murată călită, ceapă, piper, mărar uscat · 280 g',
        priceMinor: 5800,
      }),
      dish('placinta-bostan', {
        name: 'Plăcintă cu bostan',
        ingredients: 'Aluat de casă, bostan plăcintar, zahăr, scorțișoară · 260 g',
        priceMinor: 6200,
        salePriceMinor: 5200,
      }),
      dish('invartita-visine', {
        name: 'Învârtită cu vișine',
        ingredients: 'Foi subțiri trase cu mâna, vișine, zahăr, pesmet, zahăr pudră · 220 g',
        priceMinor: 7200,
      }),
      dish('vertuta-nuci', {
        name: 'Vertută cu nuci și stafide',
        ingredients: 'Foi subțiri, nuci de Orhei, stafide, miere de salcâm · 220 g',
        priceMinor: 7800,
      }),
    ],
  }),
  category('gustari', {
    name: 'Gustări la mijloc de masă',
    types: ['snacks', 'home_food'],
    dishes: [
      dish('platou-moldovenesc', {
        name: 'Platou „La Nuc” pentru doi',
        ingredients:
          'Brânză de oi, cașcaval, pastramă de porc, cârnați uscați, roșii, măsline, nuci, struguri · 550 g',
        priceMinor: 24500,
        salePriceMinor: 21500,
      }),
      dish('vinete-coapte', {
        name: 'Salată de vinete coapte',
        ingredients:
          'Vinete coapte pe jar, ceapă, ulei de floarea-soarelui, roșii, pâine de casă · 200/80 g',
        priceMinor: 7200,
      }),
      dish('fasole-batuta', {
        name: 'Fasole bătută cu ceapă călită',
        ingredients: 'Fasole albă făcăluită, usturoi, ceapă călită cu boia dulce · 250 g',
        priceMinor: 6200,
      }),
      dish('zacusca', {
        name: 'Zacuscă cu pâine prăjită',
        ingredients: 'Vinete, gogoșari, roșii, ceapă, foi de dafin, pâine la grătar · 180/90 g',
        priceMinor: 6500,
      }),
      dish('muraturi', {
        name: 'Murături din beci',
        ingredients: 'Castraveți, gogonele, gogoșari, varză, usturoi, mărar, hrean · 350 g',
        priceMinor: 5800,
      }),
      dish('slanina-usturoi', {
        name: 'Slănină afumată cu usturoi',
        ingredients:
          'Slănină afumată în fum de vișin, usturoi, ceapă roșie, muștar, pâine de secară · 150/80 g',
        priceMinor: 7500,
      }),
    ],
  }),
  category('salate', {
    name: 'Salate',
    types: ['salad'],
    dishes: [
      dish('salata-taraneasca', {
        name: 'Salată țărănească cu brânză',
        ingredients:
          'Roșii de grădină, castraveți, ardei dulce, ceapă roșie, brânză de oi rasă, pătrunjel · 320 g',
        priceMinor: 8800,
      }),
      dish('salata-caesar', {
        name: 'Salată Caesar cu pui',
        ingredients:
          'Salată romană, piept de pui la grătar, parmezan, crutoane, sos cu anșoa · 300 g',
        priceMinor: 12500,
      }),
      dish('salata-boeuf', {
        name: 'Salată de boeuf',
        ingredients:
          'Cartofi, morcovi, mazăre, castraveți murați, carne de vită, maioneză de casă · 280 g',
        priceMinor: 7800,
        textColor: '#fff3d6',
      }),
      dish('salata-sfecla', {
        name: 'Salată de sfeclă coaptă cu nuci',
        ingredients: 'Sfeclă coaptă, brânză de capră, nuci, rucola, oțet de mere · 270 g',
        priceMinor: 9200,
      }),
      dish('salata-varza', {
        name: 'Salată de varză nouă',
        ingredients: 'Varză nouă, morcov, mărar, castravete, ulei nerafinat · 250 g',
        priceMinor: 5500,
      }),
    ],
  }),
  category('zeama-ciorbe', {
    name: 'Zeamă și ciorbe',
    types: ['soup', 'home_food'],
    dishes: [
      dish('zeama', {
        name: 'Zeamă de găină',
        ingredients:
          'Găină de casă, tăieței făcuți în casă, morcov, borș acru, leuștean, mărar · 400 g',
        priceMinor: 8200,
      }),
      dish('bors-rosu', {
        name: 'Borș roșu cu smântână',
        ingredients: 'Sfeclă, varză, cartofi, carne de porc, fasole, smântână, usturoi · 400/40 g',
        priceMinor: 8500,
      }),
      dish('ciorba-perisoare', {
        name: 'Ciorbă de perișoare',
        ingredients: 'Perișoare de vită și porc, orez, legume, roșii, leuștean · 400 g',
        priceMinor: 8800,
      }),
      dish('supa-ciuperci', {
        name: 'Supă-cremă de ciuperci',
        ingredients: 'Ciuperci de pădure, smântână dulce, cimbru, crutoane cu unt · 350 g',
        priceMinor: 9200,
        textColor: '#fff3d6',
      }),
      dish('okroska', {
        name: 'Okroșkă pe cvas',
        ingredients:
          'Cvas de casă, cartofi, ridichi, castraveți, ou, ceapă verde, smântână · 400 g',
        priceMinor: 7800,
        visible: false,
      }),
    ],
  }),
];
