import { afterEach, expect, it } from 'vitest';
import base from '../styles/base.css?inline';
import { themeRules } from './page-rules.ts';

const style = document.createElement('style');

afterEach(() => {
  style.remove();
  document.documentElement.className = '';
});

it.each([
  ['light', 'rgb(246, 238, 231)', 'rgb(253, 250, 245)'],
  ['dark', 'rgb(28, 20, 16)', 'rgb(36, 29, 25)'],
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
