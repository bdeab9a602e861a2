import type { Category, Dish, Menu } from '@comanda/contract/menu';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aPub } from '../../testing/a-pub.ts';
import { draw } from '../../testing/draw.tsx';
import { fakeApi, refusal, type FakeCalls } from '../../testing/fake-api.ts';
import { startTestTexts } from '../../testing/test-texts.ts';
import { MenuEditor } from './menu-editor.tsx';

let takeAway: () => void = () => {};

beforeAll(async () => {
  await startTestTexts('ru');
});

afterEach(() => {
  takeAway();
  vi.unstubAllGlobals();
});

const aMenu = (id: number, name: string, place: number, visible = true): Menu => ({
  id,
  name,
  place,
  visible,
});
const kitchen = aMenu(1, 'Кухня', 1);
const bar = aMenu(2, 'Бар', 2, false);
const soups: Category = {
  id: 11,
  menu_id: 1,
  name: 'Супы',
  place: 1,
  visible: true,
  text_color: '#ffffff',
  image_file_name: '',
  image_color: '',
  category_types: ['soup'],
};
const grill: Category = { ...soups, id: 12, name: 'Гриль', place: 2, visible: false };
const zeama: Dish = {
  id: 21,
  category_id: 11,
  name: 'Зама',
  place: 1,
  price: 80,
  sale_price: 64.5,
  ingredients: 'Курица, лапша',
  visible: true,
  text_color: '#ffffff',
  image_file_name: '',
  image_color: '',
};

const MENUS = '/api/company/:companyID/pubs/:pubID/menus';
const CATEGORIES = `${MENUS}/:menuID/categories` as const;
const DISHES = `${CATEGORIES}/:categoryID/dishes` as const;
const LIST_MENUS = `GET ${MENUS}` as const;
const LIST_CATEGORIES = `GET ${CATEGORIES}` as const;
const LIST_DISHES = `GET ${DISHES}` as const;
const CREATE_MENU = `POST ${MENUS}` as const;
const CREATE_CATEGORY = `POST ${CATEGORIES}` as const;
const CREATE_DISH = `POST ${DISHES}` as const;
const DELETE_CATEGORY = `DELETE ${CATEGORIES}/:categoryID` as const;
const MOVE_DOWN = `POST ${CATEGORIES}/:categoryID/move-right` as const;

const fake = (calls: FakeCalls = {}) =>
  fakeApi({
    [LIST_MENUS]: () => ({ ok: true, menus: [bar, kitchen] }),
    [LIST_CATEGORIES]: () => ({ ok: true, categories: [grill, soups] }),
    [LIST_DISHES]: () => ({ ok: true, dishes: [zeama] }),
    ...calls,
  });

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>;
}

const EDITOR = '/admin/pub/7/edit_menu';
const open = (path = '') =>
  draw(
    <>
      <Routes>
        <Route
          path="/admin/pub/7/edit_menu/*"
          element={
            <MenuEditor companyID={3} pub={aPub()} cover={<p>cover</p>} notFound={<p>404</p>} />
          }
        />
      </Routes>
      <Address />
    </>,
    EDITOR + path,
  );

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('dialog').getByLabelText(name, { exact: true });
const names = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map((heading) => heading.textContent);
const sent = (api: ReturnType<typeof fakeApi>, method: string) =>
  api.made.filter(({ call }) => call.startsWith(method) && !call.includes('refresh'));

it('chooses the first menu by place and shows its categories by place', async () => {
  fake();
  takeAway = open();
  await expect
    .element(page.getByRole('link', { name: 'Кухня' }))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: 'Супы' })).toBeVisible();
  expect(names()).toEqual(['Супы', 'Гриль']);
});

it('chooses the first menu when the address names one that is gone', async () => {
  fake();
  takeAway = open('/menu/99');
  await expect
    .element(page.getByRole('link', { name: 'Кухня' }))
    .toHaveAttribute('aria-current', 'page');
});

it('creates a menu at the plus that was pressed, and opens it', async () => {
  const api = fake({
    [CREATE_MENU]: ({ body }) => ({ ok: true, menu: { id: 5, ...body } }),
  });
  takeAway = open();
  await button('Новое меню перед «Бар»').click();
  await field('Название').fill('  Завтраки ');
  await button('Создать').click();
  await expect.element(page.getByTestId('address')).toHaveTextContent(`${EDITOR}/menu/5`);
  expect(sent(api, 'POST')).toEqual([
    {
      call: 'POST /api/company/3/pubs/7/menus',
      body: { name: 'Завтраки', visible: true, place: 2 },
    },
  ]);
});

