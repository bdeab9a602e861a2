import type { Dish } from '@comanda/contract/menu';
import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { aChoice, anOptionGroup } from '../../../testing/samples/option-groups.ts';
import { eventually } from '../../../testing/actions/eventually.ts';
import { bors, calls, MENUS_PATH, zeama } from '../../../testing/samples/menu-lists.ts';
import {
  act,
  actionsOf,
  button,
  field,
  menuServer,
  names,
  openEditor,
  sent,
} from '../../../testing/setup/menu-setup.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';

beforeAll(() => {
  startTestTexts('ru');
});

const DISHES_PATH = `${MENUS_PATH}/1/categories/11/dishes`;
const open = async (pub = aPub()) => {
  openEditor('/menu/1/category/11', pub);
  await expect.element(page.getByRole('heading', { name: 'Зама' })).toBeVisible();
};
const rowOf = (name: string) => page.getByRole('article').filter({ hasText: name });
const priceOf = (name: string) =>
  page.getByRole('textbox', { name: `${text('menu.price')}: ${name}`, exact: true });
const expectNames = (expected: string[]) =>
  eventually(() => {
    expect(names()).toEqual(expected);
  });

it('shows the ingredients of a dish, and no empty line without them', async () => {
  const plain: Dish = { ...bors, ingredients: '', visible: true };
  menuServer({ [calls.listDishes]: () => ({ ok: true, dishes: [zeama, plain] }) });
  await open();
  await expect.element(rowOf('Зама').getByText('Курица, лапша')).toBeVisible();
  await expect.element(rowOf('Борщ').getByText('Курица, лапша')).not.toBeInTheDocument();
});

it.each([
  [1280, 800, 60],
  [360, 740, 100],
])('a row is low and whole at %i px', async (width, height, most) => {
  await page.viewport(width, height);
  const long: Dish = {
    ...bors,
    name: 'Борщ с фасолью и чёрной сливой по-домашнему',
    price: 9_999_999.99,
    sale_price: 8_888_888.88,
  };
  const shown: Dish = { ...zeama, option_groups: [] };
  menuServer({ [calls.listDishes]: () => ({ ok: true, dishes: [shown, long] }) });
  await open();
  const row = rowOf('Зама').element().getBoundingClientRect();
  expect(row.height).toBeLessThanOrEqual(most);
  for (const name of ['Зама', 'Борщ']) {
    for (const element of rowOf(name)
      .element()
      .querySelectorAll('button:not(ul *), input, label, h2')) {
      if (element instanceof HTMLInputElement && element.type === 'file') continue;
      const box = element.getBoundingClientRect();
      expect(box.left, element.outerHTML).toBeGreaterThanOrEqual(0);
      expect(box.right, element.outerHTML).toBeLessThanOrEqual(width);
      expect(element.scrollWidth, element.outerHTML).toBeLessThanOrEqual(element.clientWidth + 1);
    }
  }
  expect(document.documentElement.scrollWidth).toBe(width);
});

it.each([
  [1, 'Lei'],
  [2, '€'],
  [4, '$'],
  [99, 'Lei'],
])('the prices of currency %i are followed by %s', async (currency_id, symbol) => {
  menuServer({
    [calls.listDishes]: () => ({ ok: true, dishes: [{ ...zeama, sale_price: 0 }] }),
  });
  await open(aPub({ currency_id }));
  await expect.element(priceOf('Зама')).toHaveValue('80,00');
  await expect.element(rowOf('Зама').getByText(symbol, { exact: true })).toBeVisible();
});

it('a hidden dish is faded, readable and marked as hidden', async () => {
  menuServer();
  await open();
  await expect.element(rowOf('Борщ').getByText(text('menu.hidden'))).toBeVisible();
  const faded = rowOf('Борщ').getByRole('heading').element().parentElement;
  expect(Number(getComputedStyle(faded ?? document.body).opacity)).toBe(0.65);
});

it('edits a dish: amounts in the local format, sent as numbers', async () => {
  let dishes: Dish[] = [zeama, bors];
  const api = menuServer({
    [calls.listDishes]: () => ({ ok: true, dishes }),
    [calls.saveDish]: ({ body }) => {
      const dish = { ...zeama, ...body };
      dishes = [dish, bors];
      return { ok: true, dish };
    },
  });
  await open();
  await button('Зама').click();
  await expect
    .element(page.getByRole('dialog', { name: text('menu.edit_dish', { name: 'Зама' }) }))
    .toBeVisible();
  await field(text('menu.price')).fill('90,25');
  await field(text('menu.sale_price')).fill('');
  await field(text('menu.ingredients')).fill(' Курица, лапша, зелень ');
  await button(text('ui.save')).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(priceOf('Зама')).toHaveValue('90,25');
  await expect.element(rowOf('Зама').getByText('Курица, лапша, зелень')).toBeVisible();
  expect(sent(api, 'PUT')).toEqual([
    {
      call: `PUT ${DISHES_PATH}/21`,
      body: {
        name: 'Зама',
        price: 90.25,
        sale_price: 0,
        ingredients: 'Курица, лапша, зелень',
        text_color: '#ffffff',
        food: {},
        visible: true,
        place: 1,
      },
    },
  ]);
});

