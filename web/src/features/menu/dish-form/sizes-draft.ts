import type { OptionGroup, PubOptionGroup, SizesOfDish } from '@comanda/contract/menu';
import { FEWEST_SIZES, sizeNameProblems } from '@comanda/domain/options';
import { readAmount } from '../../../lib/format/read-amount.ts';

/** A size as it is typed. */
export type SizeRow = {
  readonly key: number;
  /** Of a size that is stored. */
  readonly id: number | undefined;
  readonly name: string;
  readonly price: string;
};

/** The sizes of the form. */
export type SizesDraft = {
  /** The group that was read; null where the dish had no sizes. */
  readonly before: NonNullable<SizesOfDish['before']> | null;
  /** None: the dish has one price. */
  readonly rows: readonly SizeRow[];
};

const blankRow = (key: number): SizeRow => ({ key, id: undefined, name: '', price: '' });

export const noSizes: SizesDraft = { before: null, rows: [] };

export const draftOfSizes = ({ id, revision, choices }: PubOptionGroup): SizesDraft => ({
  before: { group_id: id, revision },
  rows: choices.map((choice, key) => ({
    key,
    id: choice.id,
    name: choice.name,
    price: String(choice.price),
  })),
});

/** A dish that gets sizes: what was its price is that of the first one, and the last dish with sizes tells their names. */
export const firstSizes = (price: string, names: readonly string[]): readonly SizeRow[] =>
  (names.length < FEWEST_SIZES ? ['', ''] : names).map((name, key) => ({
    ...blankRow(key),
    name,
    price: key === 0 ? price : '',
  }));

export const isBlankRow = ({ id, name, price }: SizeRow): boolean =>
  id === undefined && name.trim() === '' && price.trim() === '';

type Added = { readonly rows: readonly SizeRow[]; readonly key: number };

const isUnfinished = ({ name, price }: SizeRow): boolean =>
  name.trim() === '' || price.trim() === '';

/** The row after the one with this key, or the last: one in which something is missing, else a new one. */
export function withNextRow(rows: readonly SizeRow[], after?: number): Added {
  const index = after === undefined ? rows.length - 1 : rows.findIndex(({ key }) => key === after);
  const next = after === undefined ? rows.at(-1) : rows[index + 1];
  if (next && isUnfinished(next)) return { rows, key: next.key };
  const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
  return { rows: rows.toSpliced(index + 1, 0, blankRow(key)), key };
}

/** A row and the one before it change places. */
export function withRowUp(rows: readonly SizeRow[], key: number): readonly SizeRow[] {
  const index = rows.findIndex((row) => row.key === key);
  return rows.flatMap((row, at) => {
    const other = at === index ? rows[index - 1] : at === index - 1 ? rows[index] : undefined;
    return other ?? row;
  });
}

/** What is sent: rows into which nothing was typed are not. */
const sentRows = (rows: readonly SizeRow[]): readonly SizeRow[] =>
  rows.filter((row) => !isBlankRow(row));

type SizeProblem = 'name_is_missing' | 'name_is_repeated' | 'price_is_missing' | 'is_alone';
export type ProblemsOfSize = { readonly name?: SizeProblem; readonly price?: SizeProblem };

/** What has to be corrected, by key; empty when all is right. One size is none, so another one is asked for. */
export function findSizeProblems(rows: readonly SizeRow[]): ReadonlyMap<number, ProblemsOfSize> {
  const sent = sentRows(rows);
  const wanted = rows.length > 0 && sent.length < FEWEST_SIZES ? rows.find(isBlankRow) : undefined;
  const names = sizeNameProblems(sent.map(({ name }) => name));
  const problems = sent.map(({ key, price }, index): [number, ProblemsOfSize] => {
    const wrong = names[index]?.code;
    const name = wrong === 'field_is_required' ? 'name_is_missing' : 'name_is_repeated';
    return [
      key,
      {
        ...(wrong && { name }),
        ...(readAmount(price) === undefined && { price: 'price_is_missing' as const }),
      },
    ];
  });
  return new Map<number, ProblemsOfSize>([
    ...problems.filter(([, { name, price }]) => name ?? price),
    ...(wanted
      ? [[wanted.key, { name: sent.length === 0 ? 'name_is_missing' : 'is_alone' }] as const]
      : []),
  ]);
}

/** The sizes as they are sent, once nothing has to be corrected. */
export const readSizes = ({ before, rows }: SizesDraft): SizesOfDish => ({
  before,
  choices: sentRows(rows).map(({ id, name, price }) => ({
    ...(id !== undefined && { id }),
    name: name.trim(),
    price: readAmount(price) ?? 0,
  })),
});

/** The sizes that cost nothing and did not before: each makes the dish free, so it is asked about. */
export function freeSizes(
  rows: readonly SizeRow[],
  stored: Pick<OptionGroup, 'choices'> | undefined,
): readonly number[] {
  const wereFree = new Set(stored?.choices.flatMap(({ id, price }) => (price === 0 ? id : [])));
  return rows
    .filter(({ id, price }) => readAmount(price) === 0 && !(id !== undefined && wereFree.has(id)))
    .map(({ key }) => key);
}
