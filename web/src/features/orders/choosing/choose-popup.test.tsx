import type { PubOptionGroup } from '@comanda/contract/menu';
import type { OrderDish } from '@comanda/contract/orders';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../../../testing/fakes/fake-api.ts';
import { aDish } from '../../../testing/samples/a-dish.ts';
import { text } from '../../../testing/setup/test-texts.ts';
import {
  addButton,
  button,
  DISHES,
  editingScene,
  menuWith,
  pie,
  sent,
  WHOLE_MENU,
} from '../testing/editing-setup.tsx';

const open = editingScene();

const choice = (id: number, name: string, price: number, max_count = 1) => ({
  id,
  name,
  price,
  max_count,
  dish_id: null,
  sold_out_until: null,
});
const size: PubOptionGroup = {
  id: 1,
  name: 'Mărime',
  rule: 'replaces',
  choices: [choice(11, 'Mică', 80), choice(12, 'Mare', 110)],
  revision: 1,
  dish_ids: [6],
};
const extras: PubOptionGroup = {
  id: 2,
  name: 'Adaos',
  rule: 'sum',
  choices: [
    choice(21, 'Mozzarella', 15, 3),
    { ...choice(22, 'Ardei', 5.5), sold_out_until: '9999-01-01T00:00:00.000Z' },
    { ...choice(23, 'Ciuperci', 8), gone_dish: { reason: 'hidden', name: 'Ciuperci', food: {} } },
  ],
  revision: 1,
  dish_ids: [6],
};
const onlyOne: PubOptionGroup = {
  id: 3,
  name: 'Blat',
  rule: 'sum',
  choices: [choice(31, 'Subțire', 0)],
  revision: 1,
  dish_ids: [6],
};
const one = { min_units: 1, max_choices: 1, max_units: 1, free_units: 0 };
const pizza = aDish({
  id: 6,
  name: 'Pizza',
  price: 100,
  option_groups: [
    { group_id: 1, ...one },
    { group_id: 2, min_units: 0, max_choices: 4, max_units: 4, free_units: 1 },
    { group_id: 3, ...one },
  ],
});

const withGroups = (option_groups: PubOptionGroup[]) =>
  menuWith({ dishes: [pizza, aDish({ id: 8, name: 'Plăcintă', price: 40 })], option_groups });
const withPizza = withGroups([extras, onlyOne, size]);

const option = (group: PubOptionGroup, choice_id: number, count = 1) => {
  const { name = '', price = 0 } = group.choices.find(({ id }) => id === choice_id) ?? {};
  return { group_id: group.id, choice_id, group_name: group.name, name, count, price };
};
const line = (line_id: number, fields: Partial<OrderDish>): OrderDish => ({
  ...pie,
  line_id,
  dish_id: 6,
  name: 'Pizza',
  count: 1,
  ...fields,
});
const large = line(61, { dish_price: 99, options: [option(size, 12), option(onlyOne, 31)] });
const small = line(62, {
  dish_price: 88,
  count: 2,
  options: [option(size, 11), option(extras, 21, 2), option(onlyOne, 31)],
});
const two = { dishes: [large, small], commission_percent: 10 };

const LARGE = 'Pizza, Mare, Subțire';
const SMALL = 'Pizza, Mică, 2\u00A0× Mozzarella, Subțire';
const popup = () => page.getByRole('dialog', { name: 'Pizza' });
const row = (title: string) => button(text('orders.change_dish', { name: title }));
const take = (name: RegExp | string, role: 'radio' | 'checkbox' = 'checkbox') =>
  popup().getByRole(role, { name });
const save = () => popup().getByRole('button', { name: /^(Сохранить|Добавить)( |$)/ });
const price = (amount: string) => popup().getByText(new RegExp(`Pizza: по ${amount}`));
const kept = (...lines: OrderDish[]) =>
  lines.map(({ line_id, dish_id, count }) => ({ line_id, dish_id, count }));

it('shows two lines of one dish as two rows with their choices, and deletes the one that is meant', async () => {
  const api = await open(two, withPizza);
  await expect.element(row(LARGE)).toBeVisible();
  await expect.element(row(SMALL)).toBeVisible();
  await button(text('orders.delete_dish', { name: LARGE })).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('ui.delete') })
    .click();
  await expect.element(row(LARGE)).not.toBeInTheDocument();
  expect(sent(api, 'update-dishes')[0]?.body).toEqual({ revision: 1, dishes: kept(small) });
});

