import { expect, it } from 'vitest';
import { programName } from './program-name.ts';

it.each([
  [
    '<title>Comanda</title><script type="module" crossorigin src="/assets/index-H4y.js"></script>',
    '/assets/index-H4y.js',
  ],
  ['<script>self.x = 1</script>', undefined],
  ['', undefined],
])('%s loads %s', (html, name) => {
  expect(programName(html)).toBe(name);
});
