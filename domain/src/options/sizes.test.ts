import { expect, it } from 'vitest';
import { MAX_CHOICES_OF_GROUP } from './limits.ts';
import { sizeNameProblems } from './sizes.ts';

it.each<[string, string[], (string | undefined)[]]>([
  ['different names are right', ['30 cm', '40 cm'], [undefined, undefined]],
  ['a name without letters is missing', ['30 cm', ' '], [undefined, 'field_is_required']],
  ['one name twice', ['30 cm', '40 cm', '30 CM.'], [undefined, undefined, 'invalid_value']],
  ['signs count as they are written', ['½', '¼'], [undefined, undefined]],
])('%s', (_what, names, codes) => {
  expect(sizeNameProblems(names).map((problem) => problem?.code)).toEqual(codes);
});

it('more sizes than a group has choices are wrong', () => {
  const names = Array.from({ length: MAX_CHOICES_OF_GROUP + 1 }, (_, index) => `${index}`);
  expect(sizeNameProblems(names).findIndex(Boolean)).toBe(MAX_CHOICES_OF_GROUP);
});
