import type { Language } from '@comanda/contract/texts';
import { expect, it } from 'vitest';
import { aDish } from '../../../../testing/samples/a-dish.ts';
import type { PubPageChanges } from '../../testing/a-pub-page-data.ts';
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
  ['en', 'ro', ['ru'], 'ro'],
  ['ro', 'ru', ['en'], 'ru'],
  // Such a pub has not said in which language it writes.
  ['ru', undefined, undefined, undefined],
] as const)(
  'a page in «%s» of a pub that writes in «%s» and offers %j: its menu is in «%s»',
  (language, working_language, others, lang) => {
    const pub = working_language && { working_language, other_languages: [...others] };
    const attribute = lang === undefined ? '' : ` lang="${lang}"`;
    expect(namesOf(pubPageHtml({ pub }, language))).toEqual({
      menu: `<main${attribute}>`,
      pill: `<a href="#c3"${attribute}>`,
      dish: `<h2 id="sheet-name"${attribute}>`,
      ingredients: `<div><p${attribute}>`,
    });
  },
);

it.each([
  ['0,5 l', '<p><span lang="en">Packaging deposit 2.00 Lei</span> · 0,5 l</p>'],
  ['', '<p><span lang="en">Packaging deposit 2.00 Lei</span></p>'],
])('a deposit stands before «%s», in the language of the page', (ingredients, expected) => {
  const data: PubPageChanges = {
    dishes: [aDish({ id: 5, category_id: 3, ingredients, deposit: 2 })],
    pub: { working_language: 'ro', other_languages: ['ru'] },
  };
  expect(pubPageHtml(data, 'en').replaceAll('\u00A0', ' ')).toContain(expected);
});

it('the page’s own words among the names are in its language', () => {
  const until = '2099-01-01T08:00:00.000Z';
  const gone = aDish({ id: 5, category_id: 3, price: 60, sale_price: 50, sold_out_until: until });
  const data: PubPageChanges = {
    dishes: [gone],
    pub: { working_language: 'ro', other_languages: ['ru'] },
  };
  const words = (language: Language) =>
    pubPageHtml(data, language)
      .split('<main')[1]
      ?.match(/<(?:em|span class="vh")[^>]*>/g);
  expect(words('en')).toEqual(['<em lang="en">', '<span class="vh" lang="en">']);
  expect(words('ru')).toEqual(['<em>', '<span class="vh">']);
});
