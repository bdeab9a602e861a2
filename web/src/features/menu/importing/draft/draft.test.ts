import { blankDraftRow, type DraftRow } from '@comanda/domain/import';
import { describe, expect, it, test } from 'vitest';
import { changeDraft, dishStates, draftOf, rowsOf, type Draft, type DraftAction } from './draft.ts';

const row = (category: string, name: string, more: Partial<DraftRow> = {}): DraftRow => ({
  ...blankDraftRow,
  category,
  name,
  price: '55',
  ...more,
});

const defaults = { menu: 'Meniu', category: 'Bucate' };
const draft = draftOf(
  [
    row('', 'Pâine'),
    row('Supe', 'Zeamă'),
    row('Supe', 'Băuturi', { price: '' }),
    row('Supe', 'Ceai'),
  ],
  defaults,
);

const inWords = ({ groups }: Draft): string[] =>
  groups.map(
    ({ menu, category, dishes }) =>
      `${menu} / ${category}: ${dishes.map(({ name }) => name).join(', ')}`,
  );

const idOf = (name: string): number =>
  draft.groups.flatMap(({ dishes }) => dishes).find((dish) => dish.name === name)?.id ?? 0;
const groupOf = (category: string): number =>
  draft.groups.find((group) => group.category === category)?.id ?? 0;

const before = ['Meniu / Bucate: Pâine', 'Meniu / Supe: Zeamă, Băuturi, Ceai'];

test.each([['Zeamă'], ['Ceai'], ['Pâine']])(
  '%s that was deleted comes back to its place, until something else is changed',
  (name) => {
    const deleted = changeDraft(draft, { do: 'delete-dish', id: idOf(name) });
    expect(deleted.undo).toMatchObject({ did: 'deleted', name });
    const restored = changeDraft(deleted, { do: 'undo' });
    expect(inWords(restored)).toEqual(before);
    expect(restored.undo).toBeUndefined();
    const id = idOf('Băuturi');
    const later = changeDraft(deleted, { do: 'change-dish', id, fields: { price: '5' } });
    expect(later.undo).toBeUndefined();
    const names = { category: 'Ciorbe' };
    const named = changeDraft(deleted, { do: 'name-group', id: groupOf('Supe'), names });
    expect(named.undo).toBeUndefined();
  },
);

it('gathers the dishes of a category, also of one that goes on later', () => {
  const rows = [row('Supe', 'Zeamă'), row('Bere', 'Pils', { menu: 'Bar' }), row('Supe', 'Borș')];
  expect(inWords(draftOf(rows, defaults))).toEqual([
    'Meniu / Supe: Zeamă, Borș',
    'Bar / Bere: Pils',
  ]);
});

test.each<[string, DraftAction, string[]]>([
  [
    'a category is renamed for all its dishes',
    { do: 'name-group', id: groupOf('Supe'), names: { category: 'Ciorbe' } },
    ['Meniu / Bucate: Pâine', 'Meniu / Ciorbe: Zeamă, Băuturi, Ceai'],
  ],
  [
    'a dish is corrected',
    { do: 'change-dish', id: idOf('Ceai'), fields: { name: 'Ceai verde' } },
    ['Meniu / Bucate: Pâine', 'Meniu / Supe: Zeamă, Băuturi, Ceai verde'],
  ],
  [
    'the last dish of a category is deleted with it',
    { do: 'delete-dish', id: idOf('Pâine') },
    ['Meniu / Supe: Zeamă, Băuturi, Ceai'],
  ],
  [
    'a dish moves to another category',
    { do: 'move-dish', id: idOf('Ceai'), groupId: groupOf('Bucate') },
    ['Meniu / Bucate: Pâine, Ceai', 'Meniu / Supe: Zeamă, Băuturi'],
  ],
  [
    'a line is the category of those below it',
    { do: 'make-heading', id: idOf('Băuturi') },
    ['Meniu / Bucate: Pâine', 'Meniu / Supe: Zeamă', 'Meniu / Băuturi: Ceai'],
  ],
  [
    'a category is a dish of the one above',
    { do: 'make-dish', groupId: groupOf('Supe') },
    ['Meniu / Bucate: Pâine, Supe, Zeamă, Băuturi, Ceai'],
  ],
  ['the first category stays one', { do: 'make-dish', groupId: groupOf('Bucate') }, before],
])('%s', (_name, action, expected) => {
  expect(inWords(changeDraft(draft, action))).toEqual(expected);
  expect(inWords(draft)).toEqual(before);
});

