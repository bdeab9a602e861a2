import { describe, expect, it } from 'vitest';
import { applyHold, type Hold } from './hold.ts';

type Row = { readonly id: number; readonly word: string };
const rowsOf = (...ids: number[]): Row[] => ids.map((id) => ({ id, word: 'now' }));
const listsOf = (...ids: number[][]) =>
  ids.map((list, place) => ({ name: String(place), rows: rowsOf(...list) }));
const latest = ({ id }: Row) => ({ id, word: 'now' });

const before = listsOf([2, 1], [3]).map(({ name, rows }) => ({
  name,
  rows: rows.map(({ id }) => ({ id, word: 'before' })),
}));
/** The first row has gone to the second list, the second row is in none, the fourth is new. */
const after = listsOf([4], [3, 1]);

function held(by: Hold<unknown>['by'] | undefined, { key = 'all', keepsGone = false } = {}) {
  const hold = by && { by, key: 'all', lists: before };
  const { lists, gathered } = applyHold(after, hold, { key, latest, keepsGone });
  return { rows: lists.map(({ rows }) => rows.map(({ id }) => id)), gathered };
}

const current = { rows: [[4], [3, 1]], gathered: [] };
const nothingMoves = { rows: [[2, 1], [3]], gathered: [4] };
const noneIsAdded = { rows: [[], [3, 1]], gathered: [4] };

describe('rows of live lists', () => {
  it.each([
    ['are current while there is no hold', undefined, {}, current],
    ['stay during a touch: none is added, removed or moved', 'pointer', {}, nothingMoves],
    ['are not added to while somebody works; known ones move', 'work', {}, noneIsAdded],
    ['that are gone stay in a list that keeps them', 'work', { keepsGone: true }, nothingMoves],
    ['are not added to while the keyboard focus is on one', 'keyboard', {}, noneIsAdded],
    ['are current after another choice of rows', 'pointer', { key: 'another' }, current],
  ] as const)('%s', (_name, by, options, shown) => {
    expect(held(by, options)).toEqual(shown);
  });

  it('have their current content during a touch', () => {
    const hold = { by: 'pointer', key: 'all', lists: before } as const;
    const { lists } = applyHold(after, hold, { key: 'all', latest });
    expect(new Set(lists.flatMap(({ rows }) => rows.map(({ word }) => word)))).toEqual(
      new Set(['now']),
    );
  });

  it('do not climb over those that were there before', () => {
    const hold = { by: 'keyboard', key: 'all', lists: listsOf([2, 1], [11, 12, 13]) } as const;
    const now = listsOf([2], [13, 1, 11, 12]);
    const { lists } = applyHold(now, hold, { key: 'all', latest });
    expect(lists.map(({ rows }) => rows.map(({ id }) => id))).toEqual([[2], [11, 1, 12, 13]]);
  });

  it('are current where nothing of what was held is left', () => {
    const hold = { by: 'work', key: 'all', lists: listsOf([1]) } as const;
    expect(applyHold(listsOf([5]), hold, { key: 'all', latest })).toEqual({
      lists: listsOf([5]),
      gathered: [],
    });
  });
});
