import { afterEach, expect, it } from 'vitest';
import base from '../styles/base.css?inline';
import { themeRules } from './page-rules.ts';

const style = document.createElement('style');

afterEach(() => {
  style.remove();
  document.documentElement.className = '';
});

it.each([
  ['light', 'rgb(238, 239, 255)', 'rgb(255, 255, 255)'],
  ['dark', 'rgb(17, 24, 39)', 'rgb(27, 36, 54)'],
] as const)(
  'a page in the %s theme has the background %s, and cards are %s',
  (theme, page, card) => {
    style.textContent = base + themeRules('#aa5533', theme);
    document.head.append(style);
    document.documentElement.className = theme;
    expect(getComputedStyle(document.documentElement).backgroundColor).toBe(page);
    const shown = document.createElement('div');
    shown.style.background = 'var(--card)';
    document.body.append(shown);
    expect(getComputedStyle(shown).backgroundColor).toBe(card);
    shown.remove();
  },
);
