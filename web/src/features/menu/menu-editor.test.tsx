import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventually } from '../../testing/actions/eventually.ts';
import { refusal } from '../../testing/fakes/fake-api.ts';
import { calls, grill, kitchen, soups, zeama } from '../../testing/samples/menu-lists.ts';
import {
  address,
  button,
  EDITOR,
  field,
  menuServer,
  names,
  openEditor,
  sent,
} from '../../testing/setup/menu-setup.tsx';
import { startTestTexts, text } from '../../testing/setup/test-texts.ts';

beforeAll(() => {
  startTestTexts('ru');
});

it('chooses the first menu by place and shows its categories by place', async () => {
  menuServer();
  openEditor();
  await expect
    .element(page.getByRole('link', { name: 'Кухня' }))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: 'Супы' })).toBeVisible();
  expect(names()).toEqual(['Супы', 'Гриль', 'Салаты']);
});

it('shows no items of another menu after popups were opened', async () => {
  menuServer();
  openEditor();
  await button(text('menu.edit_named', { name: 'Кухня' })).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('ui.cancel') })
    .click();
  await page.getByRole('link', { name: 'Вино' }).click();
  await expect.element(address()).toHaveTextContent(`${EDITOR}/menu/3`);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(page.getByRole('region', { name: text('menu.categories') }).elements()).toHaveLength(1);
});

it('creates a menu at the pressed plus and opens it', async () => {
  const api = menuServer({
    [calls.createMenu]: ({ body }) => ({ ok: true, menu: { id: 5, ...body } }),
  });
  openEditor();
  await button(text('menu.create_menu_before', { name: 'Бар' })).click();
  await field(text('menu.name')).fill('  Завтраки ');
  await button(text('ui.create')).click();
  await expect.element(address()).toHaveTextContent(`${EDITOR}/menu/5`);
  expect(sent(api, 'POST')).toEqual([
    {
      call: 'POST /api/company/3/pubs/7/menus',
      body: { name: 'Завтраки', visible: true, place: 2 },
    },
  ]);
});

it('moves an item at once, keeps its focus, and restores the order when the server refuses', async () => {
  const answer = Promise.withResolvers<void>();
  menuServer({
    [calls.listCategories]: () => ({ ok: true, categories: [soups, grill] }),
    [calls.moveCategoryRight]: async () => {
      await answer.promise;
      return refusal(500, 'something_went_wrong');
    },
  });
  openEditor();
  const down = button(text('menu.move_down', { name: 'Супы' }));
  await expect.element(down).toBeVisible();
  down.element().focus();
  await userEvent.keyboard('{Enter}');
  await eventually(() => {
    expect(names()).toEqual(['Гриль', 'Супы']);
  });
  // At the end of the list only the other direction is left.
  await expect.element(button(text('menu.move_up', { name: 'Супы' }))).toHaveFocus();
  answer.resolve();
  await eventually(() => {
    expect(names()).toEqual(['Супы', 'Гриль']);
  });
});

it('names the item in the delete popup, which stays open when the server refuses', async () => {
  menuServer({
    [calls.deleteCategory]: () => refusal(500, 'something_went_wrong'),
  });
  openEditor();
  await button(text('menu.delete_named', { name: 'Супы' })).click();
  const popup = page.getByRole('dialog', { name: text('menu.delete_category', { name: 'Супы' }) });
  await popup.getByRole('button', { name: text('ui.delete') }).click();
  await expect.element(popup).toBeVisible();
  await popup.getByRole('button', { name: text('ui.cancel') }).click();
  await expect.element(page.getByRole('link', { name: 'Супы' })).toBeVisible();
});

it('opens a category by its address, with prices in the pub’s currency and a link back', async () => {
  menuServer();
  openEditor('/menu/1/category/11');
  await expect.element(page.getByRole('heading', { name: 'Зама' })).toBeVisible();
  const price = page.getByRole('textbox', { name: `${text('menu.sale_price')}: Зама` });
  await expect.element(price).toHaveValue('64,50');
  expect(page.getByText(/80,00.Lei/).element().tagName).toBe('S');
  await page.getByRole('link', { name: text('menu.back_to_editor') }).click();
  await expect.element(address()).toHaveTextContent(`${EDITOR}/menu/1`);
});

