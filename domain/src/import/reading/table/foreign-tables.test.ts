import { expect, test } from 'vitest';
import { wholeRow } from '../text/testing-rows.ts';
import { guessMapping } from './guess-mapping.ts';
import { readMenuTable } from './read-menu-table.ts';

/** Cells between bars. */
const table = (text: string): string[][] =>
  text.split('\n').map((row) => row.split('|').map((cell) => cell.trim()));

/** What other programs and people write: each row as `category|name|weight|price|sizes|doubts`. */
test.each<[string, string, string[]]>([
  [
    'a variant in each row, under one handle, beside costs and stocks',
    `Handle|SKU|Name|Category|Option 1 name|Option 1 value|Option 2 value|Cost|Barcode|Price [Casa]|In stock [Casa]
ceai|1|Ceai negru|Calde||||6.00||25.00|
lim|2|Limonadă|Reci|Volum|300 ml||9.00||40.00|
lim|3||||1 l||22.00||95.00|
pizza|4|Pizza|Pizza|Mărime|30 cm|subțire|0.00||90.00|
pizza|5||||30 cm|pufos|0.00||95.00|
supa|6|Supă|Supe||||0.00||55.00|12.000
set|7|Set|Seturi||||0.00||200.00|
set|||||||||||`,
    [
      'Calde|Ceai negru||25.00||',
      'Reci|Limonadă||40.00|300 ml = 40.00, 1 l = 95.00|',
      'Pizza|Pizza||90.00|30 cm, subțire = 90.00, 30 cm, pufos = 95.00|',
      'Supe|Supă||55.00||',
      'Seturi|Set||200.00||',
    ],
  ],
  [
    'a variation in each row, under one name; a regular one is no size, and a single one is a weight',
    `Item Name|Variation Name|Category|Price (MDL)
Margherita|30 cm|Pizza|$89.00
Margherita|40 cm|Pizza|$129.00
Diavola|Regular|Pizza|$110.00
Cola|0.5 l|Bar|$25.00
Espresso|Single|Bar|$20.00
Espresso|Double|Bar|$30.00`,
    [
      'Pizza|Margherita||$89.00|30 cm = $89.00, 40 cm = $129.00|',
      'Pizza|Diavola||$110.00||',
      'Bar|Cola|0.5 l|$25.00||',
      'Bar|Espresso||$20.00|Single = $20.00, Double = $30.00|',
    ],
  ],
  [
    'variations below their dish, which has no price',
    `Type|SKU|Name|Published|Categories|Sale price|Regular price|Images|Parent
variable|p|Pizza|1|Pizza|||p.jpg|
variation|p1|Pizza - 30 cm|1||||90|p
variation|p2|Pizza - 40 cm|1||||140|p`
      .replaceAll('|||90', '||90|')
      .replaceAll('|||140', '||140|'),
    ['Pizza|Pizza||90|30 cm = 90, 40 cm = 140|'],
  ],
  [
    'a column of prices for each size',
    `Denumire|30 cm|40 cm
Margherita|90|140
Diavola|100|
Calzone|110|160 lei`,
    [
      '|Margherita||90|30 cm = 90, 40 cm = 140|',
      '|Diavola|30 cm|100||',
      '|Calzone||110|30 cm = 110, 40 cm = 160 lei|',
    ],
  ],
  [
    'several prices in one cell, with and without as many weights',
    `Название|Объём|Цена
Водка|50 мл / 500 мл|40 / 350
Ром|50/700 мл|45/600
Джин|50 мл|40/350`,
    [
      '|Водка||40|50 мл = 40, 500 мл = 350|',
      '|Ром||45|50 мл = 45, 700 мл = 600|',
      '|Джин|50 мл|40/350||price_ambiguous',
    ],
  ],
  [
    'the same name with another weight',
    `Категория|Название|Вес|Цена
Бар|Кола|0,33 л|20
Бар|Кола|0,5 л|25
Бар|Сок||30
Бар|Сок||35`,
    ['Бар|Кола||20|0,33 л = 20, 0,5 л = 25|', 'Бар|Сок||30||', 'Бар|Сок||35||'],
  ],
  [
    'a category in a row of its own in a column of menus, and pictures',
    `Меню|Назание|Картинка|Цена|Вес/объём|Описание
Горячее|||||
|Котлета|Котлета.jpg|95|180/50|с пюре
|Рыба|Рыба.jpg|120|200|`,
    ['Горячее|Котлета|180/50 г|95||', 'Горячее|Рыба|200 г|120||'],
  ],
  [
    'dishes without a price among dishes',
    `Категория|Название|Вес|Цена
Супы|Борщ|300|65
|Уха||
|Солянка|300|72
|Щи|250|
|Окрошка||`,
    [
      'Супы|Борщ|300 г|65||',
      'Супы|Уха||||price_is_missing name_or_category',
      'Супы|Солянка|300 г|72||',
      'Супы|Щи|250 г|||price_is_missing',
      'Супы|Окрошка||||price_is_missing name_or_category',
    ],
  ],
  [
    'names in rows of their own: capitals are categories where most of them are',
    `Название|Цена
СУПЫ|
Борщ|65
Уха|
Щи|50
САЛАТЫ|
Цезарь|90
Приятного аппетита|`,
    [
      'СУПЫ|Борщ||65||',
      'СУПЫ|Уха||||price_is_missing name_or_category',
      'СУПЫ|Щи||50||',
      'САЛАТЫ|Цезарь||90||',
      'САЛАТЫ|Приятного аппетита||||price_is_missing name_or_category',
    ],
  ],
  [
    'the header above each category',
    `Салаты|Выход|Цена
Цезарь|250|90
Супы|Выход|Цена
Борщ|300|65`.replace('Салаты', 'Блюдо'),
    ['|Цезарь|250 г|90||', 'Супы|Борщ|300 г|65||'],
  ],
  [
    'the header once more, as at the top of a page',
    `Название|Выход|Цена
Цезарь|250|90
Название|Выход|Цена
Борщ|300|65`,
    ['|Цезарь|250 г|90||', '|Борщ|300 г|65||'],
  ],
  [
    'a name in a row of its own where categories have a column',
    `Категория|Название|Цена
|Дорогие гости|
Бар|Кола|20`,
    ['|Дорогие гости||||price_is_missing name_or_category', 'Бар|Кола||20||'],
  ],
  [
    'two columns of prices, of which the first is a guess',
    `Наименование|Цена|Стоимость
Борщ|65|70
Уха|70|80`,
    ['|Борщ||65||price_ambiguous', '|Уха||70||price_ambiguous'],
  ],
  [
    'no header, and two columns of numbers',
    `Steak|250|210
Somon|180|190`,
    ['|Steak 250||210||price_ambiguous', '|Somon 180||190||price_ambiguous'],
  ],
  [
    'no header, and pictures',
    `p.jpg|Zeamă|350 g|55
https://a.md/b|Borș|300 g|65`,
    ['|Zeamă|350 g|55||', '|Borș|300 g|65||'],
  ],
])('%s', (_name, text, expected) => {
  expect(readMenuTable(table(text)).map(wholeRow)).toEqual(expected);
});

