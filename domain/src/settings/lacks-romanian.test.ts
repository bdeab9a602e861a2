import { expect, it } from 'vitest';
import { currencies } from '../pubs/index.ts';
import { lacksRomanian } from './index.ts';

const [lei, other] = [true, false].map(
  (isLei) => currencies.find(({ name }) => (name === 'MDL') === isLei)?.id ?? 0,
);

it.each([
  [lei, ['ru', 'en'], true],
  [lei, ['ru'], true],
  [lei, ['ro'], false],
  [lei, ['ru', 'ro'], false],
  [other, ['ru', 'en'], false],
] as const)('with the currency %s and the menu in %s: %s', (currencyId, languages, lacks) => {
  expect(lacksRomanian({ currencyId: currencyId ?? 0, languages })).toBe(lacks);
});
