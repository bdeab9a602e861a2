import { expect, test } from 'vitest';
import { readWhole } from './testing-rows.ts';

/** Each row as `category|name|weight|price|sizes|doubts`. */
test.each<[string, string, string[]]>([
  [
    'prices and weights on lines of their own below the name',
    'TĂRIE\nVermut alb\n50 ml / 1 l\n40 / 650 MDL\nRom închis 1 l\n760 MDL\nCOPII\n55 MDL\n460g',
    [
      'TĂRIE|Vermut alb||40|50 ml = 40, 1 l = 650 MDL|',
      'TĂRIE|Rom închis|1 l|760 MDL||',
      'TĂRIE|COPII|460g|55 MDL||',
    ],
  ],
  [
    'as many prices as weights in a line',
    'Vodka 50/500 ml 25/250\nBere 0,3 l / 0,5 l – 30/40 lei\nPizza 30/40 cm 450/700 g 95/145',
    [
      '|Vodka||25|50 ml = 25, 500 ml = 250|',
      '|Bere||30|0,3 l = 30, 0,5 l = 40 lei|',
      '|Pizza||95|30 cm, 450 g = 95, 40 cm, 700 g = 145|',
    ],
  ],
  [
    'a price after each size',
    'Cabernet 150 ml 55 / 750 ml 260\nMargherita S - 90 M - 120 L - 150\n4 сыра 30см 140, 40см 180\nVin 150 ml 45 lei, 750 ml 220 lei',
    [
      '|Cabernet||55|150 ml = 55, 750 ml = 260|',
      '|Margherita||90|S = 90, M = 120, L = 150|',
      '|4 сыра||140|30см = 140, 40см = 180|',
      '|Vin||45 lei|150 ml = 45 lei, 750 ml = 220 lei|',
    ],
  ],
  [
    'sizes that a heading names',
    'VODKA 50 ml / 700 ml\nAbsolut 40/650\nVinuri albe\n150 ml / 750 ml\nChardonnay 55 / 260',
    [
      'VODKA|Absolut||40|50 ml = 40, 700 ml = 650|',
      'Vinuri albe|Chardonnay||55|150 ml = 55, 750 ml = 260|',
    ],
  ],
  [
    'a name that stands there with another size',
    'Coca-Cola 0,33 л 20\nCoca-Cola 0,5 л 25\nFanta 0,5 л 25',
    ['|Coca-Cola||20|0,33 л = 20, 0,5 л = 25|', '|Fanta|0,5 л|25||'],
  ],
  [
    'prices whose sizes nothing names, and more prices than weights',
    'Vodka\n50/800\nBere 0,3 l / 0,5 l / 1 l 30/40 lei',
    [
      '|Vodka||50| = 50,  = 800|price_ambiguous',
      '|Bere|0,3 l, 0,5 l, 1 l|30| = 30,  = 40 lei|price_ambiguous',
    ],
  ],
  [
    'a second price below a dish that has one',
    'Борщ 65 lei\n70 lei',
    ['|Борщ||65 lei||', '|||70 lei||'],
  ],
  [
    'names above a column of prices, which ends with it',
    'SUPE\nZeamă\nBorș\n55\n65\ncu smântână',
    [
      'SUPE|Zeamă||55||price_by_position',
      'SUPE|Borș||65||price_by_position',
      'SUPE|cu smântână||||price_is_missing',
    ],
  ],
  [
    'a weight below a heading: of no dish above it',
    'SUPE\nZeamă 55\nDESERT\n150 g\nTort 60',
    ['SUPE|Zeamă||55||', 'DESERT|Tort||60||'],
  ],
  [
    'addresses among dishes',
    'Supe\nwww.lanuc.md\nZeamă 55\ninfo@lanuc.md\nBorș 60\nsupa.jpg',
    ['Supe|Zeamă||55||', 'Supe|Borș||60||'],
  ],
  [
    'a weight without a unit above a price',
    'Котлета\n180/50\n95 лей',
    ['|Котлета|180/50 г|95 лей||'],
  ],
  [
    'a litre beside its price',
    'Vodka 1 l / 250 MDL\nRom 1 l\n760 MDL',
    ['|Vodka|1 l|250 MDL||', '|Rom|1 l|760 MDL||'],
  ],
  [
    'a litre or a leu: by the other prices, and doubtful without them',
    'Vodka 1 l\nBere 25 lei',
    ['|Vodka|1 l|||price_is_missing', '|Bere||25 lei||'],
  ],
  ['a leu that may be a litre', 'Pâine 5 L', ['|Pâine||5 L||price_ambiguous']],
  [
    'a price far above three others, which may be two numbers',
    'Ceai 20\nCafea 25\nSuc 30\nTort 1 250 lei',
    ['|Ceai||20||', '|Cafea||25||', '|Suc||30||', '|Tort||1 250 lei||price_ambiguous'],
  ],
  [
    'numbers that may be one price or two',
    'Steak 250 210\nSos 30 120 lei\nCeai 20\nTort 1 250 lei\nVin 2019 180\nSet nr. 5 120 lei\nVită 250 210 lei',
    [
      '|Steak 250||210||price_ambiguous',
      '|Sos||30 120 lei||price_ambiguous',
      '|Ceai||20||',
      '|Tort||1 250 lei||price_ambiguous',
      '|Vin 2019||180||',
      '|Set nr. 5||120 lei||',
      '|Vită 250||210 lei||',
    ],
  ],
  [
    'prices from one to another, and one of two',
    'Пицца от 95 до 145 лей\nPizza de la 95 la 145 lei\nFocaccia 95-145 lei\nCalzone între 95 și 145 lei\nRisotto 95 sau 145 lei\nПаста 95 или 145\nPizza 95—145',
    [
      '|Пицца||от 95 до 145 лей||',
      '|Pizza||de la 95 la 145 lei||',
      '|Focaccia||95-145 lei||',
      '|Calzone||între 95 și 145 lei||',
      '|Risotto||95 sau 145 lei||',
      '|Паста||95 или 145||',
      '|Pizza||95—145||',
    ],
  ],
  [
    'a price before and after, with another in brackets, of several, with something more',
    'Pizza 120 → 99\nCalzone 120 lei -> 99 lei\nPlov 90 (85)\nMiel 95 lei (5 €)\nMici 2 x 50 lei\nCafea 95 + 15\nPește 95+ lei\n1+1\nPizza 1+1 95 lei',
    [
      '|Pizza||120 → 99||',
      '|Calzone||120 lei -> 99 lei||',
      '|Plov||90 (85)||',
      '|Miel||95 lei (5 €)||',
      '|Mici||2 x 50 lei||',
      '|Cafea||95 + 15||',
      '|Pește||95+ lei||',
      '1+1|Pizza 1+1||95 lei||',
    ],
  ],
  [
    'a lowest, a highest and an approximate price',
    'Пицца от 95\nPizza de la 95 lei\nRibs from 95 lei\nPește până la 95 lei\nTort ~95 lei\nMici 2 buc x 50 lei\nПицца от шефа 95 лей\nПицца 7 up 20\nCeai 20',
    [
      '|Пицца||95||price_ambiguous',
      '|Pizza||95 lei||price_ambiguous',
      '|Ribs||95 lei||price_ambiguous',
      '|Pește||95 lei||price_ambiguous',
      '|Tort||95 lei||price_ambiguous',
      '|Mici|2 buc|50 lei||price_ambiguous',
      '|Пицца от шефа||95 лей||',
      '|Пицца 7 up||20||',
      '|Ceai||20||',
    ],
  ],
  [
    'a dash before a price, or in the middle of it',
    'Pizza 95 – 145 lei\nSupă 95…145 lei\nPaste 95, 145 lei\nКола 500 — 25 лей\nVin 2019 – 2100 lei\nRulouri 12 – 120 lei\nSet nr. 5 – 12 lei',
    [
      '|Pizza 95||145 lei||price_ambiguous',
      '|Supă 95||145 lei||price_ambiguous',
      '|Paste 95||145 lei||price_ambiguous',
      '|Кола 500||25 лей||',
      '|Vin 2019||2100 lei||',
      '|Rulouri 12||120 lei||',
      '|Set nr. 5||12 lei||',
    ],
  ],
  [
    'thousands among thousands',
    'Tort 1 250 lei\nPlatou 1 100 lei\nMiel 900 lei\nVițel 850 lei\nIed 990 lei',
    [
      '|Tort||1 250 lei||',
      '|Platou||1 100 lei||',
      '|Miel||900 lei||',
      '|Vițel||850 lei||',
      '|Ied||990 lei||',
    ],
  ],
  [
    'prices matched by their position',
    'SUPE\nZeamă de casă\nBorș roșu\n65 lei\n70 lei',
    ['SUPE|Zeamă de casă||65 lei||price_by_position', 'SUPE|Borș roșu||70 lei||price_by_position'],
  ],
  ['a price of nothing', 'Apă 0\nCeai 20', ['|Apă||0||price_is_zero', '|Ceai||20||']],
  [
    'links and buttons of a page, and its list of categories',
    'Acasă\nDespre noi\nContacte\nSalate\nSupe\nPizza\nSalate\nCezar 90\nÎn coș\nSupe\nZeamă 55\nÎn coș\nPizza\nMargherita 95\nÎn coș\nTermeni și condiții\n© 2024 Casa',
    ['Salate|Cezar||90||', 'Supe|Zeamă||55||', 'Pizza|Margherita||95||'],
  ],
  ['links beside each other', 'Главная / О нас / Контакты\nСупы\nБорщ 65', ['Супы|Борщ||65||']],
  [
    'names without prices that are no links',
    'SUPE:\nZeamă de casă\nBorș roșu\nMici la grătar\nCeai 20',
    [
      'SUPE|Zeamă de casă||||price_is_missing',
      'SUPE|Borș roșu||||price_is_missing',
      'Mici la grătar|Ceai||20||',
    ],
  ],
])('%s', (_name, text, expected) => {
  expect(readWhole(text)).toEqual(expected);
});

test('all dishes of a long list at one price are doubtful', () => {
  const list = (count: number) =>
    Array.from({ length: count }, (_, n) => `Fel ${'a'.repeat(n + 1)} 20`);
  const marked = (lines: string[]) =>
    readWhole(lines.join('\n')).filter((row) => row.endsWith('price_like_all'));
  expect(marked(list(12))).toHaveLength(12);
  expect(marked([...list(12), 'Ceai 30'])).toEqual([]);
  expect(marked(list(3))).toEqual([]);
});
