import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, textColorOn } from '../../../lib/theme/contrast.ts';
import { pageColors, pubTheme } from './pub-theme.ts';

const colors = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('the text and buttons are readable in any colour that a pub chooses', () => {
  fc.assert(
    fc.property(colors, fc.constantFrom('light' as const, 'dark' as const), (color, theme) => {
      const made = pubTheme(color, theme);
      for (const ground of [made['--page'], made['--card']]) {
        expect(contrast(made['--ink'], ground)).toBeGreaterThanOrEqual(7);
        for (const text of ['--soft', '--bad', '--good', '--tint'] as const) {
          expect(contrast(made[text], ground)).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(made['--fill'], ground)).toBeGreaterThanOrEqual(3);
      }
      expect(contrast(made['--on-fill'], made['--fill'])).toBeGreaterThanOrEqual(4.5);
      expect(textColorOn(made['--fill'])).toBe(made['--on-fill']);
    }),
  );
});

test.each([
  ['#9c3d1f', 'light', '#f5ede6', '#fdf9f5'],
  ['#1f5f99', 'light', '#efeeec', '#fbfaf7'],
  ['#b3261e', 'dark', '#1c120f', '#241c18'],
] as const)('of %s, %s, the page is %s and a card %s', (color, theme, page, card) => {
  expect(pubTheme(color, theme)).toMatchObject({ '--page': page, '--card': card });
  expect(pageColors(color, theme)).toEqual([{ color: page }]);
});

test('a page without a pub has the colours of both themes', () => {
  const [dark, light] = pageColors('#d9442f', 'system');
  expect(dark).toEqual({
    color: pubTheme('#d9442f', 'dark')['--page'],
    media: '(prefers-color-scheme: dark)',
  });
  expect(light).toEqual({ color: pubTheme('#d9442f', 'light')['--page'] });
});
