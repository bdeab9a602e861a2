import { expect, it } from 'vitest';
import { sellableOf } from './sellable-of.ts';

const option = (choice_id: number, name: string, group_name = 'Adaos') => ({
  group_id: 1,
  choice_id,
  group_name,
  name,
  count: 1,
  price: 0,
});
const line = (line_id: number, dish_id: number, names: [number, string][] = []) => ({
  line_id,
  dish_id,
  count: 1,
  dish_price: 50,
  name: `Fel ${dish_id}`,
  image_file_name: '',
  ...(names.length > 0 && { options: names.map(([id, name]) => option(id, name)) }),
});

it.each([
  ['each dish', [line(1, 5), line(2, 6)], ['Fel 5', 'Fel 6']],
  ['a dish of two lines once', [line(1, 5), line(2, 6), line(3, 5)], ['Fel 5', 'Fel 6']],
  [
    'choices below their dish, each once',
    [line(1, 5, [[7, 'Ardei']]), line(2, 6, [[7, 'Ardei']]), line(3, 5, [[8, 'Bacon']])],
    ['Fel 5', '- Ardei', '- Bacon', 'Fel 6'],
  ],
  // Ids of dishes and of choices are counted apart.
  ['a dish and a choice with the same id', [line(1, 7, [[7, 'Ardei']])], ['Fel 7', '- Ardei']],
])('lists %s', (_name, lines, expected) => {
  expect(sellableOf(lines).map(({ kind, name }) => (kind === 'dish' ? name : `- ${name}`))).toEqual(
    expected,
  );
});