test.each([
  ['', 'вода, сахар'],
  ['вода, сахар', ''],
])('sizes of one dish have what is in it in one of their rows: %j and %j', (one, other) => {
  const rows = table(`Название|Вес|Цена|Описание\nКола|0,33 л|20|${one}\nКола|0,5 л|25|${other}`);
  const read = readMenuTable(rows).map(({ ingredients, sizes }) => [ingredients, sizes.length]);
  expect(read).toEqual([['вода, сахар', 2]]);
});

test('spaces fill no cell', () => {
  const read = readMenuTable([
    ['Name', 'Price'],
    [' Supe: ', '  '],
    ['Zeamă', '55'],
  ]);
  expect(read.map(wholeRow)).toEqual(['Supe:|Zeamă||55||']);
});

test.each([
  'Name|Price|Available for sale [Casa]\nZeamă|55|Y\nBorș|65|N',
  'item_name|price|is_active\nZeamă|55|true\nBorș|65|false',
  'Название|Цена|В продаже\nZeamă|55|да\nBorș|65|нет',
])('what another program does not sell stays hidden: %s', (text) => {
  const seen = readMenuTable(table(text)).map(({ name, visible }) => ({ name, visible }));
  expect(seen).toEqual([
    { name: 'Zeamă', visible: true },
    { name: 'Borș', visible: false },
  ]);
});

