import { type Allergen, type Diet, type PortionUnit } from '../food/index.ts';
import { foldText } from '../text/fold-text.ts';

type Words<Key extends string> = Readonly<Record<Key, readonly string[]>>;

/** By the word as `foldText` compares it. */
function byWord<Key extends string>(words: Words<Key>): ReadonlyMap<string, Key> {
  const entries = Object.entries(words) as [Key, readonly string[]][];
  return new Map(
    entries.flatMap(([key, listed]) => [key, ...listed].map((word) => [foldText(word), key])),
  );
}

/** What owners write in a list, in ru, ro and en; the codes are words too. */
export const allergenWords: ReadonlyMap<string, Allergen> = byWord<Allergen>({
  gluten: ['Глютен', 'Клейковина', 'Пшеница', 'Grâu', 'Wheat', 'Cereale', 'Злаки'],
  crustaceans: ['Ракообразные', 'Креветки', 'Crustacee', 'Creveți', 'Shrimps', 'Crustaceans'],
  eggs: ['Яйца', 'Яйцо', 'Ouă', 'Ou', 'Eggs', 'Egg'],
  fish: ['Рыба', 'Pește', 'Fish'],
  peanuts: ['Арахис', 'Arahide', 'Alune de pământ', 'Peanuts', 'Peanut'],
  soybeans: ['Соя', 'Soia', 'Soya', 'Soy', 'Soybeans'],
  milk: ['Молоко', 'Лактоза', 'Lapte', 'Lactoză', 'Milk', 'Dairy', 'Lactose', 'Молочное'],
  nuts: ['Орехи', 'Nuci', 'Fructe cu coajă', 'Nuts', 'Tree nuts'],
  celery: ['Сельдерей', 'Țelină', 'Celery'],
  mustard: ['Горчица', 'Muștar', 'Mustard'],
  sesame: ['Кунжут', 'Susan', 'Sesame'],
  sulphites: ['Сульфиты', 'Диоксид серы', 'Sulfiți', 'Sulphites', 'Sulfites'],
  lupin: ['Люпин', 'Lupin'],
  molluscs: ['Моллюски', 'Moluște', 'Molluscs', 'Mollusks'],
});

export const dietWords: ReadonlyMap<string, Diet> = byWord<Diet>({
  vegetarian: ['Вегетарианское', 'Вегетарианский', 'Vegetariană', 'Vegetarian'],
  vegan: ['Веганское', 'Веганский', 'Постное', 'Vegană', 'De post', 'Vegan'],
  gluten_free: ['Без глютена', 'Fără gluten', 'Gluten-free'],
  lactose_free: ['Без лактозы', 'Fără lactoză', 'Lactose-free'],
  halal: ['Халяль', 'Halal'],
  kosher: ['Кошерное', 'Кошер', 'Cușer', 'Kosher'],
});

export const spicinessWords: ReadonlyMap<string, '0' | '1' | '2' | '3'> = byWord({
  '0': ['Не острое', 'Nu e picant', 'Not spicy'],
  '1': ['Слегка острое', 'Ușor picant', 'Mildly spicy', 'Mild'],
  '2': ['Острое', 'Picant', 'Spicy'],
  '3': ['Очень острое', 'Foarte picant', 'Very spicy', 'Hot'],
});

export const unitWords: ReadonlyMap<string, PortionUnit> = byWord<PortionUnit>({
  g: ['г', 'гр', 'gr'],
  kg: ['кг'],
  ml: ['мл'],
  l: ['л'],
  pcs: ['шт', 'buc', 'pc'],
});

export const answerWords: ReadonlyMap<string, 'yes' | 'no'> = byWord({
  yes: ['да', 'da', 'есть', 'содержит', 'conține', 'contains', '1', 'true'],
  no: ['нет', 'nu', 'no', 'без', 'fără', 'without', '0', 'false'],
});

/** Words that declare all fourteen allergens absent. A dash is not one: it may also mean “not declared”. */
export const noAllergens: ReadonlySet<string> = new Set(
  ['нет', 'ни одного', 'nu', 'niciunul', 'no', 'none'].map(foldText),
);

/** Before the allergens that the kitchen cannot exclude: `traces: nuts`. */
export const TRACES =
  /^\s*(?:traces(?: of)?|may contain|urme(?: de)?|poate conține|следы|может содержать)\s*:?\s*/iu;
/** Before those that it contains; a list has it where it was copied from a menu. */
export const CONTAINS = /^\s*(?:contains|conține|содержит)\s*:\s*/iu;