it('changes the choices of a line with the price of today’s menu, and sends only what changed', async () => {
  const api = await open(two, withPizza);
  await row(LARGE).click();
  await expect.element(take(/^Mare/, 'radio')).toBeChecked();
  await expect.element(price('99,00')).toBeVisible();
  await take(/^Mozzarella/).click();
  await popup()
    .getByRole('button', { name: `${text('orders.more')}: Mozzarella` })
    .click();
  // 110 and one of two mozzarella, 10 % more.
  await expect.element(price('137,50')).toBeVisible();
  await expect.element(popup().getByText(/было по 99,00/)).toBeVisible();
  await expect.element(popup().getByRole('button', { name: /137,50/ })).toBeVisible();
  await save().click();
  await expect.element(popup()).not.toBeInTheDocument();
  const options = [
    { choice_id: 12, count: 1 },
    { choice_id: 31, count: 1 },
    { choice_id: 21, count: 2 },
  ];
  expect(sent(api, 'update-dishes')[0]?.body).toEqual({
    revision: 1,
    dishes: [{ ...kept(large)[0], options }, ...kept(small)],
  });
});

it('shows and charges extras at the price of the chosen size', async () => {
  const [mozzarella, ...others] = extras.choices;
  const priced = mozzarella && { ...mozzarella, size_prices: [{ size: 'Mare', price: 25 }] };
  const sizes = size.choices.map((sized) => ({ ...sized, size: sized.name }));
  await open(
    two,
    withGroups([
      { ...extras, choices: priced ? [priced, ...others] : [] },
      onlyOne,
      { ...size, choices: sizes },
    ]),
  );
  await row(LARGE).click();
  await take(/^Mozzarella *\+25,00/).click();
  await popup()
    .getByRole('button', { name: `${text('orders.more')}: Mozzarella` })
    .click();
  // 110 and one of two mozzarella, 10 % more.
  await expect.element(price('148,50')).toBeVisible();
  await take(/^Mică/, 'radio').click();
  await expect.element(take(/^Mozzarella *\+15,00/)).toBeChecked();
  await expect.element(price('104,50')).toBeVisible();
});

it('that opens before its choices have loaded has the focus before them', async () => {
  const loading = Promise.withResolvers<void>();
  await open(two, {
    [WHOLE_MENU]: async (seen) => {
      await loading.promise;
      return withPizza[WHOLE_MENU](seen);
    },
  });
  await expect.element(row(LARGE)).toBeVisible();
  row(LARGE).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(popup()).toBeVisible();
  await expect.poll(() => popup().element().contains(document.activeElement)).toBe(true);
  loading.resolve();
  await expect.element(take(/^Mare/, 'radio')).toBeVisible();
  await userEvent.tab();
  await expect.element(take(/^Mare/, 'radio')).toHaveFocus();
});

it('changes the count of a line at the price that it was ordered for', async () => {
  const api = await open(two, withPizza);
  await row(SMALL).click();
  await expect.element(take(/^Mică/, 'radio')).toBeChecked();
  await popup()
    .getByRole('button', { name: text('orders.more'), exact: true })
    .click();
  await expect.element(popup().getByRole('button', { name: /264,00/ })).toBeVisible();
  await save().click();
  await expect.element(popup()).not.toBeInTheDocument();
  expect(sent(api, 'update-dishes')[0]?.body).toEqual({
    revision: 1,
    dishes: kept(large, { ...small, count: 3 }),
  });
});

it('chooses before a dish with options is added, and says what it waits for', async () => {
  const api = await open({ dishes: [pie], commission_percent: 0 }, withPizza);
  await addButton().click();
  const picker = page.getByRole('dialog', { name: text('orders.add_dish') });
  await expect.element(picker.getByText(/^от 80,00/)).toBeVisible();
  await picker.getByRole('radio', { name: /Pizza/ }).click({ force: true });
  await picker.getByRole('button', { name: text('orders.choose_options') }).click();
  // The only base there is.
  await expect.element(take(/^Subțire/, 'radio')).toBeChecked();
  await save().click();
  const reason = text('choosing.choose', { group: 'Mărime' });
  await expect.element(popup().getByRole('alert')).toHaveTextContent(reason);
  await expect.element(popup().getByRole('group', { name: /^Mărime/ })).toHaveFocus();
  expect(sent(api, 'update-dishes')).toEqual([]);
  await take(/^Mare/, 'radio').click();
  await expect.element(popup().getByRole('alert')).not.toBeInTheDocument();
  await expect.element(take(/^Ciuperci/)).not.toBeInTheDocument();
  await expect.element(take(/^Ardei/)).toBeEnabled();
  await expect.element(popup().getByText(text('menu.sold_out'), { exact: true })).toBeVisible();
  await take(/^Ardei/).click();
  await save().click();
  await expect.element(popup()).not.toBeInTheDocument();
  expect(sent(api, 'update-dishes')[0]?.body).toEqual({
    revision: 1,
    dishes: [
      ...kept(pie),
      {
        dish_id: 6,
        count: 1,
        options: [
          { choice_id: 31, count: 1 },
          { choice_id: 12, count: 1 },
          { choice_id: 22, count: 1 },
        ],
      },
    ],
  });
});

