import { expect, it, test } from 'vitest';
import { matchHeader } from './header-words.ts';
import { menuSheet, toCsv, withoutGuard, type SheetDish } from '../../menu-sheet.ts';
import { readMenuTable } from './read-menu-table.ts';
import type { DraftRow } from '../../draft-row.ts';

const parts = ({ menu, category, name, weight, price }: DraftRow) =>
  [menu, category, name, weight, price].join('|');

const split = (text: string): string[][] => text.split('\n').map((row) => row.split(';'));

test.each([
  ['Preț, lei', 'price'],
  ['ЦЕНА (MDL)', 'price'],
  ['Preț MDL', 'price'],
  [`Preț, ${'cu toate adaosurile '.repeat(4)}`, undefined],
  ['Цена в леях', 'price'],
  ['Preț vânzare', 'price'],
  ['Denumirea produsului', 'name'],
  ['Наименование блюда', 'name'],
  ['Cant.', 'weight'],
  ['Lei', undefined],
  ['Цена со скидкой', 'salePrice'],
  ['Pret', 'price'],
  ['Denumirea', 'name'],
  ['Вес (г)', 'weight'],
  ['Объем', 'weight'],
  ['Categorie', 'category'],
  ['Menu', 'menu'],
  ['Foto', undefined],
  ['Precio [Plaza]', 'price'],
  ['item_name', 'name'],
  ['itemName', 'name'],
  ['Item Name', 'name'],
  ['Name (RU)', 'name'],
  ['desc', 'ingredients'],
  ['Body (HTML)', 'ingredients'],
  ['Назание', 'name'],
  ['Описние', 'ingredients'],
  ['Descripción', 'ingredients'],
  ['Ціна', 'price'],
  // One letter away, but too short for it.
  ['Prat', undefined],
  ['Preis', 'price'],
  ['Option1 Value', 'size'],
  ['Значение опции 2', 'size'],
  ['Option 1 name', undefined],
  ['Цена 30 см', 'sizePrice'],
  ['0,5 л', 'sizePrice'],
  ['Variant Price', 'price'],
  ['Cost', undefined],
  ['Cost [Casa]', undefined],
  ['Coste', undefined],
  ['Себестоимость', undefined],
  ['Закупочная цена', undefined],
  ['Цена (закупочная)', undefined],
  ['Preț de achiziție', undefined],
  ['Preț achiziție, lei', undefined],
  ['In stock [Casa]', undefined],
  ['Cod de bare', undefined],
  ['Codigo de barras', undefined],
  ['Картинка', undefined],
  ['Item ID', undefined],
  ['SKU', undefined],
])('the header %j is %s', (header, column) => {
  expect(matchHeader(header)?.column).toBe(column);
});

test.each<[string, string, string[]]>([
  [
    'columns in any order, by their headers',
    'Preț;Denumire;Categorie;Gramaj\n89,50;Salată „Cezar”;Salate;250\n79;Borș;Supe;',
    ['|Salate|Salată „Cezar”|250 g|89,50', '|Supe|Borș||79'],
  ],
  [
    'a title above the header, and categories in rows of their own',
    'Meniul de vară;;\n;;\nНазвание;Вес;Цена\nСупы;;\nБорщ;300;65\nПиццы;;\nЧетыре сыра;500;145',
    ['|Супы|Борщ|300 г|65', '|Пиццы|Четыре сыра|500 г|145'],
  ],
  [
    'merged cells: a menu and a category count for the rows below',
    'Menu;Category;Name;Price\nBar;Beer;Pils;40\n;;Stout;50\nKitchen;;Soup;60',
    ['Bar|Beer|Pils||40', 'Bar|Beer|Stout||50', 'Kitchen||Soup||60'],
  ],
  [
    'a menu in a row of its own, in its column',
    'Menu;Category;Name;Price\nBar;;;\n;Beer;Pils;40\n;;Stout;50',
    ['Bar|Beer|Pils||40', 'Bar|Beer|Stout||50'],
  ],
  [
    'a table without a header',
    'SUPE;;\nZeamă;350 g;55\nBorș;300 g;65,5',
    ['|SUPE|Zeamă|350 g|55', '|SUPE|Borș|300 g|65,5'],
  ],
  ['a header alone', 'Name;Price', []],
])('reads %s', (_name, text, expected) => {
  expect(readMenuTable(split(text)).map(parts)).toEqual(expected);
});

const words = {
  headers: {
    menu: 'Meniu',
    category: 'Categorie',
    name: 'Denumire',
    ingredients: 'Ingrediente',
    price: 'Preț',
    salePrice: 'Preț redus',
    visible: 'Vizibil pentru oaspeți',
    allergens: 'Alergeni',
    diets: 'Diete',
    spiciness: 'Picant',
    alcohol: 'Alcool',
    portion: 'Mărimea porției',
    energy: 'Energie',
    optionGroups: 'Opțiuni',
    size: 'Mărime',
  },
  yes: 'da',
  no: 'nu',
  none: 'niciunul',
  traces: 'urme',
  nameOf: (word: string) => word,
  unitOf: (unit: string) => unit,
};

const dish: SheetDish = {
  menu: 'Bucătărie',
  category: 'Supe',
  name: 'Zeamă',
  ingredients: 'găină; „tăieței”, "verde"',
  priceMinor: 8510,
  salePriceMinor: 0,
  visible: true,
  food: {},
  optionGroups: [],
};

it('exports what spreadsheets open: a byte order mark, semicolons, decimal commas, quotes', () => {
  const hidden = { ...dish, name: 'Borș', ingredients: '', salePriceMinor: 5000, visible: false };
  expect(toCsv(menuSheet([dish, hidden], words))).toBe(
    '\uFEFFMeniu;Categorie;Denumire;Ingrediente;Preț;Preț redus;Vizibil pentru oaspeți;' +
      'Alergeni;Diete;Picant;Alcool;Mărimea porției;Energie;Opțiuni\r\n' +
      'Bucătărie;Supe;Zeamă;"găină; „tăieței”, ""verde""";85,10;;da;;;;;;;\r\n' +
      'Bucătărie;Supe;Borș;;85,10;50,00;nu;;;;;;;\r\n',
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['+cmd', "'+cmd"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ["'=1", "''=1"],
  ["'Zeamă'", "'Zeamă'"],
  ['+373 69 123 456', '+373 69 123 456'],
  ['Zeamă', 'Zeamă'],
])('%j is written as %j, which no spreadsheet computes, and read back', (name, written) => {
  expect(toCsv([[name]])).toBe(`\uFEFF${written}\r\n`);
  expect(withoutGuard(written)).toBe(name);
});

it('reads its own export back', () => {
  // Of another program it would be markup.
  const written = 'sfeclă &amp; <b>varză</b>';
  const changed = { name: 'Borș', ingredients: written, salePriceMinor: 5000, visible: false };
  const hidden = { ...dish, ...changed };
  const cells = menuSheet([dish, hidden], words).map((row) => row.map(String));
  const food = { allergens: '', diets: '', spiciness: '', alcohol: '', portion: '', energy: '' };
  const read = { hasIngredients: true, food, optionGroups: '', sizes: [], doubts: [] };
  const common = { menu: 'Bucătărie', category: 'Supe', weight: '', price: '85.1', ...read };
  const { ingredients } = dish;
  expect(readMenuTable(cells)).toEqual([
    { ...common, line: 2, name: 'Zeamă', ingredients, salePrice: '', visible: true },
    { ...common, line: 3, name: 'Borș', ingredients: written, salePrice: '50', visible: false },
  ]);
});
