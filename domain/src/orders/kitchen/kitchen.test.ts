import { describe, expect, it } from 'vitest';
import { readMarks, sortForKitchen, sumToCook } from './kitchen.ts';

const line = (lineId: number, count: number, isDone = false) => ({ lineId, count, isDone });

describe('marks', () => {
  const lines = [line(1, 2), line(2, 1, true)];
  it.each([
    ['a line becomes done', [line(1, 2, true)], { doneIds: [1], undoneIds: [] }],
    ['a done line becomes not done', [line(2, 1)], { doneIds: [], undoneIds: [2] }],
    ['a mark that it has already changes nothing', [line(2, 1, true), line(1, 2)], {}],
    ['not done counts whatever the count is', [line(2, 7)], { doneIds: [], undoneIds: [2] }],
    ['not done of a line that is gone changes nothing', [line(9, 1)], {}],
    ['the last mark of a line counts', [line(1, 2, true), line(1, 2)], {}],
  ])('%s', (_name, marks, expected) => {
    expect(readMarks(lines, marks)).toEqual({
      ok: true,
      value: { doneIds: [], undoneIds: [], ...expected },
    });
  });

  it.each([
    ['an edited line', [line(1, 3, true)]],
    ['a line that is gone', [line(9, 1, true)]],
    ['one edited line among others', [line(1, 2, true), line(2, 2, true)]],
  ])('done is refused for %s', (_name, marks) => {
    expect(readMarks(lines, marks)).toMatchObject({ ok: false, code: 'order_changed_meanwhile' });
  });

  it('of two cooks are merged in either sequence', () => {
    const apply = (before: typeof lines, marks: typeof lines) => {
      const read = readMarks(before, marks);
      if (!read.ok) throw new Error(read.code);
      const { doneIds, undoneIds } = read.value;
      return before.map(({ lineId, count, isDone }) =>
        line(lineId, count, doneIds.includes(lineId) || (isDone && !undoneIds.includes(lineId))),
      );
    };
    const [one, other] = [[line(1, 2, true)], [line(2, 1)]];
    expect(apply(apply(lines, one), other)).toEqual(apply(apply(lines, other), one));
  });
});

describe('the sequence of the kitchen', () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 17, minutes));
  const order = (id: number, promisedAt: Date | null, createdAt = at(0)) => ({
    id,
    promisedAt,
    createdAt,
    orderType: 'in_place' as const,
  });

  it('is that of the promised times, an order without one after the usual minutes', () => {
    const orders = [order(1, at(30)), order(2, null), order(3, at(10)), order(4, at(10))];
    expect(sortForKitchen(orders).map(({ id }) => id)).toEqual([3, 4, 2, 1]);
    const usual = { delivery: 30, in_place: 45, pick_up: 20 };
    expect(sortForKitchen(orders, usual).map(({ id }) => id)).toEqual([3, 4, 1, 2]);
  });
});

describe('the totals', () => {
  const dish = (dishId: number, name: string, count: number, isDone = false) => ({
    dishId,
    name,
    options: [] as ReturnType<typeof option>[],
    count,
    isDone,
  });
  const option = (choiceId: number, name: string, count = 1) => ({
    choiceId,
    name,
    group_name: 'Adaos',
    count,
  });

  it('have what is not done, the most first', () => {
    const lines = [
      dish(1, 'Zeamă', 2),
      dish(2, 'Plăcintă', 3),
      dish(2, 'Plăcinte', 4),
      dish(1, 'Zeamă', 8, true),
      dish(3, 'Compot', 1, true),
    ];
    expect(sumToCook(lines)).toMatchObject([
      { dishId: 2, name: 'Plăcinte', count: 7 },
      { dishId: 1, name: 'Zeamă', count: 2 },
    ]);
  });

  it('have a row for each dish with the same choices, whatever their sequence is', () => {
    const [large, small, cheese] = [option(1, 'Mare'), option(2, 'Mică'), option(3, 'Brânză', 2)];
    const lines = [
      { ...dish(1, 'Pizza', 1), options: [large, cheese] },
      { ...dish(1, 'Pizza', 2), options: [small] },
      { ...dish(1, 'Pizza', 2), options: [cheese, large] },
      { ...dish(1, 'Pizza', 1), options: [large, option(3, 'Brânză')] },
      dish(1, 'Pizza', 1),
    ];
    const totals = sumToCook(lines);
    expect(totals.map(({ count, options }) => [count, options])).toEqual([
      [3, [cheese, large]],
      [2, [small]],
      [1, [large, option(3, 'Brânză')]],
      [1, []],
    ]);
    expect(new Set(totals.map(({ key }) => key)).size).toBe(4);
  });

  it('do not count a choice as the dish that it stands for', () => {
    const menu = { ...dish(1, 'Meniu', 2), options: [option(9, 'Compot')] };
    expect(sumToCook([menu, dish(9, 'Compot', 1)])).toMatchObject([
      { dishId: 1, count: 2, options: [{ name: 'Compot' }] },
      { dishId: 9, count: 1 },
    ]);
  });
});
