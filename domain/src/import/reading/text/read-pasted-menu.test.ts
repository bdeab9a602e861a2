import { expect, test } from 'vitest';
import { readRows, type ReadRow } from './testing-rows.ts';

/** How menus are laid out in the documents from which they are copied. */
test.each<[string, string, ReadRow[]]>([
  [
    'weight, contents and price on lines of their own below the name',
    'FELURI\nRață\ncu piure și sos\n265 lei\nMămăligă\n300/100 g\n85 lei\nTochitură\n(porc, ou, brânză)\n450 g / 120 lei',
    [
      ['FELURI', 'Rață', 'cu piure și sos', '', 26_500],
      ['FELURI', 'Mămăligă', '', '300/100 g', 8500],
      ['FELURI', 'Tochitură', 'porc, ou, brânză', '450 g', 12_000],
    ],
  ],
  [
    'a dish in capitals or after a gap, with its contents and its price below it',
    'PIZZA MARGHERITA\nroșii, mozzarella\n95 lei\n\nPizza Diavola\nRoșii, mozzarella, salam\n120 lei',
    [
      ['', 'PIZZA MARGHERITA', 'roșii, mozzarella', '', 9500],
      ['', 'Pizza Diavola', 'Roșii, mozzarella, salam', '', 12_000],
    ],
  ],
  [
    'a name of two lines',
    'Mușchi de vită cu sos\nde piper verde 250 g 245 lei\nСалат с курицей,\nогурцами и сыром 98 лей',
    [
      ['', 'Mușchi de vită cu sos de piper verde', '', '250 g', 24_500],
      ['', 'Салат с курицей, огурцами и сыром', '', '', 9800],
    ],
  ],
  [
    'an empty line after each line is no gap',
    'SUPE\n\nZeamă 65 lei\n\ntăiței, găină\n\nClătite\n\n45 lei',
    [
      ['SUPE', 'Zeamă', 'tăiței, găină', '', 6500],
      ['SUPE', 'Clătite', '', '', 4500],
    ],
  ],
  [
    'a column of as many prices as names above it',
    'Ceai 20\nZeamă de casă\nBorș roșu\nMici\n65 lei\n350 g 70 lei\n72 lei\nPlov 80',
    [
      ['', 'Ceai', '', '', 2000],
      ['', 'Zeamă de casă', '', '', 6500],
      ['', 'Borș roșu', '', '350 g', 7000],
      ['', 'Mici', '', '', 7200],
      ['', 'Plov', '', '', 8000],
    ],
  ],
  [
    'a column of more or fewer prices than names is left to a person',
    'SUPE\nZeamă de casă\nBorș roșu\nMici\n65 lei\n70 lei',
    [
      ['SUPE', 'Zeamă de casă', '', '', undefined],
      ['SUPE', 'Borș roșu', '', '', undefined],
      ['SUPE', 'Mici', '', '', undefined],
      ['SUPE', '', '', '', 6500],
      ['SUPE', '', '', '', 7000],
    ],
  ],
  [
    'the ligatures, divided letters and soft hyphens of a PDF file',
    'Carto\uFB01 pra\u0306ji\u021Bi\u200B 40 lei\nMama\u0306\u00ADliga\u0306 30',
    [
      ['', 'Cartofi prăjiți', '', '', 4000],
      ['', 'Mamăligă', '', '', 3000],
    ],
  ],
  [
    'bullets of any kind',
    '• Mici 90\n\uF0B7\tPlov 80\no\tOrez 20\n▪ Mere 30\n➤ Tort 70\n✅ Suc 40\n2)Ceai 25\n3.Cafea 28',
    [
      ['', 'Mici', '', '', 9000],
      ['', 'Plov', '', '', 8000],
      ['', 'Orez', '', '', 2000],
      ['', 'Mere', '', '', 3000],
      ['', 'Tort', '', '', 7000],
      ['', 'Suc', '', '', 4000],
      ['', 'Ceai', '', '', 2500],
      ['', 'Cafea', '', '', 2800],
    ],
  ],
  [
    'weights without a unit, and several with units and slashes',
    'Борщ с пампушками 300/30/40 55\nSteak de vită 250 210 lei\nFrigărui 200g/50g/30g - 110 lei',
    [
      ['', 'Борщ с пампушками', '', '300/30/40 г', 5500],
      ['', 'Steak de vită 250', '', '', 21_000],
      ['', 'Frigărui', '', '200g/50g/30g', 11_000],
    ],
  ],
  [
    'a weight, a footnote or a full stop after the price',
    'Водка 50 мл/25 лей\nКофе 35 лей, 200мл\nCompot 20 lei (0,5 l)\nPlov - 80 lei - 300 g\nSos 45 lei *\nCeai 20.',
    [
      ['', 'Водка', '', '50 мл', 2500],
      ['', 'Кофе', '', '200мл', 3500],
      ['', 'Compot', '', '0,5 l', 2000],
      ['', 'Plov', '', '300 g', 8000],
      ['', 'Sos', '', '', 4500],
      ['', 'Ceai', '', '', 2000],
    ],
  ],
  ['a price with no bani behind a dash', 'Уха 220 г 78-00', [['', 'Уха', '', '220 г', 7800]]],
  [
    'several amounts in one line are left to a person, and the line is no heading',
    'Plov 120 lei/porție\nZeamă 65 lei, Mici 90 lei\nRaci 45-60 lei',
    [
      ['', 'Plov 120 lei/porție', '', '', undefined],
      ['', 'Zeamă 65 lei, Mici 90 lei', '', '', undefined],
      ['', 'Raci', '', '', undefined],
    ],
  ],
  [
    'several weights are no sizes',
    'Sarmale 6 buc 250/50 g 95',
    [['', 'Sarmale', '', '6 buc, 250/50 g', 9500]],
  ],
  [
    'dishes of two columns that stand in one line',
    'Platou rustic    145 lei          Zeamă 65 lei\nIcre\t95\tCiorbă de burtă\t350 g\t70\nSteak de vită   250   210\nPizza 32    Margherita    95',
    [
      ['', 'Platou rustic', '', '', 14_500],
      ['', 'Zeamă', '', '', 6500],
      ['', 'Icre', '', '', 9500],
      ['', 'Ciorbă de burtă', '', '350 g', 7000],
      ['', 'Steak de vită 250', '', '', 21_000],
      ['', 'Pizza 32 Margherita', '', '', 9500],
    ],
  ],
  [
    'hours and phones are no prices',
    'SUPE\nZeamă 65\nProgram: 10:00 - 23:00\nTel. 022 123 456',
    [
      ['SUPE', 'Zeamă', '', '', 6500],
      ['SUPE', 'Program', '10:00 - 23:00', '', undefined],
      ['SUPE', 'Tel. 022 123 456', '', '', undefined],
    ],
  ],
])('%s', (_name, text, expected) => {
  expect(readRows(text)).toEqual(expected);
});
