import { expect, it } from 'vitest';
import { seal, unseal } from './sealing.ts';

const [first, second] = ['the first secret', 'the second secret'];

it('a sealed text is opened for its purpose, also after another secret came first', () => {
  const sealed = seal([first], 'mia 7', 'cheie secretă');
  expect(sealed).not.toContain('cheie');
  expect(unseal([first], 'mia 7', sealed)).toBe('cheie secretă');
  expect(unseal([second, first], 'mia 7', sealed)).toBe('cheie secretă');
  expect(seal([first], 'mia 7', 'cheie secretă')).not.toBe(sealed);
});

it.each([
  ['another secret', [second], 'mia 7', (text: string) => text],
  ['another purpose', [first], 'mia 8', (text: string) => text],
  [
    'a changed text',
    [first],
    'mia 7',
    (text: string) => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`,
  ],
  ['a part of it', [first], 'mia 7', (text: string) => text.slice(0, -2)],
  ['nothing', [first], 'mia 7', () => ''],
])('stays sealed with %s', (_, secrets, purpose, change) => {
  const sealed = seal([first], 'mia 7', 'secret');
  expect(unseal(secrets, purpose, change(sealed))).toBeUndefined();
});
