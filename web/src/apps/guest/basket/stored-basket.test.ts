import { expect, test } from 'vitest';
import { emptyBasket, withDish, withLineCount, withOrderType, type Basket } from './basket.ts';
import { parseBasket, storedBasket } from './stored-basket.ts';

const soup = { dishId: 70, name: 'Zeamă', priceMinor: 8500 };
const pie = { dishId: 80, name: 'Plăcintă', priceMinor: 6800 };
const chosen = withDish(withDish(emptyBasket, soup), pie, 2);

test('a stored basket is read with the ids of its lines', () => {
  const basket = withOrderType(withLineCount(withDish(chosen, soup), 1, 0), 'delivery');
  expect(parseBasket(storedBasket(basket))).toEqual(basket);
  const sent = { ...emptyBasket, ordered: 'token' };
  expect(parseBasket(storedBasket(sent))).toEqual(sent);
  const twoLines: Basket = {
    lines: [
      { ...soup, id: 4, count: 1 },
      { ...soup, id: 2, count: 3 },
    ],
    orderType: null,
  };
  expect(parseBasket(storedBasket(twoLines))).toEqual(twoLines);
});

test('a line is stored with its options and its note', () => {
  const options = [{ choiceId: 4, count: 2, name: 'Brânză' }];
  const basket = withDish(chosen, { ...soup, options, note: 'fără ceapă' });
  expect(parseBasket(storedBasket(basket))).toEqual(basket);
  expect(basket.lines).toHaveLength(3);
});

test.each([
  { options: 7 },
  { options: [{ choiceId: 4, count: 1 }] },
  { options: [null] },
  { options: [{ choiceId: 'x', count: 1, name: 'Brânză' }] },
  { note: 7 },
])('a line with %j is left out: it would be another dish without it', (invalid) => {
  const line = { id: 70, name: 'Zeamă', priceMinor: 8500, count: 1, ...invalid };
  expect(parseBasket(JSON.stringify({ lines: [line], orderType: null }))).toEqual(emptyBasket);
});

test('an invalid value is read as an empty basket', () => {
  for (const other of [null, '', '{', '7', '{"lines":7}', '[]', '{"lines":[],"ordered":7}']) {
    expect(parseBasket(other)).toEqual(emptyBasket);
  }
  const half = [
    { id: 70, name: 'Zeamă', priceMinor: 8500, count: 1 },
    { id: 'x' },
    { id: 80, name: 'Plăcintă', priceMinor: 6800, count: 0 },
    { id: 80, line: 'x', name: 'Plăcintă', priceMinor: 6800, count: 1 },
  ];
  expect(parseBasket(JSON.stringify({ lines: half, orderType: 'x' }))).toEqual({
    lines: [{ ...soup, id: 1, count: 1 }],
    orderType: null,
  });
});

test('a stored basket without line ids is read, with the same ids each time', () => {
  const before = `{"lines":[{"id":70,"name":"Zeamă","priceMinor":8500,"count":1},
    {"id":80,"name":"Plăcintă","priceMinor":6800,"count":2}],"orderType":"in_place"}`;
  const basket = { ...chosen, orderType: 'in_place', ordered: undefined };
  expect(parseBasket(before)).toEqual(basket);
  expect(parseBasket(before)).toEqual(basket);
});

test('a tab with an older program reads the dishes, and a line that it adds gets its own id', () => {
  const stored = storedBasket(withLineCount(chosen, 1, 0));
  const { lines } = JSON.parse(stored) as { lines: { id: number }[] };
  expect(lines.map(({ id }) => id)).toEqual([80]);
  const added = { id: 70, name: 'Zeamă', priceMinor: 8500, count: 1 };
  expect(parseBasket(JSON.stringify({ lines: [...lines, added], orderType: null })).lines).toEqual([
    { ...pie, id: 2, count: 2 },
    { ...soup, id: 3, count: 1 },
  ]);
});