it('deletes a dish by name after confirmation, which names the options with choices that stand for it', async () => {
  let dishes: Dish[] = [zeama, bors];
  const lunch = anOptionGroup({
    name: 'Обед',
    choices: [aChoice(11, 'Суп', { dish_id: zeama.id })],
  });
  const api = menuServer({
    [calls.listGroups]: () => ({ ok: true, option_groups: [lunch, anOptionGroup()] }),
    [calls.listDishes]: () => ({ ok: true, dishes }),
    [calls.deleteDish]: () => {
      dishes = [{ ...bors, place: 1 }];
      return { ok: true };
    },
  });
  await open();
  await act(actionsOf('Зама'), text('ui.delete'));
  const popup = page.getByRole('dialog', { name: text('menu.delete_dish', { name: 'Зама' }) });
  await expect.element(popup.getByText(text('menu.delete_dish_hint'))).toBeVisible();
  const options = text('menu.choice_of_options', { names: 'Обед' });
  await expect.element(popup.getByText(options)).toBeVisible();
  expect(sent(api, 'DELETE')).toEqual([]);
  await popup.getByRole('button', { name: text('ui.delete') }).click();
  await expect.element(popup).not.toBeInTheDocument();
  await expectNames(['Борщ']);
  expect(sent(api, 'DELETE')).toEqual([{ call: `DELETE ${DISHES_PATH}/21`, body: undefined }]);
});

it('deleting the last dish shows a list with a hint about the next step', async () => {
  let dishes: Dish[] = [zeama];
  menuServer({
    [calls.listDishes]: () => ({ ok: true, dishes }),
    [calls.deleteDish]: () => {
      dishes = [];
      return { ok: true };
    },
  });
  await open();
  await act(actionsOf('Зама'), text('ui.delete'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('ui.delete') })
    .click();
  await expect.element(page.getByText(text('menu.no_dishes'))).toBeVisible();
  await button(text('menu.new_dish')).click();
  await expect.element(page.getByRole('dialog', { name: text('menu.new_dish') })).toBeVisible();
});

it.each([
  ['an action', () => act(actionsOf('Зама'), text('menu.down')), 'move-right', undefined],
  [
    'the mouse',
    () =>
      userEvent.dragAndDrop(
        button(text('ui.drag', { name: 'Зама' })),
        button(text('ui.drag', { name: 'Борщ' })),
      ),
    'move-to',
    { place: 2 },
  ],
])('moves down by %s', async (_name, move, call, body) => {
  const moved = {
    ok: true as const,
    dishes: [
      { ...bors, place: 1 },
      { ...zeama, place: 2 },
    ],
  };
  const api = menuServer({
    [calls.moveDishRight]: () => moved,
    [calls.dropDish]: () => moved,
  });
  await open();
  await move();
  await expectNames(['Борщ', 'Зама']);
  await eventually(() => {
    expect(sent(api, 'POST')).toEqual([{ call: `POST ${DISHES_PATH}/21/${call}`, body }]);
  });
});

it('keeps the focus on the actions of a dish that is moved by them, and offers no move beyond the ends', async () => {
  menuServer({
    [calls.moveDishRight]: () => ({
      ok: true,
      dishes: [
        { ...bors, place: 1 },
        { ...zeama, place: 2 },
      ],
    }),
  });
  await open();
  await act(actionsOf('Зама'), text('menu.down'));
  await expectNames(['Борщ', 'Зама']);
  await expect.element(button(actionsOf('Зама'))).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button(text('menu.up'))).toBeVisible();
  expect(button(text('menu.down')).elements()).toEqual([]);
});

it('has a deposit for its packaging, also none; what is no amount is said in the open section', async () => {
  const bottled: Dish = { ...zeama, deposit: 2 };
  const api = menuServer({
    [calls.listDishes]: () => ({ ok: true, dishes: [bottled, bors] }),
    [calls.saveDish]: ({ body }) => ({ ok: true, dish: { ...bottled, ...body } }),
  });
  await open();
  await button('Зама').click();
  await page.getByText(`${text('menu.deposit')} · ${text('menu.text_color')}`).click();
  const deposit = page.getByRole('textbox', { name: text('menu.deposit') });
  await expect.element(deposit).toHaveValue('2');
  await deposit.fill('x');
  await button(text('ui.save')).click();
  await expect.element(deposit).toHaveAttribute('aria-invalid', 'true');
  expect(sent(api, 'PUT')).toEqual([]);
  await deposit.fill('2,5');
  await button(text('ui.save')).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent(api, 'PUT')[0]?.body).toMatchObject({ deposit: 2.5 });
});

it('sends the class of VAT of a dish only when it was chosen', async () => {
  const taxed: Dish = { ...zeama, vat_class: 'standard' };
  const api = menuServer({
    [calls.listDishes]: () => ({ ok: true, dishes: [taxed, bors] }),
    [calls.saveDish]: ({ body }) => ({ ok: true, dish: { ...taxed, ...body } }),
    'GET /api/vat-rates': () => ({ ok: true, rates: [] }),
  });
  await open(aPub({ vat_class: 'reduced' }));
  const saveWith = async (vat?: string) => {
    await button('Зама').click();
    await page
      .getByText(`${text('vat.title')} · ${text('menu.deposit')} · ${text('menu.text_color')}`)
      .click();
    const select = page.getByLabelText(text('vat.title'), { exact: true });
    await expect.element(select).toHaveValue('standard');
    if (vat !== undefined) await select.selectOptions(vat);
    await button(text('ui.save')).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  };
  await saveWith();
  await saveWith('');
  const [first, second] = sent(api, 'PUT').map(({ body }) => body as object);
  expect(first).not.toHaveProperty('vat_class');
  expect(second).toMatchObject({ vat_class: null });
});
