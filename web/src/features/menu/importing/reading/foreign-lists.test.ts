import { expect, it, test } from 'vitest';
import { readFile, readText, type ReadList } from './read-list.ts';

const okay = (list: ReadList) => {
  if (!list.ok) throw new Error(list.problem);
  return list;
};

const parts = (list: ReadList): string[] =>
  okay(list).rows.map(({ category, name, ingredients, weight, price, sizes }) =>
    [
      category,
      name,
      ingredients,
      weight,
      price,
      sizes.map((size) => `${size.name} = ${size.price}`).join(', '),
    ].join('|'),
  );

/** Files of other programs and people: `category|name|ingredients|weight|price|sizes`, and the currencies. */
test.each<[string, string, string[], string[]]>([
  [
    'costs, stocks, variants and markup',
    `Handle,SKU,Name,Category,Description,Sold by weight,Option 1 name,Option 1 value,Option 2 name,Option 2 value,Cost,Barcode,Track stock,Available for sale [Casa Mea],Price [Casa Mea],In stock [Casa Mea]
ceai-negru,20001,Ceai negru,Băuturi calde,,N,,,,,6.00,,N,Y,25.00,
limonada,20002,Limonadă,Băuturi reci,"<p>mentă, lămâie &amp; <strong>miere</strong></p>",N,Volum,300 ml,,,9.00,,N,Y,40.00,
limonada,20003,,,,N,,1 l,,,22.00,,N,Y,95.00,
supa,20004,Supă cu tăiței,Supe,,N,,,,,0.00,,N,Y,55.00,12.000`,
    [
      'Băuturi calde|Ceai negru|||25.00|',
      'Băuturi reci|Limonadă|mentă, lămâie & miere||40.00|300 ml = 40.00, 1 l = 95.00',
      'Supe|Supă cu tăiței|||55.00|',
    ],
    [],
  ],
  [
    'another language',
    `Handle,REF,Nombre,Categoria,Descripción,Vendido por peso,Opción 1 nombre,Opción 1 valor,Coste,Codigo de barras,Seguir el Inventario,Disponibles para la venta [Plaza],Precio [Plaza],En inventario [Plaza]
pan-1kg,301,Pan de casa 1 kg,Pan,,N,,,0.00,,N,Y,3.90,
tarta,302,Tarta de queso,Dulces,con frutas,N,,,1.20,,N,Y,9.95,`,
    ['Pan|Pan de casa 1 kg|||3.90|', 'Dulces|Tarta de queso|con frutas||9.95|'],
    [],
  ],
  [
    'names of columns with lines below',
    `item_uuid,item_name,category,desc,price,is_priced_per_weight
a1,Păstrăv la grătar,Pește,"cu lămâie, unt",145,f
a2,Somon,Pește,cu sos,210.5,f`,
    ['Pește|Păstrăv la grătar|cu lămâie, unt||145|', 'Pește|Somon|cu sos||210.5|'],
    [],
  ],
  [
    'variations, and a currency in the header and in the cells',
    `Category,Item Name,Variation Name,Price (MDL),Item ID,Variation ID,Description
Pizza,Margherita,30 cm,$89.00,X1,V1,tomato
Pizza,Margherita,40 cm,$129.00,X1,V2,tomato
Pizza,Diavola,Regular,$110.00,X2,V3,`,
    ['Pizza|Margherita|tomato||$89.00|30 cm = $89.00, 40 cm = $129.00', 'Pizza|Diavola|||$110.00|'],
    ['MDL', 'USD'],
  ],
  [
    'several currencies',
    `Category,Item,Description,Price,Image
Primi,Risotto,afine,15.00€,risotto.webp
Primi,Paccheri,ragù,Rs. 420,paccheri.webp
Завтраки,Завтрак,"яйца, бекон",365р,a.webp`,
    [
      'Primi|Risotto|afine||15.00€|',
      'Primi|Paccheri|ragù||Rs. 420|',
      'Завтраки|Завтрак|яйца, бекон||365р|',
    ],
    ['EUR', 'RUB', 'INR'],
  ],
  [
    'pictures, and a wrong letter in the header',
    `Меню,Назание,Картинка,Цена,Вес/объём,Описание
Горячее,,,,,
,Котлета по-домашнему,Котлета.jpg,95,180/50,с пюре
,Рыба в кляре,Рыба.jpg,120,200,`,
    ['Горячее|Котлета по-домашнему|с пюре|180/50 г|95|', 'Горячее|Рыба в кляре||200 г|120|'],
    [],
  ],
])('a list with %s', (_name, text, rows, currencies) => {
  const list = okay(readText(text));
  expect(parts(list)).toEqual(rows);
  expect(list.currencies).toEqual(currencies);
  expect(list.tables.map(({ questions }) => questions)).toEqual([[]]);
});

it('a list in windows-1251 with quoted semicolons', async () => {
  const text =
    'Категория;Название;Состав;Цена\nСупы;Борщ;"свёкла; сметана";65,50\nСупы;Солянка;;72';
  const decoder = new TextDecoder('windows-1251');
  const letters = decoder.decode(Uint8Array.from({ length: 256 }, (_, n) => n));
  const bytes = Uint8Array.from(text, (letter) => letters.indexOf(letter));
  expect(parts(await readFile(bytes.buffer))).toEqual([
    'Супы|Борщ|свёкла; сметана||65,50|',
    'Супы|Солянка|||72|',
  ]);
});

const unknown = 'Kood,Roog,Kirjeldus,Hind\n1,Supp,hea,5.50\n2,Praad,parem,9.90';

it('what a header does not say is asked, with the first values of each column', () => {
  const [table] = okay(readText(unknown)).tables;
  expect(table).toMatchObject({
    name: '',
    header: ['Kood', 'Roog', 'Kirjeldus', 'Hind'],
    samples: [
      ['1', '2'],
      ['Supp', 'Praad'],
      ['hea', 'parem'],
      ['5.50', '9.90'],
    ],
    mapping: { headerAt: 0, columns: [undefined, undefined, undefined, undefined] },
    questions: [
      { column: 'name', candidates: [1, 2] },
      { column: 'price', candidates: [0, 3] },
    ],
    unsure: [],
  });
});

it('what a person said about a header is used for every list that has it', () => {
  const key = okay(readText(unknown)).tables[0]?.key ?? '';
  const mappings = { [key]: [undefined, 'name', 'ingredients', 'price'] as const };
  const list = okay(readText(`${unknown}\n3,Kook,magus,4`, mappings));
  expect(parts(list)).toEqual(['|Supp|hea||5.50|', '|Praad|parem||9.90|', '|Kook|magus||4|']);
  expect(list.tables[0]?.questions).toEqual([]);
});

it('a text has no tables', () => {
  expect(okay(readText('Zeamă 55 lei'))).toMatchObject({ tables: [], currencies: ['MDL'] });
});
