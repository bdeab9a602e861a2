import { blankDraftRow, type DraftRow } from '@comanda/domain/import';
import { expect, it, test } from 'vitest';
import { changeDraft, dishStates, draftOf, type Draft, type DraftAction } from './draft.ts';

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
    expect(deleted.deleted?.dish.name).toBe(name);
    const restored = changeDraft(deleted, { do: 'restore-dish' });
    expect(inWords(restored)).toEqual(before);
    expect(restored.deleted).toBeUndefined();
    const id = idOf('Băuturi');
    const later = changeDraft(deleted, { do: 'change-dish', id, fields: { price: '5' } });
    expect(later.deleted).toBeUndefined();
    const names = { category: 'Ciorbe' };
    const named = changeDraft(deleted, { do: 'name-group', id: groupOf('Supe'), names });
    expect(named.deleted).toBeUndefined();
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
  expect(states.get(idOf('Ceai'))).toEqual({ problems: {}, cells: {}, isRepeated: true });
  expect(states.get(idOf('Zeamă'))?.isRepeated).toBe(false);
});
