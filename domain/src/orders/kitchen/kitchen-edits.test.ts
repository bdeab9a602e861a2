import { describe, expect, it } from 'vitest';
import { editForKitchen, hasSeenWork, leftToCook } from './kitchen-edits.ts';

const before = (lineId: number, count: number, isDone = false, doneCount = 0) => ({
  lineId,
  count,
  isDone,
  doneCount,
});
const after = (lineId: number | undefined, count: number) => ({ lineId, count });
const mark = (isDone: boolean, doneCount = 0) => ({ isDone, doneCount });

describe('an edited line', () => {
  it.each([
    ['not done stays so, whatever its count', before(1, 2), 3, mark(false)],
    ['not done and lowered is not done', before(1, 2), 1, mark(false)],
    ['done and unchanged stays done', before(1, 2, true), 2, mark(true)],
    ['done and lowered stays done for what remains', before(1, 3, true), 2, mark(true)],
    ['done and raised has what is new to be cooked', before(1, 2, true), 3, mark(false, 2)],
    ['raised twice keeps what was done at first', before(1, 3, false, 2), 5, mark(false, 2)],
    ['raised and unchanged stays as it is', before(1, 3, false, 2), 3, mark(false, 2)],
    ['lowered to what was done is done', before(1, 3, false, 2), 2, mark(true)],
    ['lowered below what was done is done', before(1, 3, false, 2), 1, mark(true)],
    ['taken back by a cook is not done when it is raised', before(1, 2, false, 2), 3, mark(false)],
  ])('%s', (_name, line, count, expected) => {
    const { marks } = editForKitchen({
      isPrepared: false,
      before: [line],
      after: [after(1, count)],
    });
    expect(marks).toEqual([expected]);
  });
});

describe('an edit of the dishes', () => {
  const lines = [before(1, 2), before(2, 1, true)];
  it.each([
    ['a new line is work', [after(1, 2), after(2, 1), after(undefined, 1)], true, []],
    ['a raised count is work', [after(1, 3), after(2, 1)], true, []],
    ['another line in place of one is work', [after(1, 2), after(undefined, 1)], true, [2]],
    ['nothing changed is none', [after(2, 1), after(1, 2)], false, []],
    ['a lowered count is none', [after(1, 1), after(2, 1)], false, []],
    ['a removed line is none', [after(2, 1)], false, [1]],
  ])('%s', (_name, edited, isWorkAdded, removedIds) => {
    const edit = editForKitchen({ isPrepared: true, before: lines, after: edited });
    expect(edit).toMatchObject({ isWorkAdded, removedIds });
  });

  it('leaves only what was added to a prepared order to be cooked', () => {
    const { marks } = editForKitchen({
      isPrepared: true,
      before: lines,
      after: [after(1, 3), after(2, 1), after(undefined, 4)],
    });
    expect(marks).toEqual([mark(false, 2), mark(true), mark(false)]);
  });

  it('does not mark the lines of a prepared order when nothing was added', () => {
    const { marks } = editForKitchen({ isPrepared: true, before: lines, after: [after(1, 1)] });
    expect(marks).toEqual([mark(false)]);
  });
});

it.each([
  ['not done', before(1, 3), 3],
  ['done', before(1, 3, true), 0],
  ['raised from two', before(1, 3, false, 2), 1],
  ['done, and raised before', before(1, 3, true, 2), 0],
  ['taken back by a cook after it was lowered', before(1, 1, false, 2), 1],
])('to cook of a line that is %s', (_name, line, left) => {
  expect(leftToCook(line)).toBe(left);
});

it.each([
  ['the same lines', [after(1, 2)], true],
  ['more of a line than there is now', [after(1, 3)], true],
  ['a line that is gone', [after(1, 2), after(9, 1)], true],
  ['less of a line', [after(1, 1)], false],
  ['not the new line', [], false],
])('who has seen %s has seen the work: %s', (_name, seen, hasSeen) => {
  const known = seen.map(({ lineId = 0, count }) => ({ lineId, count }));
  expect(hasSeenWork([{ lineId: 1, count: 2 }], known)).toBe(hasSeen);
});
