import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, textColorOn } from '../../../lib/theme/contrast.ts';
import { pubTheme } from './pub-theme.ts';

const colors = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

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