/** The columns that are read, and what a person is asked. */
test.each<[string, string, string, object[]]>([
  ['known words', 'Denumire|Preț\nZeamă|55', 'name,price', []],
  ['an exact header before a longer one', 'Name|Price [Bar]|Price\nZ|5|6', 'name,,price', []],
  [
    'two prices',
    'Name|Price [Bar]|Price [Casa]\nZ|5|6',
    'name,price,',
    [{ column: 'price', candidates: [1, 2] }],
  ],
  [
    'two names',
    'Name RU|Name RO|Price\nЧай|Ceai|6',
    'name,,price',
    [{ column: 'name', candidates: [0, 1] }],
  ],
  [
    'what it was bought for beside what it is sold for',
    'Denumire|Grupa|Preț vânzare cu TVA|Preț achiziție\nZeamă|Supe|45|12',
    'name,category,price,',
    [],
  ],
  [
    'a strong word before a weak one',
    'Товар|Название|Цена|Группа|Тип\nx|Чай|6|Бар|блюдо',
    ',name,price,category,',
    [{ column: 'category', candidates: [3, 4] }],
  ],
  [
    'an unknown language',
    'Kood|Roog|Kirjeldus|Hind\n0001|Supp soe|hea toit|5.50\n0002|Praad suur|veel parem|9.90',
    ',,,',
    [
      { column: 'name', candidates: [1, 2] },
      { column: 'price', candidates: [0, 3] },
    ],
  ],
  [
    'a header without a price',
    'Категория|Название|Сколько\nБар|Чай|20\nБар|Сок|30',
    'category,name,',
    [{ column: 'price', candidates: [2] }],
  ],
  [
    'a header of prices above texts',
    'Название|Цена|Сколько\nЧай|дорого|20\nСок|дёшево|30',
    'name,price,',
    [{ column: 'price', candidates: [1, 2] }],
  ],
  ['wrong letters', 'Назание|Цена|Описние\nЧай|20|горячий', 'name,price,ingredients', []],
])('of %s', (_name, text, columns, questions) => {
  const guess = guessMapping(table(text));
  expect(guess?.mapping.columns.map((column) => column ?? '').join()).toBe(columns);
  expect(guess?.questions).toEqual(questions);
});

test.each([
  ['a text with commas', 'Zeamă, cu tăiței\nBorș, 65'.replaceAll(', ', '|')],
  ['rows of numbers', 'Zeamă|350|55\nBorș|300|65'],
  ['a title', 'Meniu|2024\nZeamă|55'],
])('%s has no header', (_name, text) => {
  expect(guessMapping(table(text))).toBeUndefined();
});

test('what a person says about the columns counts', () => {
  const cells = table('Kood|Roog|Hind\n1|Supp|5.50');
  const mapping = { headerAt: 0, columns: [undefined, 'name', 'price'] as const };
  expect(readMenuTable(cells, mapping).map(wholeRow)).toEqual(['|Supp||5.50||']);
});

test.each([
  ['<p>mentă, lămâie &amp; <strong>miere</strong></p>', 'mentă, lămâie & miere'],
  ['roșii<br>ceapă<br/>ouă', 'roșii\nceapă\nouă'],
  ['&laquo;Цезарь&raquo; &#8211; 5&nbsp;г', '«Цезарь» – 5 г'],
  ['<style>p{}</style><div class="a">unt</div><!-- nu -->', 'unt'],
  ['<script>a<b>c</b></script>unt', 'unt'],
  ['<STYLE>p{}</STYLE>unt<BR>ou', 'unt\nou'],
  ['<p>mentă </p><p> lămâie</p>', 'mentă\nlămâie'],
  ['ou&#x103; &#x41;&#x110000;', 'ouă A'],
  ['pește < 5 & > 3; AT&T', 'pește < 5 & > 3; AT&T'],
  ['&unknown; <3', '&unknown; <3'],
])('the markup %j is %j', (markup, text) => {
  const [row] = readMenuTable([
    ['Name', 'Description', 'Price'],
    ['Salată', markup, '55'],
  ]);
  expect(row?.ingredients).toBe(text);
});