it('moves at once, keeps hold of what moves, and springs back when refused', async () => {
  const answer = Promise.withResolvers<void>();
  fake({
    [MOVE_DOWN]: async () => {
      await answer.promise;
      return refusal(500, 'something_went_wrong');
    },
  });
  takeAway = open();
  const down = button('Сдвинуть «Супы» вниз');
  await expect.element(down).toBeVisible();
  (down.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => {
    expect(names()).toEqual(['Гриль', 'Супы']);
  });
  // At the end of the list the other way is the one that is left.
  await expect.element(button('Сдвинуть «Супы» вверх')).toHaveFocus();
  answer.resolve();
  await vi.waitFor(() => {
    expect(names()).toEqual(['Супы', 'Гриль']);
  });
});

it('creates a category first, with the other type when none is chosen, and starts blank again', async () => {
  const api = fake({
    [CREATE_CATEGORY]: ({ body }) => ({
      ok: true,
      category: { ...soups, id: 13, ...body },
    }),
  });
  takeAway = open();
  await button('Новая категория').click();
  await field('Название').fill('Десерты');
  await page.getByRole('checkbox', { name: 'Другое' }).click();
  await button('Создать').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent(api, 'POST')[0]?.body).toEqual({
    name: 'Десерты',
    category_types: ['other'],
    visible: true,
    text_color: '#ffffff',
    place: 1,
  });
  await button('Новая категория').click();
  await expect.element(field('Название')).toHaveValue('');
});

it('names what it deletes, and stays when the server refuses', async () => {
  fake({
    [DELETE_CATEGORY]: () => refusal(500, 'something_went_wrong'),
  });
  takeAway = open();
  await button('Удалить «Супы»').click();
  const popup = page.getByRole('dialog', { name: 'Удалить категорию «Супы»?' });
  await popup.getByRole('button', { name: 'Удалить' }).click();
  await expect.element(popup).toBeVisible();
  await popup.getByRole('button', { name: 'Отмена' }).click();
  await expect.element(page.getByRole('link', { name: 'Супы' })).toBeVisible();
});

it('opens a category by its address, with prices in the pub’s currency and the way back', async () => {
  fake();
  takeAway = open('/menu/1/category/11');
  await expect.element(page.getByRole('heading', { name: 'Зама' })).toBeVisible();
  await expect.element(page.getByText(/64,50.Lei/)).toBeVisible();
  expect(page.getByText(/80,00.Lei/).element().tagName).toBe('S');
  await page.getByRole('link', { name: 'Назад к меню' }).click();
  await expect.element(page.getByTestId('address')).toHaveTextContent(`${EDITOR}/menu/1`);
});

it('says when a category is gone', async () => {
  fake();
  takeAway = open('/menu/1/category/99');
  await expect.element(page.getByText('Этой категории больше нет')).toBeVisible();
});

it('sends a dish’s prices as numbers, and none that are not', async () => {
  const dishes = [zeama];
  const api = fake({
    [LIST_DISHES]: () => ({ ok: true, dishes }),
    [CREATE_DISH]: ({ body }) => {
      const dish = { ...zeama, id: 22, ...body };
      dishes.push(dish);
      return { ok: true, dish };
    },
  });
  takeAway = open('/menu/1/category/11');
  await button('Новое блюдо').click();
  await button('Создать').click();
  await expect.element(page.getByText('Заполните это поле')).toBeVisible();
  await field('Название').fill('Борщ');
  await field('Цена').fill('дорого');
  await expect.element(field('Цена')).toHaveAttribute('aria-invalid', 'true');
  expect(sent(api, 'POST')).toEqual([]);
  await field('Цена').fill('95,5');
  await field('Цена со скидкой').fill('120');
  await expect.element(page.getByText(/Не ниже цены/)).toBeVisible();
  await field('Цена со скидкой').fill('');
  await button('Создать').click();
  await expect.element(page.getByRole('heading', { name: 'Борщ' })).toBeVisible();
  expect(sent(api, 'POST')[0]?.body).toEqual({
    name: 'Борщ',
    price: 95.5,
    sale_price: 0,
    ingredients: '',
    visible: true,
    text_color: '#ffffff',
    place: 1,
  });
});

it('says what to do next in an empty pub', async () => {
  fake({ [LIST_MENUS]: () => ({ ok: true, menus: [] }) });
  takeAway = open();
  await expect.element(page.getByText('Меню пока нет')).toBeVisible();
  await button('Создать первое меню').click();
  await expect.element(page.getByRole('dialog', { name: 'Новое меню' })).toBeVisible();
});

it('shows a failed load with a way to try again', async () => {
  let isBroken = true;
  fake({
    [LIST_MENUS]: () =>
      isBroken ? refusal(500, 'something_went_wrong') : { ok: true, menus: [kitchen] },
  });
  takeAway = open();
  await expect.element(page.getByRole('alert')).toBeVisible();
  isBroken = false;
  await button('Попробовать ещё раз').click();
  await expect.element(page.getByRole('link', { name: 'Кухня' })).toBeVisible();
});

it('answers an address that leads nowhere', async () => {
  fake();
  takeAway = open('/nowhere');
  await expect.element(page.getByText('404')).toBeVisible();
});
