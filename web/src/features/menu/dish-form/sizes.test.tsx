import type { Dish, PubOptionGroup } from '@comanda/contract/menu';
import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../../../testing/fakes/fake-api.ts';
import { bors, calls, zeama } from '../../../testing/samples/menu-lists.ts';
import { aChoice, anOptionGroup } from '../../../testing/samples/option-groups.ts';
import { button, field, menuServer, openEditor, sent } from '../../../testing/setup/menu-setup.tsx';
import { exactlyOne } from '../../../testing/setup/options-setup.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';

beforeAll(() => {
  startTestTexts('ru');
});

const sizes = anOptionGroup({
  id: 8,
  name: 'Размер',
  rule: 'replaces',
  revision: 4,
  choices: [aChoice(81, '30 см', { price: 89 }), aChoice(82, '40 см', { price: 129 })],
  dish_ids: [zeama.id],
});
const sized: Dish = { ...zeama, option_groups: [{ group_id: sizes.id, ...exactlyOne }] };

type Server = {
  readonly groups?: readonly PubOptionGroup[];
  readonly isRefusing?: boolean;
};

/** A category with two dishes, of which the first has sizes when there are groups. */
async function open(opener: string, { groups = [], isRefusing = false }: Server = {}) {
  const first = groups.length > 0 ? sized : zeama;
  const api = menuServer({
    [calls.listDishes]: () => ({ ok: true, dishes: [first, bors] }),
    [calls.listGroups]: () => ({ ok: true, option_groups: [...groups] }),
    [calls.createDish]: ({ body: { sizes: _sizes, ...body } }) => ({
      ok: true,
      dish: { ...zeama, ...body, id: 23, place: 3 },
    }),
    [calls.saveDish]: ({ body: { sizes: _sizes, ...body } }) =>
      isRefusing
        ? refusal(409, 'option_group_changed_meanwhile')
        : { ok: true, dish: { ...first, ...body } },
  });
  openEditor('/menu/1/category/11');
  await button(opener).click();
  await expect.element(popup()).toBeVisible();
  return api;
}

const NEW = 'Новое блюдо';
const EDIT = 'Зама';
const popup = () => page.getByRole('dialog');
const nameOf = (number: number) => field(text('menu.size_name', { number }));
const priceOf = (number: number) => field(text('menu.size_price', { number }));
const addSizes = () => button(text('menu.add_sizes'));
const typedSizes = (api: Awaited<ReturnType<typeof open>>, method: string) =>
  sent(api, method).map(({ body }) => (body as { sizes?: unknown }).sizes);
const expectTyped = async (typed: readonly (readonly [name: string, price: string])[]) => {
  for (const [index, [name, price]] of typed.entries()) {
    await expect.element(nameOf(index + 1)).toHaveValue(name);
    await expect.element(priceOf(index + 1)).toHaveValue(price);
  }
  await expect.element(nameOf(typed.length + 1)).not.toBeInTheDocument();
};

it('a new dish gets its sizes by keyboard, and is saved with them in one call', async () => {
  const api = await open(NEW);
  await userEvent.keyboard('Пицца');
  await field(text('menu.price')).fill('89');
  await addSizes().click();
  await expect.element(nameOf(1)).toHaveFocus();
  await expect.element(field(text('menu.price'))).not.toBeInTheDocument();
  await expect.element(field(text('menu.sale_price'))).not.toBeInTheDocument();
  await expect.element(priceOf(1)).toHaveValue('89');
  await userEvent.keyboard('30 см{Enter}40 см{Enter}129,5{Enter}50 см{Enter}');
  await expect.element(priceOf(3)).toHaveFocus();
  await userEvent.keyboard('159{Enter}');
  // The last row is blank: it is not sent.
  await expect.element(nameOf(4)).toHaveFocus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(popup()).not.toBeInTheDocument();
  expect(sent(api, 'POST').map(({ body }) => body)).toMatchObject([
    {
      name: 'Пицца',
      price: 89,
      sizes: {
        before: null,
        choices: [
          { name: '30 см', price: 89 },
          { name: '40 см', price: 129.5 },
          { name: '50 см', price: 159 },
        ],
      },
    },
  ]);
});

it('the next dish gets the same names, and only its prices are typed', async () => {
  const api = await open(NEW);
  await userEvent.keyboard('Пицца');
  await addSizes().click();
  await userEvent.keyboard('30 см{Enter}89{Enter}40 см{Enter}129');
  await button(text('menu.save_and_next')).click();
  await expect.element(field(text('menu.name'))).toHaveValue('');
  await expect.element(nameOf(1)).not.toBeInTheDocument();
  await userEvent.keyboard('Пепперони');
  await addSizes().click();
  await expect.element(priceOf(1)).toHaveFocus();
  await userEvent.keyboard('99{Enter}139{Control>}{Enter}{/Control}');
  await expect.element(popup()).not.toBeInTheDocument();
  expect(typedSizes(api, 'POST').at(-1)).toMatchObject({
    choices: [
      { name: '30 см', price: 99 },
      { name: '40 см', price: 139 },
    ],
  });
});

