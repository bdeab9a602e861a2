import { beforeEach, expect, it } from 'vitest';
import { rememberedColumns } from './remembered-columns.ts';

const NAME = 'comanda.columns.3';

beforeEach(() => {
  window.localStorage.removeItem(NAME);
});

it('remembers what the columns of a header are, for one company, the newest twenty', () => {
  for (let header = 0; header < 21; header += 1) {
    rememberedColumns.add(3, { [`h${header}`]: ['name', undefined, 'price'] });
  }
  rememberedColumns.add(3, { h1: ['price', 'name', undefined] });
  const remembered = rememberedColumns.read(3);
  expect(Object.keys(remembered)).toHaveLength(20);
  expect(remembered['h0']).toBeUndefined();
  expect(remembered['h1']).toEqual(['price', 'name', undefined]);
  expect(rememberedColumns.read(4)).toEqual({});
});

it.each(['nonsense', '{}', '[1,["h","x"],["h",["colour"]]]'])('reads nothing of %s', (stored) => {
  window.localStorage.setItem(NAME, stored);
  expect(rememberedColumns.read(3)).toEqual({});
  rememberedColumns.add(3, { h: ['name'] });
  expect(rememberedColumns.read(3)).toEqual({ h: ['name'] });
});
