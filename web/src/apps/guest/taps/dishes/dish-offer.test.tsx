import { languages } from '@comanda/contract/texts';
import { currencies } from '@comanda/domain/pubs';
import { afterEach, expect, it } from 'vitest';
import { aDish } from '../../../../testing/samples/a-dish.ts';
import { aShipping } from '../../../../testing/samples/a-shipping.ts';
import { drawPubPage } from '../../testing/draw-pub-page.ts';
import { closeTestPage } from '../../testing/open-test-page.ts';
import { exactlyOne, someGroups, someLinks } from '../../testing/some-options.ts';
import { cardOf, dishOf, hasOptions } from '../../basket/dish-on-card.ts';

afterEach(closeTestPage);

const prices = [0.05, 7.1, 60, 1250.5, 1_234_567.89];
const dishes = prices.map((price, index) =>
  aDish({ id: index + 1, category_id: 3, price, sale_price: 0 }),
);

function drawnCard(dishId: number): HTMLElement {
  const card = cardOf(dishId);
  if (!card) throw new Error(`no card of ${dishId}`);
  return card;
}

const cases = languages.flatMap((language) =>
  currencies.map((currency) => ({ language, currency_id: currency.id, name: currency.name })),
);

it.each(cases)(
  'the price of a card in $language and $name is the one that it shows',
  ({ language, currency_id }) => {
    const data = { dishes, shipping: aShipping({ available: true }) };
    drawPubPage({ data, pub: { currency_id }, language });
    expect(dishes.map(({ id }) => dishOf(drawnCard(id)).priceMinor)).toEqual(
      prices.map((price) => Math.round(price * 100)),
    );
    expect(document.querySelector('main [value]')).toBeNull();
  },
);

it('a card whose price may get a commission has it without one too', () => {
  drawPubPage({ data: { dishes }, pub: { has_in_place_order: false } });
  expect(drawnCard(3).querySelector('data')?.textContent).not.toContain('60,00');
  expect(dishes.map(({ id }) => dishOf(drawnCard(id)).priceMinor)).toEqual(
    prices.map((price) => Math.round(price * 100)),
  );
});

it('the price of a card with an old one is the new one', () => {
  const onSale = { price: 60, sale_price: 45, category_id: 3 };
  const extras = [{ group_id: 2, ...exactlyOne, min_units: 0 }];
  const drawn = [aDish({ ...onSale, id: 1 }), aDish({ ...onSale, id: 2, option_groups: extras })];
  const shipping = aShipping({ available: true });
  drawPubPage({ data: { dishes: drawn, option_groups: [...someGroups], shipping } });
  expect([1, 2].map((id) => dishOf(drawnCard(id)).priceMinor)).toEqual([4500, 4500]);
});

it('a card with options says so by its lowest price, or by a mark where all choices are free', () => {
  const [, extras] = someGroups;
  const free = {
    ...extras,
    id: 9,
    choices: extras.choices.map((choice) => ({ ...choice, price: 0 })),
  };
  const drawn = [
    aDish({ id: 1, category_id: 3 }),
    aDish({ id: 2, category_id: 3, option_groups: someLinks }),
    aDish({ id: 3, category_id: 3, option_groups: [{ group_id: 9, ...exactlyOne, min_units: 0 }] }),
  ];
  drawPubPage({ data: { dishes: drawn, option_groups: [...someGroups, free] } });
  expect([1, 2, 3].filter((id) => hasOptions(drawnCard(id)))).toEqual([2, 3]);
  expect([1, 2, 3].filter((id) => drawnCard(id).querySelector('[data-opt]') !== null)).toEqual([3]);
});