it('the sizes of this dish alone are edited in place: moved, corrected, added', async () => {
  const api = await open(EDIT, { groups: [sizes] });
  await expectTyped([
    ['30 см', '89'],
    ['40 см', '129'],
  ]);
  await button(text('menu.move_up', { name: '40 см' })).click();
  await expectTyped([
    ['40 см', '129'],
    ['30 см', '89'],
  ]);
  await expect.element(nameOf(1)).toHaveFocus();
  await priceOf(2).fill('95');
  await button(text('menu.add_size')).click();
  await expect.element(nameOf(3)).toHaveFocus();
  await userEvent.keyboard('50 см{Tab}159');
  await button(text('ui.save')).click();
  await expect.element(popup()).not.toBeInTheDocument();
  expect(typedSizes(api, 'PUT')).toEqual([
    {
      before: { group_id: 8, revision: 4 },
      choices: [
        { id: 82, name: '40 см', price: 129 },
        { id: 81, name: '30 см', price: 95 },
        { name: '50 см', price: 159 },
      ],
    },
  ]);
});

it('what is not touched is not sent', async () => {
  const api = await open(EDIT, { groups: [sizes] });
  await expect.element(nameOf(1)).toBeVisible();
  await field(text('menu.name')).fill('Зама домашняя');
  await button(text('ui.save')).click();
  await expect.element(popup()).not.toBeInTheDocument();
  expect(typedSizes(api, 'PUT')).toEqual([undefined]);
});

it('the last size that is left is the dish: it has one price again', async () => {
  const api = await open(EDIT, { groups: [sizes] });
  await button(text('menu.remove_size', { name: '30 см' })).click();
  await expect.element(nameOf(1)).not.toBeInTheDocument();
  await expect.element(field(text('menu.price'))).toHaveValue('129');
  await expect.element(field(text('menu.price'))).toHaveFocus();
  await button(text('ui.save')).click();
  await expect.element(popup()).not.toBeInTheDocument();
  expect(sent(api, 'PUT').map(({ body }) => body)).toMatchObject([
    { price: 129, sizes: { before: { group_id: 8, revision: 4 }, choices: [] } },
  ]);
});

it('says at its field what is wrong, and sends nothing', async () => {
  const api = await open(NEW);
  await userEvent.keyboard('Пицца');
  await addSizes().click();
  const errors = () =>
    popup()
      .getByRole('textbox')
      .elements()
      .filter((one) => one.getAttribute('aria-invalid') === 'true')
      .map(
        (one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent,
      );
  const save = () => button(text('ui.save')).click();
  await save();
  await expect.poll(errors).toEqual([text('menu.size_name_is_missing')]);
  await nameOf(1).fill('30 см');
  await save();
  await expect
    .poll(errors)
    .toEqual([text('menu.size_price_is_missing'), text('menu.size_is_alone')]);
  await priceOf(1).fill('89');
  await nameOf(2).fill('30 СМ');
  await priceOf(2).fill('дорого');
  await save();
  await expect
    .poll(errors)
    .toEqual([text('menu.size_name_is_repeated'), text('menu.size_price_is_missing')]);
  expect(sent(api, 'POST')).toEqual([]);
  await nameOf(2).fill('40 см');
  await priceOf(2).fill('129');
  await save();
  await expect.element(popup()).not.toBeInTheDocument();
  expect(sent(api, 'POST')).toHaveLength(1);
});

it('asks about a size that costs nothing', async () => {
  const api = await open(EDIT, { groups: [sizes] });
  await priceOf(1).fill('0');
  await button(text('ui.save')).click();
  await expect.element(popup().getByText(text('options.is_it_free'))).toBeVisible();
  expect(sent(api, 'PUT')).toEqual([]);
  await button(text('ui.save')).click();
  await expect.element(popup()).not.toBeInTheDocument();
  expect(sent(api, 'PUT')).toHaveLength(1);
});

it('sizes that other dishes have too are shown, and changed in the options', async () => {
  const shared = { ...sizes, dish_ids: [zeama.id, bors.id] };
  const api = await open(EDIT, { groups: [shared] });
  await expect.element(popup().getByText('40 см')).toBeVisible();
  await expect.element(popup().getByText(/^129,00\sLei$/)).toBeVisible();
  await expect.element(nameOf(1)).not.toBeInTheDocument();
  await expect.element(addSizes()).not.toBeInTheDocument();
  await expect
    .element(popup().getByRole('link', { name: text('menu.change_sizes') }))
    .toHaveAttribute('href', '/admin/pub/7/edit_menu/options');
  await button(text('ui.save')).click();
  await expect.element(popup()).not.toBeInTheDocument();
  expect(typedSizes(api, 'PUT')).toEqual([undefined]);
});

it('keeps what was typed when another person was faster', async () => {
  await open(EDIT, { groups: [sizes], isRefusing: true });
  await priceOf(1).fill('99');
  await button(text('ui.save')).click();
  await expect
    .element(popup().getByRole('alert'))
    .toHaveTextContent(text('errors.option_group_changed_meanwhile'));
  await expect.element(priceOf(1)).toHaveValue('99');
});
