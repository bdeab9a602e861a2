import { expect, it } from 'vitest';
import { aTranslatedLine } from '../../../../testing/samples/a-translated-line.ts';
import { orderPageHtml } from '../../testing/draw-order-page.ts';

const linesIn = (language: 'ru' | 'ro' | 'en') =>
  orderPageHtml({ dishes: [aTranslatedLine()] }, { language })
    .match(/<ul class="lines">.*?<\/ul>/s)?.[0]
    .match(/<span>(.*?)<\/span>/s)?.[1]
    ?.replaceAll('\u00A0', ' ');

it.each([
  ['ru', 'Плацинда<small>Большая, 2 × Сметана</small><small>Plăcintă (Mare, 2 × Smântână)</small>'],
  ['ro', 'Plăcintă<small>Mare, 2 × Smântână</small>'],
  ['en', 'Plăcintă<small>Mare, 2 × Smântână</small>'],
] as const)(
  'a dish has its names in the language of the page (%s), and those of the pub where they differ',
  (language, expected) => {
    expect(linesIn(language)).toBe(expected);
  },
);
