import {
  allergensWith,
  canonicalFood,
  findContradictions,
  MAX_ENERGY_KCAL,
  readAmounts,
  type Allergen,
  type AllergenDeclaration,
  type Diet,
  type Food,
  type PortionUnit,
  type Presence,
} from '../food/index.ts';
import { foldText } from '../text/fold-text.ts';
import {
  allergenWords,
  answerWords,
  CONTAINS,
  dietWords,
  noAllergens,
  spicinessWords,
  TRACES,
  unitWords,
} from './food-words.ts';

/** The columns of a list about what is in a dish, and the part of `food` that each is. */
export const foodParts = {
  allergens: 'allergens',
  diets: 'diets',
  spiciness: 'spiciness',
  alcohol: 'alcohol',
  portion: 'portion',
  energy: 'energy_kcal',
} as const satisfies Readonly<Record<string, keyof Food>>;
export type FoodColumn = keyof typeof foodParts;
export const foodColumns = Object.keys(foodParts) as readonly FoodColumn[];

/** The cells of the columns that a list has, as they were written. */
export type FoodCells = Readonly<Partial<Record<FoodColumn, string>>>;

/** The parts that a list decides: null of a part that it says nothing about. The others stay. */
export type FoodChange = { readonly [Part in keyof Food]?: Food[Part] | null };

type Read<Value> = { readonly value: Value | null; readonly unknown?: readonly string[] };

const isEmpty = (cell: string): boolean => cell.trim() === '';
const wrong = (cell: string): Read<never> => ({ value: null, unknown: [cell.trim()] });

/** `gluten, milk; traces: nuts`. */
function readAllergens(cell: string): Read<AllergenDeclaration> {
  if (noAllergens.has(foldText(cell))) return { value: {} };
  const declared: Partial<Record<Allergen, Presence>> = {};
  const unknown: string[] = [];
  for (const part of cell.split(/[;\n]/)) {
    let presence: Presence = 'contains';
    for (const listed of part.split(',')) {
      if (TRACES.test(listed)) presence = 'traces';
      const word = listed.replace(TRACES, '').replace(CONTAINS, '').trim();
      const allergen = allergenWords.get(foldText(word));
      if (allergen)
        declared[allergen] = presence === 'contains' ? presence : (declared[allergen] ?? presence);
      else if (word !== '') unknown.push(word);
    }
  }
  // A cell without a name, such as a comma, does not declare that there is none.
  const isNothing = Object.keys(declared).length === 0 && unknown.length === 0;
  return isNothing ? wrong(cell) : { value: declared, unknown };
}

function readDiets(cell: string): Read<Diet[]> {
  const words = cell
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const found = words.map((word) => dietWords.get(foldText(word)));
  return {
    value: [...new Set(found.filter((diet) => diet !== undefined))],
    unknown: words.filter((_word, index) => found[index] === undefined),
  };
}

/** Spreadsheets write whole numbers with decimals. */
const wholeOf = (text: string): number | undefined =>
  /^\d{1,5}(?:[.,]0+)?$/.test(text) ? Math.trunc(Number(text.replace(',', '.'))) : undefined;

function readSpiciness(cell: string): Read<number> {
  const text = cell.trim();
  const level = spicinessWords.get(foldText(text)) ?? wholeOf(text);
  return level === undefined || Number(level) > 3 ? wrong(cell) : { value: Number(level) };
}

function readAlcohol(cell: string): Read<boolean> {
  const answer = answerWords.get(foldText(cell));
  return answer === undefined ? wrong(cell) : { value: answer === 'yes' };
}

function readEnergy(cell: string): Read<number> {
  const energy = wholeOf(cell.replace(/(?:k?cal|к?кал)\.?\s*$/iu, '').trim());
  return energy === undefined || energy > MAX_ENERGY_KCAL ? wrong(cell) : { value: energy };
}

function readPortion(cell: string): Read<NonNullable<Food['portion']>> {
  const [, amountsText = '', unitText = ''] = /^(.*\d)\s*(\p{L}*)\.?\s*$/u.exec(cell) ?? [];
  const amounts = readAmounts(amountsText);
  const unit: PortionUnit | undefined = unitText === '' ? 'g' : unitWords.get(foldText(unitText));
  return amounts && unit ? { value: { amounts, unit } } : wrong(cell);
}

const readers: { readonly [Column in FoodColumn]: (cell: string) => Read<unknown> } = {
  allergens: readAllergens,
  diets: readDiets,
  spiciness: readSpiciness,
  alcohol: readAlcohol,
  portion: readPortion,
  energy: readEnergy,
};

/** The words of a cell that nothing is known about; empty when the cell is right. */
export function unknownInCell(column: FoodColumn, cell: string): readonly string[] {
  return isEmpty(cell) ? [] : (readers[column](cell).unknown ?? []);
}

/** What the cells say. An empty one removes what the dish had. */
export function readFoodCells(cells: FoodCells): FoodChange {
  const change = foodColumns.flatMap((column) => {
    const cell = cells[column];
    if (cell === undefined) return [];
    return [[foodParts[column], isEmpty(cell) ? null : readers[column](cell).value]];
  });
  return Object.fromEntries(change) as FoodChange;
}

/** Whether the cells themselves state a diet that they contradict. */
export function cellsContradict(cells: FoodCells): boolean {
  return findContradictions(foodAfter({}, readFoodCells(cells))).length > 0;
}

/**
 * What is said about a dish after a list. A diet that was stored and that the list contradicts goes, unless the list
 * states it too.
 */
export function foodAfter(before: Food, change: FoodChange): Food {
  const said = Object.entries({ ...before, ...change }).filter(
    ([, part]) => part !== null && part !== undefined,
  );
  const after = canonicalFood(Object.fromEntries(said));
  if (change.diets) return after;
  const contradicted = new Set(findContradictions(after).map(({ diet }) => diet));
  return canonicalFood({
    ...after,
    diets: (after.diets ?? []).filter((diet) => !contradicted.has(diet)),
  });
}

/** The words of the reader's language for the cells of an export. */
export type FoodWords = {
  readonly nameOf: (word: Allergen | Diet) => string;
  readonly unitOf: (unit: PortionUnit) => string;
  readonly traces: string;
  readonly none: string;
  readonly yes: string;
  readonly no: string;
};

function allergenCell({ allergens }: Food, { nameOf, traces, none }: FoodWords): string {
  if (allergens === undefined) return '';
  const namesOf = (presence: Presence) =>
    allergensWith(allergens, presence).map(nameOf).join(', ').toLowerCase();
  const parts = [namesOf('contains'), namesOf('traces')];
  if (parts.every((part) => part === '')) return none;
  return [parts[0], parts[1] && `${traces}: ${parts[1]}`].filter(Boolean).join('; ');
}

/** What is said about a dish as cells that are read back as the same. */
export function foodCells(food: Food, words: FoodWords): Readonly<Record<FoodColumn, string>> {
  const { diets = [], spiciness, alcohol, portion, energy_kcal: energy } = food;
  return {
    allergens: allergenCell(food, words),
    diets: diets.map(words.nameOf).join(', '),
    spiciness: spiciness === undefined ? '' : String(spiciness),
    alcohol: alcohol === undefined ? '' : alcohol ? words.yes : words.no,
    portion: portion ? `${portion.amounts.join('/')} ${words.unitOf(portion.unit)}` : '',
    energy: energy === undefined ? '' : String(energy),
  };
}
