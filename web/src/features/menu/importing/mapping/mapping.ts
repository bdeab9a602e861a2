import type { MappingQuestion, TableColumn, TableMapping } from '@comanda/domain/import';
import type { Translate } from '../../../../lib/i18n/current-texts.ts';
import type { ListTable, Mappings } from '../reading/read-list.ts';
import { sheetWords } from '../sheet-words.ts';

export type ColumnsOfTable = TableMapping['columns'];

/** The tables of a list that have the same header: a person says once what its columns are. */
export type Header = {
  readonly key: string;
  /** The names of their sheets, where they have one. */
  readonly sheets: readonly string[];
  readonly titles: readonly string[];
  readonly samples: readonly (readonly string[])[];
  readonly guess: ColumnsOfTable;
  readonly questions: readonly MappingQuestion[];
  readonly unsure: readonly number[];
};

const SAMPLES = 3;

/** The headers of a list, each once, with examples of all its sheets. */
export function headersOf(tables: readonly ListTable[]): Header[] {
  const sameHeader = Map.groupBy(tables, ({ key }) => key);
  return [...sameHeader].flatMap(([key, same]) => {
    const [first] = same;
    if (!first) return [];
    return {
      key,
      sheets: same.flatMap(({ name }) => (name === '' ? [] : [name])),
      titles: first.header,
      samples: first.header.map((_, index) =>
        [...new Set(same.flatMap(({ samples }) => samples[index] ?? []))].slice(0, SAMPLES),
      ),
      guess: first.mapping.columns,
      questions: first.questions,
      unsure: first.unsure,
    };
  });
}

/** Columns that are part of a dish several times: each is one part of a size's name, or the price of one size. */
const REPEATABLE: ReadonlySet<TableColumn> = new Set(['size', 'sizePrice']);

/** A column without a value in any row is shown only where it is read. */
export const isShown = ({ samples }: Header, { columns }: Answer, index: number): boolean =>
  (samples[index]?.length ?? 0) > 0 || columns[index] !== undefined;

/** Whether a person has to look at the columns of a list: nothing that was guessed wins silently. */
export function isLookNeeded(tables: readonly ListTable[], remembered: Mappings): boolean {
  return headersOf(tables).some(
    ({ key, questions, unsure, guess, samples }) =>
      !(key in remembered) &&
      (questions.length > 0 ||
        unsure.length > 0 ||
        samples.some((values, index) => values.length > 0 && guess[index] === undefined)),
  );
}

/** What a person has said about the tables of a list, by the keys of their headers. */
export type Answers = {
  readonly columns: Mappings;
  /** What the list has no column for. */
  readonly without: Readonly<Record<string, readonly TableColumn[]>>;
};

/** Of one header. */
export type Answer = {
  readonly columns: ColumnsOfTable;
  readonly without: readonly TableColumn[];
};

export const answerOf = (answers: Answers, { key, guess }: Header): Answer => ({
  columns: answers.columns[key] ?? guess,
  without: answers.without[key] ?? [],
});

export const withAnswer = (
  { columns, without }: Answers,
  { key }: Header,
  answer: Answer,
): Answers => ({
  columns: { ...columns, [key]: answer.columns },
  without: { ...without, [key]: answer.without },
});

/** What is known at first: of a new header all but what is asked about, of a remembered one what was said then. */
export function firstAnswers(tables: readonly ListTable[], remembered: Mappings): Answers {
  const headers = headersOf(tables);
  const columns = headers.map(({ key, guess, questions }) => {
    const asked = new Set(questions.flatMap(({ candidates }) => candidates));
    return [key, guess.map((column, index) => (asked.has(index) ? undefined : column))] as const;
  });
  const without = headers.flatMap((header) => {
    if (!(header.key in remembered)) return [];
    const missing = missingOf({ columns: header.guess, without: [] });
    return [[header.key, missing] as const];
  });
  return { columns: Object.fromEntries(columns), without: Object.fromEntries(without) };
}

/** The columns that may answer a question: those that compete, or all that have values and are nothing else. */
export function candidatesOf(
  { titles, samples }: Header,
  { columns }: Answer,
  { column, candidates }: MappingQuestion,
): readonly number[] {
  if (candidates.length > 1) return candidates;
  const isFree = (index: number) => columns[index] === undefined || columns[index] === column;
  return [...titles.keys()].filter((index) => (samples[index]?.length ?? 0) > 0 && isFree(index));
}

/** What a person may answer: one of the columns, each of them as the price of a size, or none. */
export type Choice = number | 'sizes' | 'none';

export function choose(
  { columns, without }: Answer,
  { column, candidates }: MappingQuestion,
  choice: Choice,
): Answer {
  const chosen = columns.map((now, index) => {
    if (index === choice) return column;
    if (candidates.includes(index)) {
      if (choice === 'sizes') return 'sizePrice';
      if (now === 'sizePrice') return undefined;
    }
    return now === column ? undefined : now;
  });
  const rest = without.filter((one) => one !== column);
  return { columns: chosen, without: choice === 'none' ? [...rest, column] : rest };
}

export function chosenOf(
  { columns, without }: Answer,
  { column, candidates }: MappingQuestion,
): Choice | undefined {
  const index = columns.indexOf(column);
  if (index !== -1) return index;
  const areSizes = candidates.every((one) => columns[one] === 'sizePrice');
  if (column === 'price' && candidates.length > 1 && areSizes) return 'sizes';
  return without.includes(column) ? 'none' : undefined;
}

const hasPrice = ({ columns, without }: Answer): boolean =>
  columns.includes('price') || columns.includes('sizePrice') || without.includes('price');

/** A dish needs a name and a price, which may be that of a size, or be typed into the draft. */
export const missingOf = (answer: Answer): ('name' | 'price')[] => [
  ...(answer.columns.includes('name') ? [] : (['name'] as const)),
  ...(hasPrice(answer) ? [] : (['price'] as const)),
];

/** For a column that may be read once: the column before it that is read as the same. */
export function earlierSame({ columns }: Answer, index: number): number | undefined {
  const column = columns[index];
  if (column === undefined || REPEATABLE.has(column)) return undefined;
  const first = columns.indexOf(column);
  return first < index ? first : undefined;
}

/** Whether a header can be read as a person has said. */
export function isComplete(header: Header, answer: Answer): boolean {
  const isAnswered = (question: MappingQuestion): boolean =>
    chosenOf(answer, question) !== undefined ||
    (question.column === 'price' && answer.columns.includes('sizePrice'));
  return (
    header.questions.every(isAnswered) &&
    missingOf(answer).length === 0 &&
    answer.columns.every((_, index) => earlierSame(answer, index) === undefined)
  );
}

/** The columns of a menu, in the words of its export. */
export const columnWords = (t: Translate): Readonly<Record<TableColumn, string>> => ({
  ...sheetWords(t).headers,
  name: t('menu.import_column_name'),
  weight: t('menu.import_weight'),
  size: t('menu.import_column_size'),
  sizePrice: t('menu.import_column_size_price'),
  variantOf: t('menu.import_column_variant_of'),
});

/** The title of a column, or its number where it has none. */
export function titleOf({ titles }: Header, index: number, t: Translate): string {
  const title = titles[index]?.trim() ?? '';
  return title === '' ? t('menu.import_column_untitled', { number: index + 1 }) : title;
}
