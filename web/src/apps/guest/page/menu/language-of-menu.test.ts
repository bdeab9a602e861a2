import { expect, it } from 'vitest';
import { pubPageHtml } from '../../testing/draw-pub-page.ts';

const namesOf = (html: string) => ({
  menu: /<main[^>]*>/.exec(html)?.[0],
  pill: /<a href="#c3"[^>]*>/.exec(html)?.[0],
  dish: /<h2 id="sheet-name"[^>]*>/.exec(html)?.[0],
  ingredients: /<div><p[^>]*>/.exec(html)?.[0],
});

it.each([
  ['ro', 'ro', [], undefined],
  ['ru', 'ro', ['ru'], undefined],
  ['ru', 'ro', [], 'ro'],
  ['en', 'ro', ['ru'], 'ro'],
  ['ro', 'ru', ['en'], 'ru'],
] as const)(
  'a page in «%s» of a pub that writes in «%s» and offers %j: its menu is in «%s»',
  (language, working_language, others, lang) => {
    const pub = { working_language, other_languages: [...others] };
    const attribute = lang === undefined ? '' : ` lang="${lang}"`;
    expect(namesOf(pubPageHtml({ pub }, language))).toEqual({
      menu: `<main${attribute}>`,
      pill: `<a href="#c3"${attribute}>`,
      dish: `<h2 id="sheet-name"${attribute}>`,
      ingredients: `<div><p${attribute}>`,
    });
  },
);
