import type { Category, Menu } from '@comanda/contract/menu';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '../../../testing/fakes/fake-api.ts';
import { calls, kitchen, MENUS_PATH, soups } from '../../../testing/samples/menu-lists.ts';
import {
  address,
  button,
  EDITOR,
  menuServer,
  openEditor,
  sent,
} from '../../../testing/setup/menu-setup.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';

beforeAll(() => {
  startTestTexts('ru');
});

const field = (label: string) => page.getByLabelText(label, { exact: true });
const newDish = () => page.getByRole('dialog', { name: text('menu.new_dish') });

/** A pub without a menu, on a fake server that stores what is sent. */
function emptyPub(isRefusingCategories = false) {
  const menus: Menu[] = [];
  const categories: Category[] = [];
  return menuServer({
    [calls.listMenus]: () => ({ ok: true, menus }),
    [calls.listCategories]: () => ({ ok: true, categories }),
    [calls.listDishes]: () => ({ ok: true, dishes: [] }),
    [calls.createMenu]: ({ body }) => {
      const menu = { ...kitchen, ...body };
      menus.push(menu);
      return { ok: true, menu };
    },
    [calls.createCategory]: ({ body }) => {
      if (isRefusingCategories) return refusal(500, 'something_went_wrong');
      const category = { ...soups, ...body, place: 1 };
      categories.push(category);
      return { ok: true, category };
    },
  });
}

it('creates the menu and its category with one press and opens the form of the first dish', async () => {
  const api = emptyPub();
  openEditor();
  await expect.element(page.getByText(text('menu.no_menus'))).toBeVisible();
  await expect.element(field('Меню')).toHaveValue('Меню');
  await field(text('menu.first_category_name')).fill(' Супы ');
  await button(text('menu.create_first_menu')).click();
  await expect.element(newDish()).toBeVisible();
  await expect.element(newDish().getByLabelText(text('menu.name'))).toHaveFocus();
  await expect.element(address()).toHaveTextContent(`${EDITOR}/menu/1/category/11`);
  expect(sent(api, 'POST')).toMatchObject([
    { call: `POST ${MENUS_PATH}`, body: { name: 'Меню', place: 1 } },
    {
      call: `POST ${MENUS_PATH}/1/categories`,
      body: { name: 'Супы', category_types: ['other'], visible: true },
    },
  ]);
  // A closed form stays closed.
  await newDish()
    .getByRole('button', { name: text('ui.close') })
    .click();
  await expect.element(newDish()).not.toBeInTheDocument();
  await expect.element(page.getByText(text('menu.no_dishes'))).toBeVisible();
});

it('a menu needs a name, but no category', async () => {
  const api = emptyPub();
  openEditor();
  await field('Меню').fill(' ');
  await button(text('menu.create_first_menu')).click();
  await expect.element(page.getByText(text('errors.field_is_required'))).toBeVisible();
  expect(sent(api, 'POST')).toEqual([]);
  await field('Меню').fill('Бар');
  await button(text('menu.create_first_menu')).click();
  await expect.element(address()).toHaveTextContent(`${EDITOR}/menu/1`);
  await expect.element(page.getByText(text('menu.no_categories', { name: 'Бар' }))).toBeVisible();
});

it('keeps the created menu when its category is refused', async () => {
  emptyPub(true);
  openEditor();
  await field(text('menu.first_category_name')).fill('Супы');
  await button(text('menu.create_first_menu')).click();
  await expect.element(page.getByText(text('menu.no_categories', { name: 'Меню' }))).toBeVisible();
  await expect.element(newDish()).not.toBeInTheDocument();
});
