import { expect, it } from 'vitest';
import { aChoice, anOptionGroup } from '../../../../testing/samples/option-groups.ts';
import { sizesOfGroup } from './sizes-of-group.ts';

const extras = anOptionGroup({ id: 1, dish_ids: [21, 22] });
const sizes = (id: number, dish: number, ...choices: ReturnType<typeof aChoice>[]) =>
  anOptionGroup({ id, rule: 'replaces', choices, dish_ids: [dish] });

it('the sizes of all dishes of a group, each name once', () => {
  const groups = [
    extras,
    sizes(2, 21, aChoice(1, '30 cm'), aChoice(2, '40 cm')),
    sizes(3, 22, aChoice(3, '30 CM'), aChoice(4, '50 cm')),
    sizes(4, 23, aChoice(5, 'Mare')),
  ];
  expect(sizesOfGroup(extras, groups).map(({ name }) => name)).toEqual(['30 cm', '40 cm', '50 cm']);
});

it('a size has the name that its prices have, also after it got another one', () => {
  const renamed = aChoice(1, 'Большая', { size: 'Mare' });
  expect(sizesOfGroup(extras, [extras, sizes(2, 21, renamed)])).toEqual([
    { size: 'Mare', name: 'Большая' },
  ]);
});

it('a group without dishes has none', () => {
  expect(sizesOfGroup(undefined, [sizes(2, 21, aChoice(1, '30 cm'))])).toEqual([]);
});
