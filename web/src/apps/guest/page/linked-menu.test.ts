import type { PageOptions } from '@comanda/contract/guest-page';
import type { Food } from '@comanda/contract/food';
import { diets } from '@comanda/domain/food';
import { describe, expect, it } from 'vitest';
import { aDish } from '../../../testing/samples/a-dish.ts';
import { aChoice } from '../../../testing/samples/option-groups.ts';
import { aShipping } from '../../../testing/samples/a-shipping.ts';
import { aPubPageData, type PubPageChanges } from '../testing/a-pub-page-data.ts';
import { exactlyOne } from '../testing/some-options.ts';
import { linkedMenu } from './linked-menu.ts';

const options: PageOptions = {
  language: 'ro',
  now: new Date('2026-11-20T17:00:00Z'),
  publicUrl: 'https://comanda.test',
  mapTilesUrl: '',
  assets: { css: '', scriptUrl: '', importUrls: [], printUrl: '' },
};

type Node = { readonly [name: string]: unknown };

const menuOf = (changes: PubPageChanges, more: Partial<PageOptions> = {}) =>
  linkedMenu(aPubPageData(changes), { ...options, ...more }) as Node;

/** All nodes of a type, in their order. */
function nodesOf(data: unknown, type: string): Node[] {
  if (data === null || typeof data !== 'object') return [];
  const inside = Object.values(data).flatMap((value: unknown) => nodesOf(value, type));
  return (data as Node)['@type'] === type ? [data as Node, ...inside] : inside;
}

/** The only dish of a menu in which it says this about itself. */
const dishWith = (food: Food, more: Partial<Parameters<typeof aDish>[0]> = {}) =>
  nodesOf(menuOf({ dishes: [aDish({ id: 5, category_id: 3, food, ...more })] }), 'MenuItem')[0];

it('is the menu with its sections and dishes, each with its link, price and picture', () => {
  const data = menuOf({
    dishes: [
      aDish({
        id: 5,
        category_id: 3,
        name: 'Zeamă',
        ingredients: 'găină, tăiței',
        price: 60,
        sale_price: 55.5,
        image_file_name: 'z.webp',
        food: {},
      }),
    ],
  });
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Menu',
    '@id': 'https://comanda.test/pub/la-nuc/menu.json?lang=ro',
    name: 'La Nuc',
    url: 'https://comanda.test/pub/la-nuc/?lang=ro',
    inLanguage: 'ro',
    hasMenuSection: [{ '@type': 'MenuSection', hasMenuSection: [{ '@type': 'MenuSection' }] }],
  });
  expect(nodesOf(data, 'MenuItem')).toEqual([
    {
      '@type': 'MenuItem',
      name: 'Zeamă',
      url: 'https://comanda.test/pub/la-nuc/?lang=ro#d5',
      description: 'găină, tăiței',
      image: 'https://comanda.test/api-static/images/dishes/z.webp',
      offers: {
        '@type': 'Offer',
        price: 55.5,
        priceCurrency: 'MDL',
        availability: 'https://schema.org/InStock',
      },
    },
  ]);
});

describe('what is in a dish', () => {
  it.each<[Food, object]>([
    [{}, {}],
    [{ spiciness: 2, alcohol: true }, {}],
    [
      { energy_kcal: 540 },
      { nutrition: { '@type': 'NutritionInformation', calories: '540 calories' } },
    ],
    [
      { portion: { amounts: [200, 50.5], unit: 'g' }, energy_kcal: 0 },
      {
        nutrition: {
          '@type': 'NutritionInformation',
          calories: '0 calories',
          servingSize: '200/50.5 g',
        },
      },
    ],
    [
      { diets: [...diets] },
      {
        suitableForDiet: [
          'https://schema.org/VegetarianDiet',
          'https://schema.org/VeganDiet',
          'https://schema.org/GlutenFreeDiet',
          'https://schema.org/LowLactoseDiet',
          'https://schema.org/HalalDiet',
          'https://schema.org/KosherDiet',
        ],
      },
    ],
    [{ allergens: {} }, { description: 'Niciunul dintre cei 14 alergeni principali' }],
    [
      { allergens: { milk: 'contains', gluten: 'contains', nuts: 'traces' } },
      { description: 'Conține: gluten, lapte\nPoate conține: nuci' },
    ],
  ])('%j is %j', (food, expected) => {
    const {
      '@type': _type,
      name: _name,
      url: _url,
      offers: _offers,
      ...rest
    } = dishWith(food, { ingredients: '', image_file_name: '' }) ?? {};
    expect(rest).toEqual(expected);
  });

  it('follows the ingredients, in the language of the document', () => {
    const dishes = [
      aDish({
        id: 5,
        category_id: 3,
        ingredients: 'orez',
        food: { allergens: { fish: 'contains' } },
      }),
    ];
    const of = (language: PageOptions['language']) =>
      nodesOf(menuOf({ dishes }, { language }), 'MenuItem')[0]?.['description'];
    expect(of('en')).toBe('orez\nContains: fish');
    expect(of('ru')).toBe('orez\nСодержит: рыба');
  });
});

