import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { wifiCodePath, wifiJoinText } from './index.ts';

describe('the text that joins a Wi-Fi', () => {
  it.each([
    ['La Nuc', 'subnucul1932', 'WIFI:T:WPA;S:La Nuc;P:subnucul1932;;'],
    ['La Nuc', '', 'WIFI:T:nopass;S:La Nuc;;'],
    ['Кафе «Ёлка»', 'чайчайчай', 'WIFI:T:WPA;S:Кафе «Ёлка»;P:чайчайчай;;'],
    ['a;b', 'c;d', String.raw`WIFI:T:WPA;S:a\;b;P:c\;d;;`],
    ['a,b', 'c,d', String.raw`WIFI:T:WPA;S:a\,b;P:c\,d;;`],
    ['a:b', 'c:d', String.raw`WIFI:T:WPA;S:a\:b;P:c\:d;;`],
    ['a"b', 'c"d', String.raw`WIFI:T:WPA;S:a\"b;P:c\"d;;`],
    [String.raw`a\b`, String.raw`c\;`, String.raw`WIFI:T:WPA;S:a\\b;P:c\\\;;;`],
    ['x;P:y', '$&$1', String.raw`WIFI:T:WPA;S:x\;P\:y;P:$&$1;;`],
  ])('of %j with %j is %s', (network, password, text) => {
    expect(wifiJoinText({ network, password })).toBe(text);
  });

  it('can be read back with any characters in the names', () => {
    const mean = fc.string({
      unit: fc.constantFrom('\\', ';', ',', ':', '"', 'a', 'ș'),
      minLength: 1,
    });
    fc.assert(
      fc.property(mean, mean, (network, password) => {
        const parts = wifiJoinText({ network, password }).match(/(?:\\.|[^\\;])*;/gs) ?? [];
        const read = parts.map((part) => part.slice(0, -1).replaceAll(/\\(.)/gs, '$1'));
        expect(read).toEqual(['WIFI:T:WPA', `S:${network}`, `P:${password}`, '']);
      }),
    );
  });
});

test('the address of the code changes only with its content', () => {
  const at = (network: string, password: string) => wifiCodePath('la-nuc', { network, password });
  expect(at('La Nuc', 'nuci')).toMatch(/^\/pub\/la-nuc\/wifi\.svg\?v=[a-z0-9]+$/);
  expect(at('La Nuc', 'nuci')).toBe(at('La Nuc', 'nuci'));
  const others = [at('La Nuc', 'nucI'), at('La Nuc', ''), at('La Nu', 'cnuci'), at('Лă', 'nuci')];
  expect(new Set([at('La Nuc', 'nuci'), ...others]).size).toBe(5);
});
