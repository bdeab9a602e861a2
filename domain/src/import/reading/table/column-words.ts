import { foodColumns } from '../../food-cells.ts';

export const tableColumns = [
  'menu',
  'category',
  'name',
  'ingredients',
  'weight',
  'price',
  'salePrice',
  'visible',
  ...foodColumns,
  'optionGroups',
  /** The name of a dish's size: several columns are several parts of it. */
  'size',
  /** The price of one size, whose name is the header's: `30 cm`, `Large`. There may be several. */
  'sizePrice',
  /** What all rows of one dish have in common: its id in another program. */
  'variantOf',
] as const;
export type TableColumn = (typeof tableColumns)[number];

/** The columns that a table may have several of. */
export const severalTimes: ReadonlySet<TableColumn> = new Set(['size', 'sizePrice']);

/**
 * What owners and the programs of other makers write above the columns of a menu. A line for each language or group of
 * them: ru and uk and bg, ro, en, and es, it, fr, pt, de, pl, tr. After a question mark stand words that also mean
 * something else: they count where no other column fits.
 */
export const columnWords: Readonly<Record<TableColumn, readonly string[]>> = {
  menu: ['Меню, Раздел меню', 'Meniu, Meniul', 'Menu, Menu name', 'Menú, Carta, Speisekarte'],
  category: [
    'Категория, Категории, Категория блюда, Категория товара, Категория меню, Категорія',
    'Categorie, Categoria, Categorii, Categorie produs',
    'Category, Categories, Category name, Menu category, Item category, Menu group, Menu section, Section, Section name',
    'Categoría, Catégorie, Kategorie, Kategoria, Kategori, Sezione, Rubrique, Rubrik, Warengruppe',
    '?Раздел, Группа, Группа товаров, Группа меню, Тип, Розділ, Група, Раздел на менюто',
    '?Secțiune, Secția, Grupă, Grupa, Grup, Grupa de produse, Tip',
    '?Group, Group name, Department, Product type, Product category, Collection, Labels, Grupo, Gruppo, Gruppe, Groupe, Familia, Reparto, Tipo',
  ],
  name: [
    'Название, Наименование, Название блюда, Название позиции, Название товара, Название продукта, Наименование блюда, Наименование блюд, Наименование позиции, Наименование товара, Наименование продукции, Наименование продукта, Номенклатура, Назва, Назва страви, Найменування, Наименование на артикула, Име',
    'Denumire, Denumirea, Denumire produs, Denumire produse, Denumirea produsului, Denumirea produselor, Denumire preparat, Denumirea preparatului, Denumire fel, Denumirea felului, Denumirea bucatelor, Nume, Nume produs, Numele produsului, Fel de mâncare, Felul de mâncare',
    'Name, Dish name, Item name, Product name, Menu item, Menu item name, Title, Product title, Item title, Display name',
    'Nombre, Nombre del producto, Nombre del artículo, Nome, Nome prodotto, Nome del prodotto, Nome do produto, Nom, Nom du produit, Bezeichnung, Artikelname, Produktname, Nazwa, Nazwa produktu, Ürün adı, Adı',
    '?Блюдо, Блюда, Позиция, Товар, Продукт, Элемент меню, Страва, Позиція, Ястие',
    '?Fel, Feluri, Bucate, Preparat, Preparate, Produs, Produse, Poziție, Articol',
    '?Dish, Dishes, Item, Product, Article, Plato, Producto, Artículo, Piatto, Prodotto, Articolo, Plat, Produit, Prato, Produto, Gericht, Speise, Artikel, Produkt, Danie, Ürün',
  ],
  ingredients: [
    'Состав, Ингредиенты, Состав блюда, Описание, Описание блюда, Описание товара, Опис, Інгредієнти, Съставки',
    'Ingrediente, Descriere, Descrierea, Descriere produs, Compoziție, Compoziția, Componență',
    'Ingredients, Description, Desc, Item description, Product description, Dish description, Contents, Body',
    'Descripción, Ingredientes, Descrizione, Ingredienti, Descrição, Ingrédients, Beschreibung, Zutaten, Opis, Składniki, Açıklama, İçindekiler',
    '?Склад, Short description, Краткое описание, Descriere scurtă',
  ],
  weight: [
    'Вес, Выход, Объём, Вес/объём, Вес порции, Выход блюда, Граммы, Граммовка, Масса, Вага, Вихід, Грамаж',
    'Greutate, Greutatea, Gramaj, Gramajul, Grame, Volum, Porție, Gramaj/volum',
    'Weight, Net weight, Portion, Volume, Serving size',
    'Peso, Gewicht, Poids, Waga, Ağırlık, Volumen, Menge',
    '?Порция, Порція, Cantitate, Cant, Gr, Г',
  ],
  price: [
    'Цена, Цены, Цена продажи, Цена за порцию, Цена за единицу, Цена розничная, Розничная цена, Цена реализации, Отпускная цена, Цена продажи с НДС, Ціна, Ціна продажу, Цена с НДС',
    'Preț, Prețul, Prețuri, Preț unitar, Preț de vânzare, Preț vânzare, Preț cu TVA, Preț vânzare cu TVA, Preț cu amănuntul',
    'Price, Prices, Regular price, Retail price, Selling price, Sell price, Sales price, Default price, Base price, Unit price, Variant price, Item price, Menu price',
    'Precio, Precio de venta, PVP, Prezzo, Prezzo di vendita, Preço, Preço de venda, Prix, Prix de vente, Prix TTC, Preis, Verkaufspreis, Cena, Fiyat, Fiyatı',
    '?Стоимость, Вартість, Сумма, Suma, Amount, Rate',
  ],
  salePrice: [
    'Цена со скидкой, Акционная цена, Ціна зі знижкою',
    'Preț redus, Preț promoțional, Preț cu reducere',
    'Sale price, Special price, Discount price, Discounted price, Promo price, Online sale price',
    'Precio de oferta, Prezzo scontato, Prix promotionnel, Angebotspreis',
  ],
  allergens: ['Аллергены, Алергени, Alergeni, Allergens, Alérgenos, Allergeni, Allergene'],
  diets: ['Диеты, Диета, Подходит', 'Diete, Dietă, Potrivit pentru', 'Diets, Diet, Suits'],
  spiciness: ['Острота, Острое', 'Cât de picant, Picant', 'Spiciness, Spicy'],
  alcohol: ['Алкоголь, Alcool, Alcohol'],
  portion: ['Размер порции, Mărimea porției, Portion size'],
  energy: ['Калорийность, Калории, Ккал', 'Energie, Calorii, Kcal', 'Energy, Calories'],
  optionGroups: ['Группы опций, Опции', 'Grupuri de opțiuni, Opțiuni', 'Option groups, Options'],
  size: [
    'Размер, Вариант, Вариация, Модификация, Название варианта, Значение опции, Опция значение, Розмір',
    'Mărime, Mărimea, Dimensiune, Variantă, Varianta, Valoare opțiune, Opțiune valoare',
    'Size, Size name, Variant, Variant name, Variation, Variation name, Option value, Variant title',
    'Tamaño, Variante, Variación, Opción valor, Valor de opción, Taille, Größe, Taglia, Rozmiar, Wariant, Boyut',
  ],
  sizePrice: [],
  variantOf: ['Handle, Reference handle, Product handle, Parent SKU, Дескриптор'],
  visible: [
    'Видно гостям, Показывать, В продаже, Доступно, Доступен, Доступно для продажи, Активно, Активен',
    'Vizibil pentru oaspeți, Vizibil, Disponibil, Disponibil pentru vânzare, Activ',
    'Visible to guests, Visible, Published, Available, Is available, Available for sale, Active, Is active, Enabled',
    'Disponible, Disponibles para la venta, Disponibile, Disponible à la vente',
  ],
};

/**
 * Words of columns that are no part of a menu and that a tail or a wrong letter would make one: what a dish cost to
 * buy, stocks, codes, taxes, pictures. A star stands for any ending.
 */
export const wordsNotRead: readonly string[] = [
  'себестоимост*, собіварт*, закуп*, входная, остат*, остаток, наличи*, наличности, штрихкод*, штрих, артикул*, код, наценк*, ндс, налог*, картинк*, фото*, изображен*, ссылка',
  'cost, costul, costuri, achizi*, furnizor*, stoc, stocul, cod, codul, tva, adaos, imagine*, poz*',
  'costs, purchase, supplier, stock, barcode*, gtin, sku, plu, vat, tax*, id, uuid, image*, photo*, picture*, url, margin, markup, quantity',
  'coste, costo, compra, acquisto, achat, einkauf*, existencias, barras, iva, imagen*, bild*',
];