it('has a field for the note where the pub takes notes', async () => {
  const api = await open(two, withPizza, { takes_dish_notes: true });
  await row(LARGE).click();
  await popup()
    .getByRole('textbox', { name: text('choosing.note') })
    .fill('fără ceapă');
  await expect.element(price('121,00')).toBeVisible();
  await save().click();
  await expect.element(popup()).not.toBeInTheDocument();
  expect(sent(api, 'update-dishes')[0]?.body).toEqual({
    revision: 1,
    dishes: [{ ...kept(large)[0], note: 'fără ceapă' }, ...kept(small)],
  });
});

it('has no such field where the pub takes none', async () => {
  await open(two, withPizza);
  await row(LARGE).click();
  await expect.element(take(/^Mare/, 'radio')).toBeChecked();
  await expect
    .element(popup().getByRole('textbox', { name: text('choosing.note') }))
    .not.toBeInTheDocument();
});

it.each([
  ['options_do_not_fit', 422],
  ['dish_notes_are_off', 422],
  ['order_line_is_ambiguous', 409],
  ['dish_not_available', 422],
] as const)('shows in the popup that the server refuses it: %s', async (code, status) => {
  await open(two, { ...withPizza, [DISHES]: () => ({ ...refusal(status, code), facts: {} }) });
  await row(LARGE).click();
  await take(/^Mică/, 'radio').click();
  await save().click();
  await expect.element(popup().getByRole('alert')).toHaveTextContent(text(`errors.${code}`));
});

it('only the count of a dish that left the menu can change', async () => {
  const api = await open({ dishes: [line(63, { dish_id: 77, name: 'Pizza' }), pie] }, withPizza);
  await row('Pizza').click();
  await expect.element(popup().getByText(text('orders.only_count_off_menu'))).toBeVisible();
  await userEvent.clear(popup().getByLabelText(text('orders.quantity')));
  await popup().getByLabelText(text('orders.quantity')).fill('4');
  await save().click();
  await expect.element(popup()).not.toBeInTheDocument();
  expect(sent(api, 'update-dishes')[0]?.body).toMatchObject({
    dishes: [{ line_id: 63, count: 4 }, { line_id: 81 }],
  });
});

it('keeps a choice that left the menu until anything else than the count changes', async () => {
  const gone = { ...option(extras, 21), choice_id: 99, name: 'Bacon' };
  const before = line(64, { options: [option(size, 12), option(onlyOne, 31), gone] });
  const api = await open({ dishes: [before, pie] }, withPizza);
  await row('Pizza, Mare, Subțire, Bacon').click();
  await expect
    .element(popup().getByText(text('orders.choices_left_menu', { choices: 'Bacon' })))
    .toBeVisible();
  await popup()
    .getByRole('button', { name: text('orders.more'), exact: true })
    .click();
  await save().click();
  await expect.element(popup()).not.toBeInTheDocument();
  expect(sent(api, 'update-dishes')[0]?.body).toEqual({
    revision: 1,
    dishes: kept({ ...before, count: 2 }, pie),
  });
});

it('stops when another user changes the line meanwhile, and says so beside the button', async () => {
  const { change } = await open(two, withPizza);
  await row(LARGE).click();
  await expect.element(take(/^Mare/, 'radio')).toBeChecked();
  change({ dishes: [{ ...large, options: [option(size, 11), option(onlyOne, 31)] }, small] });
  await expect
    .element(popup().getByRole('alert'))
    .toHaveTextContent(text('errors.order_changed_meanwhile'));
  await expect.element(save()).toBeDisabled();
  // Not among the choices, which may be scrolled away.
  const choices = popup().getByRole('radio').first().element().closest('form');
  expect(choices?.querySelector('[role="alert"]')).toBeNull();
});
