import { foldText } from '../text/fold-text.ts';
import { foodColumns } from './food-cells.ts';

const tableColumns = [
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
] as const;
export type TableColumn = (typeof tableColumns)[number];

/** What owners and the programs of other makers write above the columns of a menu, in ru, ro and en. */
const words: Readonly<Record<TableColumn, readonly string[]>> = {
  menu: ['Меню', 'Раздел меню', 'Meniu', 'Meniul', 'Menu'],
  category: [
    'Категория',
    'Раздел',
    'Группа',
    'Тип',
    'Categorie',
    'Categoria',
    'Secțiune',
    'Grupă',
    'Category',
    'Section',
    'Group',
  ],
  name: [
    'Название',
    'Наименование',
    'Блюдо',
    'Позиция',
    'Товар',
    'Название блюда',
    'Denumire',
    'Denumirea',
    'Nume',
    'Fel',
    'Bucate',
    'Produs',
    'Name',
    'Dish',
    'Item',
    'Title',
    'Product',
  ],
  ingredients: [
    'Состав',
    'Ингредиенты',
    'Описание',
    'Ingrediente',
    'Descriere',
    'Compoziție',
    'Ingredients',
    'Description',
  ],
  weight: [
    'Вес',
    'Выход',
    'Объём',
    'Порция',
    'Граммы',
    'Greutate',
    'Gramaj',
    'Cantitate',
    'Porție',
    'Volum',
    'Weight',
    'Portion',
    'Size',
    'Volume',
  ],
  price: ['Цена', 'Стоимость', 'Preț', 'Prețul', 'Price', 'Cost'],
  salePrice: [
    'Цена со скидкой',
    'Акционная цена',
    'Preț redus',
    'Preț promoțional',
    'Sale price',
    'Special price',
  ],
  allergens: ['Аллергены', 'Alergeni', 'Allergens'],
  diets: [
    'Диеты',
    'Диета',
    'Подходит',
    'Diete',
    'Dietă',
    'Potrivit pentru',
    'Diets',
    'Diet',
    'Suits',
  ],
  spiciness: ['Острота', 'Острое', 'Cât de picant', 'Picant', 'Spiciness', 'Spicy'],
  alcohol: ['Алкоголь', 'Alcool', 'Alcohol'],
  portion: ['Размер порции', 'Mărimea porției', 'Portion size'],
  energy: ['Калорийность', 'Калории', 'Ккал', 'Energie', 'Calorii', 'Energy', 'Calories'],
  optionGroups: [
    'Группы опций',
    'Опции',
    'Grupuri de opțiuni',
    'Opțiuni',
    'Option groups',
    'Options',
  ],
  visible: [
    'Видно гостям',
    'Показывать',
    'Vizibil pentru oaspeți',
    'Vizibil',
    'Visible to guests',
    'Visible',
  ],
};

/** Currencies and units after the word: `Preț, lei`, `Вес (г)`. */
const TAIL = /[,(/].*$/u;

const byWord = new Map(
  tableColumns.flatMap((column) => words[column].map((word) => [foldText(word), column] as const)),
);

/** The column of a header, or undefined. */
export function columnOf(header: string): TableColumn | undefined {
  return byWord.get(foldText(header)) ?? byWord.get(foldText(header.replace(TAIL, '')));
}
