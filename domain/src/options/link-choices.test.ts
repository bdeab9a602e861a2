import { expect, it } from 'vitest';
import { linkChoices } from './index.ts';

const cola = { id: 1, originId: 71 };

it.each([
  ['is linked to the dish that it stood for', [{ id: 5, originId: 71 }], 5],
  ['is linked to the dish itself, back in its pub', [{ id: 71, originId: 71 }], 71],
  ['is not linked without it', [{ id: 5, originId: 72 }], 'no_dish'],
  [
    'is linked to none of several copies of it',
    [
      { id: 5, originId: 71 },
      { id: 6, originId: 71 },
    ],
    'several_dishes',
  ],
])('a copied choice %s', (_what, dishes, expected) => {
  const { dishes: linked, unlinked } = linkChoices([cola], dishes);
  expect(linked.get(1) ?? unlinked.get(1)).toBe(expected);
  expect(linked.size + unlinked.size).toBe(1);
});
