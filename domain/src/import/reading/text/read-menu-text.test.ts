import { expect, it, test } from 'vitest';
import { readRows, type ReadRow } from './testing-rows.ts';
import { readMenuText } from './read-menu-text.ts';

const romanian = `SUPE
Zeamă cu tăiței de casă 350 g ......... 55 lei
Ciorbă de burtă (smântână, ardei iute) 300/50 gr 75,00
Borș roșu cu carne de vită - 350g  65.-

GRĂTAR
1. Mici cu muștar 3 buc 90 LEI
Ceafă de porc la grătar 200/100/50 g – 1 250,00 lei
Somon	180 g	219
`;

const russian = `Пиццы:
Маргарита 30 см — 95 лей
томатный соус, моцарелла, базилик
Четыре сыра (дор-блю, пармезан) 500 г 145л.
Пицца 7 вкусов 40см 1.250,00 MDL

Напитки
Кока-кола 0,5 л
25 лей
Чай чёрный, 400 мл.....35
Эспрессо 40 ml 28=
`;

it('reads twelve dishes of two handmade menus', () => {
  expect([...readRows(romanian), ...readRows(russian)]).toEqual([
    ['SUPE', 'Zeamă cu tăiței de casă', '', '350 g', 5500],
    ['SUPE', 'Ciorbă de burtă', 'smântână, ardei iute', '300/50 gr', 7500],
    ['SUPE', 'Borș roșu cu carne de vită', '', '350g', 6500],
    ['GRĂTAR', 'Mici cu muștar', '', '3 buc', 9000],
    ['GRĂTAR', 'Ceafă de porc la grătar', '', '200/100/50 g', 125_000],
    ['GRĂTAR', 'Somon', '', '180 g', 21_900],
    ['Пиццы', 'Маргарита', 'томатный соус, моцарелла, базилик', '30 см', 9500],
    ['Пиццы', 'Четыре сыра', 'дор-блю, пармезан', '500 г', 14_500],
    ['Пиццы', 'Пицца 7 вкусов', '', '40см', 125_000],
    ['Напитки', 'Кока-кола', '', '0,5 л', 2500],
    ['Напитки', 'Чай чёрный', '', '400 мл.', 3500],
    ['Напитки', 'Эспрессо', '', '40 ml', 2800],
  ]);
});