it('knows what is wrong with each dish', () => {
  const again = changeDraft(draft, {
    do: 'change-dish',
    id: idOf('Ceai'),
    fields: { name: 'ZEAMA' },
  });
  const states = dishStates(again, []);
  expect(states.get(idOf('Băuturi'))?.problems).toEqual({ price: { code: 'field_is_required' } });
  expect(states.get(idOf('Ceai'))).toEqual({
    problems: {},
    sizes: [],
    cells: {},
    twin: 'repeated',
  });
  expect(states.get(idOf('Zeamă'))?.twin).toBeUndefined();
});

it('what is doubtful is asked until a person has called it right or typed it', () => {
  const doubts = ['price_by_position', 'name_or_category'] as const;
  const read = draftOf(
    [row('Supe', 'Zeamă', { doubts }), row('Supe', 'Borș', { price: '0', doubts })],
    defaults,
  );
  const left = (of: Draft) => rowsOf(of).map((dish) => dish.doubts.join());
  expect(left(read)).toEqual([
    'price_by_position,name_or_category',
    'price_by_position,price_is_zero,name_or_category',
  ]);
  const [first] = rowsOf(read);
  const id = first?.id ?? 0;
  const right = changeDraft(read, { do: 'call-right', id });
  expect(left(right)).toEqual(['', left(read)[1]]);
  const all = changeDraft(read, { do: 'call-all-right', doubt: 'price_by_position' });
  expect(left(all)).toEqual(['name_or_category', 'price_is_zero,name_or_category']);
  const typed = changeDraft(read, { do: 'change-dish', id, fields: { price: '60' } });
  expect(left(typed)[0]).toBe('name_or_category');
  // Nobody can call a missing price right.
  const missing = draftOf([row('Supe', 'Zeamă', { price: '' })], defaults);
  const called = changeDraft(missing, { do: 'call-right', id: rowsOf(missing)[0]?.id ?? 0 });
  expect(left(called)).toEqual(['price_is_missing']);
});

describe('the dishes of one name', () => {
  const size = (name: string, price: string) => ({ name, price });

  it.each<[string, Partial<DraftRow>[], Partial<DraftRow>]>([
    [
      'have their weights as sizes',
      [
        { weight: '0,3 l', price: '25' },
        { weight: '0,5 l', price: '40' },
      ],
      { weight: '', sizes: [size('0,3 l', '25'), size('0,5 l', '40')] },
    ],
    [
      'have what is said differently as sizes',
      [
        { weight: '30 g', ingredients: 'mic', price: '25' },
        { weight: '30 g', ingredients: 'mare', price: '40' },
      ],
      { weight: '30 g', ingredients: '', sizes: [size('mic', '25'), size('mare', '40')] },
    ],
    [
      'have sizes to name where nothing tells them apart',
      [{ price: '0' }, { price: '40', visible: false }],
      { visible: true, doubts: ['price_is_zero'], sizes: [size('', '0'), size('', '40')] },
    ],
    [
      'bring the sizes that they have',
      [{ sizes: [size('mic', '25'), size('mare', '40')] }, { weight: '1 l', price: '70' }],
      { sizes: [size('mic', '25'), size('mare', '40'), size('1 l', '70')] },
    ],
  ])('%s, until that is undone', (_name, rows, expected) => {
    const read = draftOf(
      [...rows.map((one) => row('Bar', 'Cafea', one)), row('Bar', 'Ceai')],
      defaults,
    );
    const merged = changeDraft(read, { do: 'merge-twins', id: undefined });
    expect(rowsOf(merged)).toMatchObject([{ name: 'Cafea', ...expected }, { name: 'Ceai' }]);
    const [, second] = rowsOf(read);
    expect(changeDraft(read, { do: 'merge-twins', id: second?.id })).toEqual(merged);
    expect(changeDraft(merged, { do: 'undo' })).toEqual(read);
    const other = changeDraft(read, { do: 'merge-twins', id: rowsOf(read)[2]?.id });
    expect(other).toBe(read);
  });
});
