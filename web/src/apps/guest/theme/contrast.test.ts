import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, textColorOn, readableShade } from './contrast.ts';
import { pubTheme } from './pub-theme.ts';

const colors = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('contrast follows WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#9c3d1f', '#9c3d1f')).toBe(1);
});

test('a readable colour of a pub stays unchanged', () => {
  expect(readableShade('#9c3d1f', ['#eeefff', '#ffffff'])).toBe('#9c3d1f');
});

test('the text and buttons are readable in any colour that a pub chooses', () => {
  fc.assert(
    fc.property(colors, fc.constantFrom('light' as const, 'dark' as const), (color, theme) => {
      const made = pubTheme(color, theme);
      const backgrounds = theme === 'light' ? ['#eeefff', '#ffffff'] : ['#111827', '#1b2436'];
      for (const background of backgrounds) {
        expect(contrast(made['--tint'], background)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(made['--fill'], background)).toBeGreaterThanOrEqual(3);
      }
      expect(contrast(made['--on-fill'], made['--fill'])).toBeGreaterThanOrEqual(4.5);
      expect(textColorOn(made['--fill'])).toBe(made['--on-fill']);
    }),
  );
});
