import type { Dish } from '@comanda/contract/menu';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { aDish } from '../../../testing/samples/a-dish.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { aChoice, anOptionGroup } from '../../../testing/samples/option-groups.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { PubOrdersProvider } from '../pub-orders-provider.tsx';
import { menuWith } from '../testing/editing-setup.tsx';
import { AskedBasket } from './asked-basket.tsx';
import type { BasketLine } from '../choosing/basket-line.ts';

const pizza = aDish({
  id: 3,
  name: 'Pizza',
  option_groups: [{ group_id: 1, min_units: 1, max_choices: 1, max_units: 1, free_units: 0 }],
});
const sizes = anOptionGroup({
  name: 'Mărime',
  rule: 'replaces',
  choices: [aChoice(11, 'mică', { price: 80 }), aChoice(12, 'mare', { price: 110 })],
});

beforeAll(() => startTestTexts('ru'));
afterEach(() => vi.unstubAllGlobals());

async function open(withChoices: Dish[] = [pizza]) {
  fakeApi(
    menuWith({
      dishes: [...withChoices, aDish({ id: 9, category_id: 4, name: 'Papanași', price: 50 })],
      option_groups: [sizes],
    }),
  );
  const sockets = fakeSockets<'/ws/orders/company/:companyID/pub/:pubID'>();
  let shown: readonly BasketLine[] = [];
  function Basket() {
    const [lines, setLines] = useState<readonly BasketLine[]>([]);
    const change = (to: readonly BasketLine[]) => {
      shown = to;
      setLines(to);
    };
    return <AskedBasket lines={lines} onLines={change} />;
  }
  draw(
    <PubOrdersProvider pub={aPub()}>
      <Basket />
    </PubOrdersProvider>,
  );
  await sockets.accept();
  return { lines: () => shown };
}

const popup = () => page.getByRole('dialog');
const add = () => page.getByRole('button', { name: text('orders.add_dish') }).click();
const dish = (name: RegExp) => popup().getByRole('radio', { name }).click({ force: true });
const submit = () =>
  popup()
    .getByRole('button', { name: text('orders.add'), exact: true })
    .click();

it('says what an empty basket leaves out, and counts a dish that is added twice once', async () => {
  const { lines } = await open([]);
  await expect.element(page.getByText(text('orders.why_no_dishes'))).toBeVisible();
  for (const _ of [1, 2]) {
    await add();
    await dish(/Papanași/);
    await submit();
    await expect.element(popup()).not.toBeInTheDocument();
  }
  expect(lines()).toEqual([{ dishId: 9, name: 'Papanași', count: 2, chosen: [], options: [] }]);
  await expect.element(page.getByText('2 × Papanași')).toBeVisible();
  await page
    .getByRole('button', { name: text('orders.delete_dish', { name: 'Papanași' }) })
    .click();
  expect(lines()).toEqual([]);
});

it('asks for the choices that a dish requires, and keeps them with it', async () => {
  const { lines } = await open();
  await add();
  await submit();
  await expect.element(popup().getByRole('alert')).toBeVisible();
  await dish(/Pizza/);
  await submit();
  await expect
    .element(popup().getByRole('group', { name: /Mărime/ }))
    .toHaveAttribute('aria-invalid');
  await popup().getByRole('radio', { name: /mare/ }).click({ force: true });
  await submit();
  await expect.element(popup()).not.toBeInTheDocument();
  expect(lines()).toEqual([
    {
      dishId: 3,
      name: 'Pizza',
      count: 1,
      chosen: [{ choiceId: 12, count: 1 }],
      options: ['mare'],
    },
  ]);
  await expect.element(page.getByText('mare', { exact: true })).toBeVisible();
});
