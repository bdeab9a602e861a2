import type { Dish } from '@comanda/contract/menu';
import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { aChoice, anOptionGroup } from '../../../testing/samples/option-groups.ts';
import { eventually } from '../../../testing/actions/eventually.ts';
import { bors, calls, MENUS_PATH, zeama } from '../../../testing/samples/menu-lists.ts';
import {
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
const cardOf = (name: string) => page.getByRole('article').filter({ hasText: name });
const expectNames = (expected: string[]) =>
  eventually(() => {
    expect(names()).toEqual(expected);
  });

it('shows the ingredients of a dish, and no empty line without them', async () => {
  const plain: Dish = { ...bors, ingredients: '', visible: true };
  menuServer({ [calls.listDishes]: () => ({ ok: true, dishes: [zeama, plain] }) });
  await open();
  await expect.element(cardOf('Зама').getByText('Курица, лапша')).toBeVisible();
  await expect.element(cardOf('Борщ').getByText('Курица, лапша')).not.toBeInTheDocument();
});

it('gives the text of a dish without a picture the full width of its card', async () => {
  const withPicture: Dish = { ...zeama, image_file_name: 'a.webp', image_color: '#886644' };
  const hidden: Dish = { ...bors, image_file_name: '', visible: false };
  menuServer({ [calls.listDishes]: () => ({ ok: true, dishes: [withPicture, hidden] }) });
  await open();
  await expect.element(cardOf('Борщ')).toBeVisible();
  const edges = (name: string) => {
    const card = cardOf(name).element().getBoundingClientRect();
    const words = cardOf(name).getByRole('heading').element().getBoundingClientRect();
    return { left: words.left - card.left, bottom: words.bottom };
  };
  expect(edges('Зама').left).toBeGreaterThan(100);
  expect(edges('Борщ').left).toBeLessThan(24);
  // The hidden mark is beneath the name and does not cover it.
  const mark = cardOf('Борщ').getByText(text('menu.hidden')).element().getBoundingClientRect();
  expect(mark.top).toBeGreaterThan(edges('Борщ').bottom);
});

it.each([
  [1, /^80,00\sLei$/],
  [2, /^80,00\s€$/],
  [4, /^80,00\s\$$/],
  [99, /^80,00\sLei$/],
])('formats prices in currency %i as %s', async (currency_id, price) => {
  menuServer({
    [calls.listDishes]: () => ({ ok: true, dishes: [{ ...zeama, sale_price: 0 }] }),
  });
  await open(aPub({ currency_id }));
  await expect.element(cardOf('Зама').getByText(price)).toBeVisible();
});

it('a hidden dish is faded, readable and marked as hidden', async () => {
  menuServer();
  await open();
  await expect.element(cardOf('Борщ').getByText(text('menu.hidden'))).toBeVisible();
  const faded = cardOf('Борщ').getByRole('heading').element().closest('div')?.parentElement;
  expect(Number(getComputedStyle(faded ?? document.body).opacity)).toBe(0.6);
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
  await button(text('menu.edit_named', { name: 'Зама' })).click();
  await expect
    .element(page.getByRole('dialog', { name: text('menu.edit_dish', { name: 'Зама' }) }))
    .toBeVisible();
  await field(text('menu.price')).fill('90,25');
  await field(text('menu.sale_price')).fill('');
  await field(text('menu.ingredients')).fill(' Курица, лапша, зелень ');
  await button(text('ui.save')).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(cardOf('Зама').getByText(/^90,25/)).toBeVisible();
  await expect.element(cardOf('Зама').getByText('Курица, лапша, зелень')).toBeVisible();
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
  await button(text('menu.delete_named', { name: 'Зама' })).click();
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
  await button(text('menu.delete_named', { name: 'Зама' })).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('ui.delete') })
    .click();
  await expect.element(page.getByText(text('menu.no_dishes'))).toBeVisible();
  await button(text('menu.new_dish')).click();
  await expect.element(page.getByRole('dialog', { name: text('menu.new_dish') })).toBeVisible();
});

it.each([
  [
    'an arrow',
    () => button(text('menu.move_down', { name: 'Зама' })).click(),
    'move-right',
    undefined,
  ],
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