it('shows a message when a category is deleted', async () => {
  menuServer();
  openEditor('/menu/1/category/99');
  await expect.element(page.getByText(text('menu.category_not_found'))).toBeVisible();
});

/** The form of a new dish, with a fake server that stores it. */
async function openDishForm() {
  const dishes = [zeama];
  const api = menuServer({
    [calls.listDishes]: () => ({ ok: true, dishes }),
    [calls.createDish]: ({ body }) => {
      const dish = { ...zeama, id: 22, ...body, place: 2 };
      dishes.push(dish);
      return { ok: true, dish };
    },
  });
  openEditor('/menu/1/category/11');
  await button(text('menu.new_dish')).click();
  return api;
}

it('sends a dish’s prices as numbers and refuses invalid amounts', async () => {
  const api = await openDishForm();
  await button(text('ui.save')).click();
  await expect.element(page.getByText(text('errors.field_is_required'))).toBeVisible();
  await field(text('menu.name')).fill('Борщ');
  await field(text('menu.price')).fill('дорого');
  await expect.element(field(text('menu.price'))).toHaveAttribute('aria-invalid', 'true');
  expect(sent(api, 'POST')).toEqual([]);
  await field(text('menu.price')).fill('95,5');
  await field(text('menu.sale_price')).fill('120');
  await expect.element(page.getByText(/Не ниже цены/)).toBeVisible();
  await field(text('menu.sale_price')).fill('');
  await button(text('ui.save')).click();
  await expect.element(page.getByRole('heading', { name: 'Борщ' })).toBeVisible();
  expect(sent(api, 'POST')[0]?.body).toEqual({
    name: 'Борщ',
    price: 95.5,
    sale_price: 0,
    ingredients: '',
    visible: true,
    text_color: '#ffffff',
    food: {},
  });
});

it('asks about a price of 0 and a sale price that is not below the price, and saves both at the second press', async () => {
  const api = await openDishForm();
  await field(text('menu.name')).fill('Борщ');
  await field(text('menu.price')).fill('95,5');
  await field(text('menu.sale_price')).fill('120');
  await expect.element(page.getByText(/Не ниже цены/)).toBeVisible();
  const save = text('ui.save');
  const question = (about: 'price' | 'sale_price') =>
    page.getByText(text(`menu.${about}_question`, { save }));
  await button(save).click();
  await expect.element(question('sale_price')).toBeVisible();
  await expect.element(field(text('menu.sale_price'))).toHaveFocus();
  await field(text('menu.price')).fill('0');
  await expect.element(question('sale_price')).not.toBeInTheDocument();
  await button(save).click();
  await expect.element(question('price')).toBeVisible();
  await expect.element(question('sale_price')).toBeVisible();
  expect(sent(api, 'POST')).toEqual([]);
  await button(save).click();
  await expect.element(page.getByRole('heading', { name: 'Борщ' })).toBeVisible();
  expect(sent(api, 'POST')).toMatchObject([{ body: { price: 0, sale_price: 120 } }]);
});

it('shows a failed load with a retry button', async () => {
  let isBroken = true;
  menuServer({
    [calls.listMenus]: () =>
      isBroken ? refusal(500, 'something_went_wrong') : { ok: true, menus: [kitchen] },
  });
  openEditor();
  await expect.element(page.getByRole('alert')).toBeVisible();
  isBroken = false;
  await button(text('ui.retry')).click();
  await expect.element(page.getByRole('link', { name: 'Кухня' })).toBeVisible();
});

it('shows the not-found screen for an unknown address', async () => {
  menuServer();
  openEditor('/nowhere');
  await expect.element(page.getByText('404')).toBeVisible();
});
