import { expect, it } from 'vitest';
import { anOrder } from '../../../../testing/samples/an-order.ts';
import {
  DONE_STAYS_MS,
  kitchenCards,
  NOTHING_SEEN,
  seeCards,
  shownCards,
} from './kitchen-cards.ts';

const usual = { delivery: 30, in_place: 20, pick_up: 20 };
const dish = { dish_price: 1, name: 'Zeamă', image_file_name: '', count: 1 };
const lines = [
  { ...dish, line_id: 1, dish_id: 11 },
  { ...dish, line_id: 2, dish_id: 12 },
  { ...dish, line_id: 3, dish_id: 99 },
];
const preparing = (id: number, over: Parameters<typeof anOrder>[0] = {}) =>
  anOrder({ id, status: 'preparing', dishes: lines, ...over });
const grill = { id: 1, name: 'Grătar', category_ids: [5], dish_ids: [11] };
const bar = { id: 2, name: 'Bar', category_ids: [6], dish_ids: [12] };
const everything = { stations: [grill, bar], station: undefined };
const ofGrill = { stations: [grill, bar], station: grill };
const idsOf = (cards: readonly { order: { id: number } }[]) => cards.map(({ order }) => order.id);

it('the cards are in the sequence of the promised times', () => {
  const orders = [
    preparing(3, { promised_at: '2026-11-21T19:00:00Z' }),
    preparing(2, { promised_at: '2026-11-21T18:00:00Z' }),
  ];
  expect(idsOf(kitchenCards(orders, everything, usual))).toEqual([2, 3]);
});

it('an order for later has no card before its time', () => {
  const wanted = { wanted_from: '2026-11-21T19:30:00Z', cook_at: '2026-11-21T19:00:00Z' };
  const orders = [preparing(1, { ...wanted, is_ahead: true }), preparing(2, wanted)];
  expect(idsOf(kitchenCards(orders, everything, usual))).toEqual([2]);
});

it('an order for later without a promise stands by when its kitchen begins, not by when it was placed', () => {
  const orders = [
    preparing(1, { created_time: '2026-11-20T09:00:00Z', cook_at: '2026-11-21T19:00:00Z' }),
    preparing(2, { created_time: '2026-11-21T18:50:00Z' }),
  ];
  expect(idsOf(kitchenCards(orders, everything, usual))).toEqual([2, 1]);
});

it('a station has its dishes and those that no station has', () => {
  const [card] = kitchenCards([preparing(1)], ofGrill, usual);
  expect(card?.lines.map(({ line_id: id }) => id)).toEqual([1, 3]);
  const ofBar = preparing(2, { dishes: [{ ...dish, line_id: 2, dish_id: 12 }] });
  expect(kitchenCards([ofBar], ofGrill, usual)).toEqual([]);
});

it.each([
  ['is cooked', {}, everything, 'cooking'],
  ['is prepared', { prepared: true }, everything, 'done'],
  ['was handed over', { status: 'at_courier' }, everything, 'gone'],
  [
    'has only lines of others left',
    { dishes: lines.map((line) => (line.dish_id === 12 ? line : { ...line, done_at: 'x' })) },
    ofGrill,
    'done',
  ],
] as const)('an order that %s', (_name, over, kitchen, state) => {
  expect(kitchenCards([preparing(1, over)], kitchen, usual)[0]?.state).toBe(state);
});

it('a removed line keeps its card, also at a station that has nothing else, until a cook has seen it', () => {
  const [first, second] = lines;
  const removed = [first ?? dish].map((line) => ({ ...line, line_id: 9, dish_id: 11 }));
  const edited = preparing(1, {
    prepared: true,
    dishes: second ? [second] : [],
    removed_dishes: removed,
  });
  const cards = kitchenCards([edited], ofGrill, usual);
  expect(cards).toMatchObject([{ lines: [], removed, state: 'done' }]);
  const seen = seeCards(NOTHING_SEEN, cards, 0);
  expect(idsOf(shownCards(cards, seen, DONE_STAYS_MS))).toEqual([1]);
  expect(kitchenCards([edited], { ...ofGrill, station: bar }, usual)).toMatchObject([
    { lines: [second], removed: [] },
  ]);
  // Seen: on the screen of everything it stays at its place for a moment.
  const all = seeCards(NOTHING_SEEN, kitchenCards([edited], everything, usual), 0);
  const { removed_dishes: _removed, ...rest } = edited;
  const after = kitchenCards([rest], everything, usual);
  const later = seeCards(all, after, 0);
  expect(idsOf(shownCards(after, later, DONE_STAYS_MS - 1))).toEqual([1]);
  expect(idsOf(shownCards(after, later, DONE_STAYS_MS))).toEqual([]);
});

it('finished work stays at its place for ten seconds, a canceled order for a minute', () => {
  const now = 1000;
  const before = kitchenCards([preparing(1), preparing(2), preparing(3)], everything, usual);
  const seen = seeCards(NOTHING_SEEN, before, now);
  const after = kitchenCards(
    [
      preparing(1, { prepared: true }),
      preparing(2, { status: 'canceled' }),
      preparing(3),
      preparing(4, { prepared: true }),
    ],
    everything,
    usual,
  );
  const later = seeCards(seen, after, now);
  expect(idsOf(shownCards(after, later, now))).toEqual([1, 2, 3]);
  expect(idsOf(shownCards(after, later, now + DONE_STAYS_MS))).toEqual([2, 3]);
  expect(idsOf(shownCards(after, later, now + 60_000))).toEqual([3]);
  // After an undo the order is cooked again, and the time at which it was finished is forgotten.
  expect(seeCards(later, before, now).leftAt.has(1)).toBe(false);
});
