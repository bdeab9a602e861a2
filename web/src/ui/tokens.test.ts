import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '../lib/theme/contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const pairs = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
);
const texts = ['ink', 'ink-soft', 'accent', 'red', 'orange', 'blue', 'green', 'grey'];
const backgrounds = [...pairs.keys()].filter(
  (name) => name.endsWith('-wash') || name === 'counter' || name.startsWith('paper'),
);

test('every text colour is readable on every background, by day and by night', () => {
  expect(backgrounds).toHaveLength(9);
  const tooLow = texts.flatMap((text) =>
    backgrounds.flatMap((background) =>
      (['light', 'dark'] as const)
        .filter((theme) => {
          const [front, back] = [pairs.get(text), pairs.get(background)];
          return !front || !back || contrast(front[theme], back[theme]) < 4.5;
        })
        .map((theme) => `${text} on ${background}, ${theme}`),
    ),
  );
  expect(tooLow).toEqual([]);
});
