import { describe, expect, it } from 'vitest';
import { anOrder } from '../../../../testing/samples/an-order.ts';
import {
  headChanges,
  pressRules,
  reducePresses,
  withPresses,
  type KitchenChange,
  type KitchenPress,
} from './kitchen-press.ts';

const AT = '2026-11-21T18:42:00.000Z';

const dish = { dish_price: 1, name: 'Zeamă', image_file_name: '' };
const lines = [
  { ...dish, line_id: 1, dish_id: 11, count: 2 },
  { ...dish, line_id: 2, dish_id: 12, count: 1 },
];
const order = anOrder({ id: 9, pub_id: 7, status: 'preparing', dishes: lines });

const press = (id: string, change: KitchenChange, over: Partial<KitchenPress> = {}) => ({
  id,
  companyID: 1,
  pubID: 7,
  orderID: 9,
  change,
  happenedAt: AT,
  hasWaited: false,
  ...over,
});
const mark = (line_id: number, count: number, is_done = true): KitchenChange => ({
  kind: 'lines',
  lines: [{ line_id, count, is_done }],
});

describe('a press that waits', () => {
  it('is shown as done, the last one of a line counts', () => {
    const [shown] = withPresses([order], [press('a', mark(1, 2)), press('b', mark(2, 1))]);
    expect(shown?.dishes.map(({ done_at: at }) => at)).toEqual([AT, AT]);
    const queue = [press('a', mark(1, 2)), press('b', mark(1, 2, false))];
    expect(withPresses([order], queue)).toEqual([order]);
  });

  it('marks no line that was edited meanwhile, no order of another pub, and nothing once it is refused', () => {
    expect(withPresses([order], [press('a', mark(1, 5))])).toEqual([order]);
    expect(withPresses([order], [press('a', mark(1, 2), { pubID: 8 })])).toEqual([order]);
    expect(withPresses([order], [press('a', mark(1, 2), { refusal: 'x' })])).toEqual([order]);
  });

  it('prepares the order', () => {
    const [shown] = withPresses([order], [press('a', { kind: 'prepared', prepared: true })]);
    expect(shown?.prepared).toBe(true);
  });

  it('prepares no work that was added since the cook saw the order', () => {
    const [first] = lines;
    if (!first) throw new Error('a line');
    const change: KitchenChange = { kind: 'prepared', prepared: true, lines: [first] };
    expect(withPresses([order], [press('a', change)])).toEqual([order]);
  });

  it('has confirmed what the guest avoids at the lines that the cook saw', () => {
    const [shown] = withPresses([order], [press('a', { kind: 'avoids', lineIDs: [2] })]);
    expect(shown?.dishes.map(({ avoids_seen: isSeen }) => isSeen)).toEqual([undefined, true]);
  });

  it('no longer shows the removed line that a cook has seen', () => {
    const edited = { ...order, removed_dishes: lines };
    const seen = (lineIDs: readonly number[]) =>
      withPresses([edited], [press('a', { kind: 'removed', lineIDs })])[0];
    expect(seen([1])?.removed_dishes).toEqual(lines.slice(1));
    expect(seen([1, 2])).not.toHaveProperty('removed_dishes');
  });
});

describe('the queue', () => {
  const queue = [
    press('a', mark(1, 2)),
    press('b', mark(2, 1)),
    press('c', mark(1, 2), { pubID: 8 }),
  ];

  it('sends the presses of its own pub in sequence', () => {
    expect(pressRules.nextToSend(queue, 7)?.id).toBe('a');
    expect(pressRules.nextToSend(queue, 8)?.id).toBe('c');
    expect(pressRules.nextToSend(queue, 6)).toBeUndefined();
  });

  it('goes on after a refusal, and keeps one note of an order', () => {
    const once = reducePresses(queue, {
      kind: 'refused',
      id: 'a',
      code: 'order_changed_meanwhile',
    });
    expect(pressRules.nextToSend(once, 7)?.id).toBe('b');
    const twice = reducePresses(once, { kind: 'refused', id: 'b', code: 'order_not_found' });
    expect(twice.map(({ id, refusal }) => [id, refusal])).toEqual([
      ['b', 'order_not_found'],
      ['c', undefined],
    ]);
    expect(reducePresses(twice, { kind: 'dismissed', id: 'b' })).toHaveLength(1);
  });
});

describe('the head of a card', () => {
  const [first, second] = lines;
  const seen = [
    { line_id: 1, count: 2 },
    { line_id: 2, count: 1 },
  ];
  const prepared = (isPrepared: boolean) => ({
    kind: 'prepared',
    prepared: isPrepared,
    ...(isPrepared && { lines: seen }),
  });
  const removed: readonly [] = [];

  it('prepares the order, and takes it back', () => {
    expect(headChanges({ order, lines, removed, state: 'cooking' }, false)).toEqual([
      prepared(true),
    ]);
    const done = { ...order, prepared: true };
    expect(headChanges({ order: done, lines, removed, state: 'done' }, false)).toEqual([
      prepared(false),
    ]);
  });

  it('of a station marks its lines; with the last line of the order it is prepared too', () => {
    if (!first || !second) throw new Error('two lines');
    const marks = [{ line_id: 1, count: 2, is_done: true }];
    expect(headChanges({ order, lines: [first], removed, state: 'cooking' }, true)).toEqual([
      { kind: 'lines', lines: marks },
    ]);
    const rest = { ...order, dishes: [first, { ...second, done_at: AT }] };
    expect(headChanges({ order: rest, lines: [first], removed, state: 'cooking' }, true)).toEqual([
      { kind: 'lines', lines: marks },
      prepared(true),
    ]);
  });
});
