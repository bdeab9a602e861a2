import type { Dish } from '@comanda/contract/menu';
import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../../../testing/fakes/fake-api.ts';
import { bors, calls, zeama } from '../../../testing/samples/menu-lists.ts';
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

const popup = () => page.getByRole('dialog', { name: text('menu.new_dish') });
const line = () => popup().getByRole('status');

/** A category with two dishes, the form for a third one open. */
async function open(isRefusing: () => boolean = () => false, dishes: Dish[] = [zeama, bors]) {
  const api = menuServer({
    [calls.listDishes]: () => ({ ok: true, dishes: [...dishes] }),
    [calls.createDish]: ({ body }) => {
      if (isRefusing()) return refusal(500, 'something_went_wrong');
      const place = dishes.length + 1;
      const dish = { ...zeama, ...body, id: 20 + place, place };
      dishes.push(dish);
      return { ok: true, dish };
    },
  });
  openEditor('/menu/1/category/11');
  await button(text('menu.new_dish')).click();
  await expect.element(field(text('menu.name'))).toHaveFocus();
  return api;
}

it('saves, confirms it and stays open for the next dish, which comes last', async () => {
  await page.viewport(360, 740);
  const api = await open();
  await field(text('menu.name')).fill('Плацинда');
  await field(text('menu.price')).fill('45');
  await field(text('menu.ingredients')).fill('Брынза');
  await field(text('menu.visible')).click();
  await button(text('menu.save_and_next')).click();
  await expect.element(line()).toHaveTextContent('«Плацинда» сохранено: в категории 3 блюда');
  await expect.element(field(text('menu.name'))).toHaveFocus();
  for (const name of ['Название', 'Цена', 'Состав']) {
    await expect.element(field(name)).toHaveValue('');
  }
  await expect.element(field(text('menu.visible'))).toBeChecked();
  await field(text('menu.name')).fill('Мамалыга');
  await field(text('menu.price')).fill('60');
  await button(text('ui.save')).click();
  await expect.element(popup()).not.toBeInTheDocument();
  await expect.poll(names).toEqual(['Зама', 'Борщ', 'Плацинда', 'Мамалыга']);
  await expect.element(page.getByRole('heading', { name: 'Мамалыга' })).toBeInViewport();
  expect(sent(api, 'POST').map(({ body }) => body)).toMatchObject([
    { name: 'Плацинда', visible: false },
    { name: 'Мамалыга', visible: true, ingredients: '' },
  ]);
});

it('Enter saves and continues, Ctrl and Enter saves and closes', async () => {
  await open();
  await userEvent.keyboard('Плацинда{Tab}45{Enter}');
  await expect.element(line()).toHaveTextContent('«Плацинда» сохранено: в категории 3 блюда');
  await expect.element(field(text('menu.name'))).toHaveFocus();
  await userEvent.keyboard('Мамалыга{Tab}60{Control>}{Enter}{/Control}');
  await expect.element(popup()).not.toBeInTheDocument();
  await expect.poll(names).toEqual(['Зама', 'Борщ', 'Плацинда', 'Мамалыга']);
});

it('keeps the typed text when the server refuses, and shows the reason beside its buttons', async () => {
  let isRefusing = true;
  await open(() => isRefusing);
  await field(text('menu.name')).fill('Плацинда');
  await field(text('menu.price')).fill('45');
  await field(text('menu.ingredients')).fill('Брынза');
  await button(text('menu.save_and_next')).click();
  await expect.element(popup().getByRole('alert')).toBeVisible();
  await expect.element(field(text('menu.name'))).toHaveValue('Плацинда');
  await expect.element(field(text('menu.ingredients'))).toHaveValue('Брынза');
  await expect.element(line()).toHaveTextContent('');
  isRefusing = false;
  await button(text('menu.save_and_next')).click();
  await expect.element(line()).toHaveTextContent('«Плацинда» сохранено: в категории 3 блюда');
  await expect.element(popup().getByRole('alert')).not.toBeInTheDocument();
});

it('after the first dish the focus is on the button that adds the next one', async () => {
  await open(() => false, []);
  await userEvent.keyboard('Плацинда{Tab}45{Control>}{Enter}{/Control}');
  await expect.element(popup()).not.toBeInTheDocument();
  await expect.poll(names).toEqual(['Плацинда']);
  await expect.element(button(text('menu.new_dish'))).toHaveFocus();
});
