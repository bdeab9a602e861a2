import type { Dish } from '@comanda/contract/menu';
import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal, type FakeCalls } from '../../../../testing/fakes/fake-api.ts';
import { aChoice, anOptionGroup } from '../../../../testing/samples/option-groups.ts';
import { bors, calls, zeama } from '../../../../testing/samples/menu-lists.ts';
import { button, menuServer, openEditor, sent } from '../../../../testing/setup/menu-setup.tsx';
import { startTestTexts, text } from '../../../../testing/setup/test-texts.ts';

beforeAll(() => {
  startTestTexts('ru');
});

const CHANGE = 'POST /api/company/:companyID/pubs/:pubID/dishes/change';
const plain: Dish = { ...bors, price: 95.5, sale_price: 0, visible: true };

/** A server that keeps what the rows have sent. */
function rowServer(more: FakeCalls = {}) {
  let dishes: readonly Dish[] = [zeama, plain];
  return menuServer({
    [calls.listDishes]: () => ({ ok: true, dishes: [...dishes] }),
    [CHANGE]: ({ body }) => {
      const [change] = body.changes;
      const { sold_out_until: _end, ...wanted } = change?.wanted ?? {};
      dishes = dishes.map((dish) => (dish.id === change?.dish_id ? { ...dish, ...wanted } : dish));
      return {
        ok: true,
        dishes: dishes.filter(({ id }) => id === change?.dish_id),
        left_dish_ids: [],
      };
    },
    ...more,
  });
}

const open = async () => {
  openEditor('/menu/1/category/11');
  await expect.element(page.getByRole('heading', { name: 'Зама' })).toBeVisible();
};
const price = (name: string, kind: 'price' | 'sale_price' = 'price') =>
  page.getByRole('textbox', { name: `${text(`menu.${kind}`)}: ${name}`, exact: true });
const changes = (api: ReturnType<typeof rowServer>) =>
  sent(api, 'POST').map(({ body }) => (body as { changes: unknown }).changes);
const saved = (dish_id: number, seen: object, wanted: object) => [{ dish_id, seen, wanted }];

it.each([
  ['Enter', () => userEvent.keyboard('{Enter}')],
  ['leaving the field', () => userEvent.keyboard('{Tab}')],
])('a price is saved by %s, with what was seen and nothing else', async (_by, leave) => {
  const api = rowServer();
  await open();
  await price('Борщ').click();
  await userEvent.keyboard('90,25');
  await leave();
  await expect.poll(() => changes(api)).toEqual([saved(22, { price: 95.5 }, { price: 90.25 })]);
  await expect.element(price('Борщ')).toHaveValue('90,25');
});

it('nothing is sent for the same price, and Escape restores it', async () => {
  const api = rowServer();
  await open();
  await price('Борщ').click();
  await userEvent.keyboard('95,5{Enter}');
  await expect.element(price('Борщ')).toHaveValue('95,50');
  await userEvent.keyboard('7{Escape}');
  await expect.element(price('Борщ')).toHaveValue('95,50');
  await userEvent.keyboard('{Tab}');
  expect(changes(api)).toEqual([]);
});

it.each(['дорого', '', '-1'])(
  '%j is no price: the reason stands in the row, nothing changes',
  async (typed) => {
    const api = rowServer();
    await open();
    await price('Борщ').fill(typed);
    await userEvent.keyboard('{Tab}');
    const row = page.getByRole('article').filter({ hasText: 'Борщ' });
    await expect
      .element(row.getByRole('alert'))
      .toHaveTextContent(text('errors.field_must_be_number'));
    await expect.element(price('Борщ')).toHaveAttribute('aria-invalid', 'true');
    expect(changes(api)).toEqual([]);
    await price('Борщ').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(row.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(price('Борщ')).toHaveValue('95,50');
  },
);

it('during a sale the sale price is edited, over the price before it', async () => {
  const api = rowServer();
  await open();
  expect(page.getByText(/80,00.Lei/).element().tagName).toBe('S');
  await price('Зама', 'sale_price').fill('60');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => changes(api))
    .toEqual([saved(21, { sale_price: 64.5 }, { sale_price: 60 })]);
  await price('Зама', 'sale_price').fill('0');
  await userEvent.keyboard('{Enter}');
  await expect.element(price('Зама')).toHaveValue('80,00');
});

it.each([
  ['Борщ', 'price', '0', 'price_question'],
  ['Зама', 'sale_price', '80', 'sale_price_question'],
] as const)(
  'the %s of %s as %s is asked about, and saved by a second Enter',
  async (name, field, typed, question) => {
    const api = rowServer();
    await open();
    await price(name, field).fill(typed);
    await userEvent.keyboard('{Enter}');
    const asked = page.getByRole('alert').getByText(text(`menu.${question}`, { save: 'Enter' }));
    await expect.element(asked).toBeVisible();
    await userEvent.keyboard('{Tab}');
    expect(changes(api)).toEqual([]);
    await price(name, field).click();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => changes(api)).toHaveLength(1);
  },
);

it('a price that somebody else has changed meanwhile is refused in the row, with the new one loaded', async () => {
  let isChanged = false;
  rowServer({
    [calls.listDishes]: () => ({
      ok: true,
      dishes: [zeama, isChanged ? { ...plain, price: 70 } : plain],
    }),
    [CHANGE]: () => {
      isChanged = true;
      return refusal(409, 'dishes_changed_meanwhile');
    },
  });
  await open();
  await price('Борщ').fill('90');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(text('errors.dishes_changed_meanwhile'));
  await expect.element(price('Борщ')).toHaveValue('90');
  await userEvent.keyboard('{Escape}');
  await expect.element(price('Борщ')).toHaveValue('70,00');
});

it('a dish is hidden by one press', async () => {
  const server = rowServer();
  await open();
  const visible = page.getByRole('switch', { name: `${text('menu.shown')}: Борщ`, exact: true });
  await expect.element(visible).toBeChecked();
  await visible.click();
  await expect.element(visible).not.toBeChecked();
  const row = page.getByRole('article').filter({ hasText: 'Борщ' });
  await expect.element(row.getByText(text('menu.hidden'))).toBeVisible();
  expect(changes(server)).toEqual([saved(22, { visible: true }, { visible: false })]);
});

it('a refused switch goes back, with the reason in its row', async () => {
  rowServer({ [CHANGE]: () => refusal(500, 'something_went_wrong') });
  await open();
  const visible = page.getByRole('switch', { name: `${text('menu.shown')}: Борщ`, exact: true });
  await visible.click();
  const row = page.getByRole('article').filter({ hasText: 'Борщ' });
  await expect.element(row.getByRole('alert')).toBeVisible();
  await expect.element(visible).toBeChecked();
});

it('a dish whose sizes have the prices shows the lowest, which opens its form', async () => {
  const size = anOptionGroup({
    id: 5,
    rule: 'replaces',
    choices: [aChoice(51, '30 см', { price: 140 }), aChoice(52, '20 см', { price: 90 })],
  });
  const link = { group_id: 5, min_units: 1, max_choices: 1, max_units: 1, free_units: 0 };
  rowServer({
    [calls.listDishes]: () => ({ ok: true, dishes: [zeama, { ...plain, option_groups: [link] }] }),
    [calls.listGroups]: () => ({ ok: true, option_groups: [size] }),
  });
  await open();
  const from = text('menu.price_from', { price: '90,00\u00A0Lei' });
  await button(from).click();
  await expect
    .element(page.getByRole('dialog', { name: text('menu.edit_dish', { name: 'Борщ' }) }))
    .toBeVisible();
  await expect.element(price('Борщ')).not.toBeInTheDocument();
});
