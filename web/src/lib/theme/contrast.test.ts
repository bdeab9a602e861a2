import { expect, test } from 'vitest';
import { contrast, readableShade } from './contrast.ts';

test('contrast follows WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#9c3d1f', '#9c3d1f')).toBe(1);
});

test('a readable colour of a pub stays unchanged', () => {
  expect(readableShade('#9c3d1f', ['#eeefff', '#ffffff'])).toBe('#9c3d1f');
});

test.each(['#555555', '#888888', '#bbbbbb'])(
  'a colour like its background %s gets a shade that is readable on it',
  (background) => {
    expect(contrast(readableShade(background, [background]), background)).toBeGreaterThan(4.5);
  },
);