const sizes = {
  id: 1,
  name: 'Mărime',
  rule: 'replaces' as const,
  choices: [
    aChoice(11, 'Mică', { price: 50, food: { allergens: { milk: 'contains' } } }),
    aChoice(12, 'Mare', { price: 80, sold_out_until: '2099-01-01T08:00:00.000Z' }),
  ],
};
const sides = {
  id: 2,
  name: 'Garnitură',
  rule: 'sum' as const,
  choices: [
    aChoice(21, 'Orez', { price: 10, food: { allergens: {}, diets: ['vegan'], energy_kcal: 90 } }),
  ],
};

it('a size is an offer of its dish, with what the other groups require; other choices are add-ons', () => {
  const links = [
    { group_id: 1, ...exactlyOne },
    { group_id: 2, ...exactlyOne },
  ];
  const dish = aDish({ id: 5, category_id: 3, price: 60, sale_price: 0, option_groups: links });
  const data = menuOf({ dishes: [dish], option_groups: [sizes, sides] });
  expect(nodesOf(data, 'MenuItem')[0]).toMatchObject({
    offers: [
      {
        name: 'Mică',
        price: 60,
        description: 'Conține: lapte',
        availability: 'https://schema.org/InStock',
      },
      { name: 'Mare', price: 90, availability: 'https://schema.org/SoldOut' },
    ],
    menuAddOn: [
      {
        '@type': 'MenuSection',
        name: 'Garnitură',
        hasMenuItem: [
          {
            '@type': 'MenuItem',
            name: 'Orez',
            description: 'Niciunul dintre cei 14 alergeni principali',
            offers: { price: 10 },
            nutrition: { calories: '90 calories' },
            suitableForDiet: ['https://schema.org/VeganDiet'],
          },
        ],
      },
    ],
  });
});

it('has the prices that the page shows: with the commission where a pub only delivers', () => {
  const shipping = aShipping({ available: true, add_commission_to_dish_prices: true });
  const dishes = [aDish({ id: 5, category_id: 3, price: 60, sale_price: 0 })];
  const price = (has_in_place_order: boolean) =>
    nodesOf(menuOf({ shipping, dishes, pub: { has_in_place_order } }), 'Offer')[0]?.['price'];
  expect(price(true)).toBe(60);
  expect(price(false)).toBe(66);
});

it('a sold-out dish is offered as sold out', () => {
  const sold_out_until = '2026-11-20T18:00:00.000Z';
  expect(dishWith({}, { sold_out_until })).toMatchObject({
    offers: { availability: 'https://schema.org/SoldOut' },
  });
});

/** The properties that schema.org defines for these types, as far as they are used. */
const thing = ['@type', 'name', 'url', 'description', 'image'];
const vocabulary: Readonly<Record<string, readonly string[]>> = {
  Menu: [...thing, '@context', '@id', 'inLanguage', 'hasMenuSection', 'hasMenuItem'],
  MenuSection: [...thing, 'inLanguage', 'hasMenuSection', 'hasMenuItem'],
  MenuItem: [...thing, 'menuAddOn', 'nutrition', 'offers', 'suitableForDiet'],
  NutritionInformation: [...thing, 'calories', 'servingSize'],
  Offer: [...thing, 'price', 'priceCurrency', 'availability'],
};

it('has no type and no property that schema.org does not define there', () => {
  const links = [
    { group_id: 1, ...exactlyOne },
    { group_id: 2, ...exactlyOne },
  ];
  const food: Food = {
    allergens: { milk: 'traces' },
    diets: ['vegetarian'],
    alcohol: false,
    spiciness: 1,
    portion: { amounts: [1], unit: 'pcs' },
    energy_kcal: 5,
  };
  const data = menuOf({
    dishes: [aDish({ id: 5, category_id: 3, food, option_groups: links })],
    option_groups: [sizes, sides],
  });
  const check = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    if (!Array.isArray(value)) {
      const type = String((value as Node)['@type']);
      expect(vocabulary[type], type).toEqual(expect.arrayContaining(Object.keys(value)));
    }
    for (const inner of Object.values(value)) check(inner);
  };
  check(data);
  expect(nodesOf(data, 'NutritionInformation').length).toBeGreaterThan(1);
});