test.each<[string, string, ReadRow[]]>([
  [
    'l and л after a large number are lei',
    'Пицца 145л.\nСок 45 л\nPlăcintă 60 L',
    [
      ['', 'Пицца', '', '', 14_500],
      ['', 'Сок', '', '', 4500],
      ['', 'Plăcintă', '', '', 6000],
    ],
  ],
  [
    'l and л after a small number before a price are litres',
    'Apă 1 L 25 lei\nПиво 0,5 л. 45\nVin 0.75l 180 lei',
    [
      ['', 'Apă', '', '1 L', 2500],
      ['', 'Пиво', '', '0,5 л.', 4500],
      ['', 'Vin', '', '0.75l', 18_000],
    ],
  ],
  [
    'a small number with l and nothing after it is a price',
    'Pâine 5 L',
    [['', 'Pâine', '', '', 500]],
  ],
  [
    'leaders of dots, points in the middle and underscores',
    'Zeamă……55\nBorș · · · · 65 lei\nPlov____70',
    [
      ['', 'Zeamă', '', '', 5500],
      ['', 'Borș', '', '', 6500],
      ['', 'Plov', '', '', 7000],
    ],
  ],
  ['a currency before the number', 'Steak € 25,50', [['', 'Steak', '', '', 2550]]],
  ['a counted thing is not a thousand', 'Set nr. 5 120 lei', [['', 'Set nr. 5', '', '', 12_000]]],
  [
    'a price from one to another is left to a person',
    'Raci 45-60 lei',
    [['', 'Raci', '', '', undefined]],
  ],
  [
    'a heading without a blank line before it',
    'Zeamă 55\nBăuturi calde\nCeai 25',
    [
      ['', 'Zeamă', '', '', 5500],
      ['Băuturi calde', 'Ceai', '', '', 2500],
    ],
  ],
  [
    'a heading between rules',
    '*** DESERT ***\n-----------\nPlăcintă 40',
    [['DESERT', 'Plăcintă', '', '', 4000]],
  ],
  [
    'a dish in capitals with its price below',
    'PIZZA MARGHERITA\n95 lei',
    [['', 'PIZZA MARGHERITA', '', '', 9500]],
  ],
  [
    'a text below in small letters or in brackets',
    'Sarmale 80 lei\n(carne de porc, orez)\nservite cu smântână',
    [['', 'Sarmale', 'carne de porc, orez, servite cu smântână', '', 8000]],
  ],
  [
    'a dish without a price is kept',
    'Supe:\nZeamă de casă, cu tăiței\nBorș 65',
    [
      ['Supe', 'Zeamă de casă, cu tăiței', '', '', undefined],
      ['Supe', 'Borș', '', '', 6500],
    ],
  ],
  [
    'the same name with other contents is another dish, and its weight is in its name',
    'Salată 250 g 60\n(roșii, castraveți)\nSalată 300 g 90\n(ton, ouă)',
    [
      ['', 'Salată 250 g', 'roșii, castraveți', '', 6000],
      ['', 'Salată 300 g', 'ton, ouă', '', 9000],
    ],
  ],
  [
    'a name with a hyphen stays whole',
    'Ciocolată caldă-albă 35',
    [['', 'Ciocolată caldă-albă', '', '', 3500]],
  ],
  [
    'a name with brackets in the middle stays whole',
    'Salată (mare) cu ton 95',
    [['', 'Salată (mare) cu ton', '', '', 9500]],
  ],
  [
    'lines that end as on Windows and old Macs',
    'Zeamă 55\r\nBorș 65\rPlov 70',
    [
      ['', 'Zeamă', '', '', 5500],
      ['', 'Borș', '', '', 6500],
      ['', 'Plov', '', '', 7000],
    ],
  ],
  ['nothing', ' \n\t\n', []],
])('%s', (_name, text, expected) => {
  expect(readRows(text)).toEqual(expected);
});

it('remembers the line of each dish', () => {
  expect(readMenuText(russian).map(({ line }) => line)).toEqual([2, 4, 5, 8, 10, 11]);
});

it('reads a long line of one kind of character quickly', () => {
  const began = Date.now();
  const pieces = [
    '.',
    ' ',
    '1',
    'a',
    '(',
    '/',
    '1/',
    '1 ',
    'a ',
    '5 l ',
    '1 l 5 ',
    'S 5 M 6 ',
    '95 - ',
    '95 x ',
    '9 g / ',
    '95 (',
    '<a ',
  ];
  for (const piece of pieces) {
    readMenuText(piece.repeat(20_000 / piece.length));
  }
  // Exponential work would not end at all.
  expect(Date.now() - began).toBeLessThan(60_000);
});

test.each([
  ['dishes', 'Zeamă cu găină 350 g 55 lei'],
  ['descriptions', 'ceapă, ouă'],
  ['names', 'Zeamă'],
  ['prices', '55 lei'],
  ['sizes', 'Vodka 50/500 ml 25/250'],
])('eight times as many lines of %s take nothing like sixty-four times as long', (_name, line) => {
  const timeOf = (count: number): number => {
    const began = Date.now();
    readMenuText(`${line}\n`.repeat(count));
    return Math.max(1, Date.now() - began);
  };
  // Between the 8 of linear work and the 64 of quadratic work; a busy machine may disturb some rounds, never all.
  const isLinear = () => timeOf(4000) / timeOf(500) < 32;
  expect(Array.from({ length: 10 }).some(isLinear)).toBe(true);
});
