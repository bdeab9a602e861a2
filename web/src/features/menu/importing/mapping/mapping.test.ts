import type { TableColumn } from '@comanda/domain/import';
import { describe, expect, it } from 'vitest';
import type { ListTable } from '../reading/read-list.ts';
import {
  choose,
  chosenOf,
  earlierSame,
  firstAnswers,
  headersOf,
  isComplete,
  isLookNeeded,
  missingOf,
  type Answer,
  type Header,
} from './mapping.ts';

type Columns = readonly (TableColumn | undefined)[];

const table = (columns: Columns, more: Partial<ListTable> = {}): ListTable => ({
  name: '',
  header: columns.map((_, index) => `H${index}`),
  samples: columns.map((_, index) => [`v${index}`]),
  mapping: { headerAt: 0, columns },
  questions: [],
  unsure: [],
  key: 'h',
  ...more,
});
const question = { column: 'price', candidates: [1, 2] } as const;
const asked = table(['name', 'price', undefined, 'size'], { questions: [question] });
const header = (of: ListTable): Header => headersOf([of])[0] as Header;
const said = (columns: Columns, without: readonly TableColumn[] = []): Answer => ({
  columns,
  without,
});

it('sheets with the same header are asked about once, with examples of each', () => {
  const sheets = ['Supe', 'Bar'].map((name, at) =>
    table(['name', 'price'], { name, samples: [['Zeamă', `${at}`], ['55']] }),
  );
  expect(headersOf(sheets)).toMatchObject([
    { sheets: ['Supe', 'Bar'], samples: [['Zeamă', '0', '1'], ['55']] },
  ]);
  expect(headersOf([table(['name']), table(['name'], { key: 'other' })])).toHaveLength(2);
});

describe('a person looks at the columns', () => {
  it.each<[string, ListTable, boolean]>([
    ['nothing is uncertain', table(['name', 'price']), false],
    ['a column is not read', table(['name', 'price', undefined]), true],
    ['it is empty', table(['name', 'price', undefined], { samples: [['a'], ['1'], []] }), false],
    ['columns compete', asked, true],
    ['a header is only like a known word', table(['name', 'price'], { unsure: [0] }), true],
  ])('%s', (_, of, isNeeded) => {
    expect(isLookNeeded([of], {})).toBe(isNeeded);
    // What was said about this header before counts.
    expect(isLookNeeded([of], { h: ['name', 'price'] })).toBe(false);
  });
});

it('nothing is chosen for a column that is asked about', () => {
  expect(firstAnswers([asked], {})).toEqual({
    columns: { h: ['name', undefined, undefined, 'size'] },
    without: {},
  });
  const remembered = table(['name', undefined]);
  expect(firstAnswers([remembered], { h: ['name', undefined] })).toEqual({
    columns: { h: ['name', undefined] },
    without: { h: ['price'] },
  });
});

describe('an answer', () => {
  const open = said(['name', undefined, undefined, 'size']);

  it.each([
    ['is one of the columns', 2, ['name', undefined, 'price', 'size'], []],
    ['is all of them as sizes', 'sizes', ['name', 'sizePrice', 'sizePrice', 'size'], []],
    ['is none', 'none', ['name', undefined, undefined, 'size'], ['price']],
  ] as const)('%s', (_, choice, columns, without) => {
    const answer = choose(open, question, choice);
    expect(answer).toEqual({ columns, without });
    expect(chosenOf(answer, question)).toBe(choice);
    expect(isComplete(header(asked), answer)).toBe(true);
    // Another one takes its place.
    expect(choose(answer, question, 1)).toEqual(said(['name', 'price', undefined, 'size']));
  });

  it('is missing at first', () => {
    expect(chosenOf(open, question)).toBeUndefined();
    expect(isComplete(header(asked), open)).toBe(false);
  });
});

it.each<[Columns, readonly TableColumn[], readonly string[]]>([
  [['price'], [], ['name']],
  [['name'], [], ['price']],
  [['name'], ['price'], []],
  [['name', 'sizePrice'], [], []],
  [[], [], ['name', 'price']],
])('of %j, without %j, what is missing is %j', (columns, without, missing) => {
  expect(missingOf(said(columns, without))).toEqual(missing);
});

it('a column is read once, but for the parts of sizes', () => {
  const columns: Columns = ['name', 'price', 'name', 'size', 'size', 'sizePrice', 'sizePrice'];
  expect(columns.map((_, index) => earlierSame(said(columns), index))).toEqual([
    undefined,
    undefined,
    0,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(isComplete(header(table(columns)), said(columns))).toBe(false);
});
