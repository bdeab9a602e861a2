import type { Dish } from '@comanda/contract/menu';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../../../testing/fakes/fake-api.ts';
import { fakeUploads, type FakeUploads } from '../../../testing/fakes/fake-uploads.ts';
import { bors, calls, MENUS_PATH, zeama } from '../../../testing/samples/menu-lists.ts';
import {
  button,
  field,
  menuServer,
  openEditor,
  sent,
  shownToasts,
} from '../../../testing/setup/menu-setup.tsx';
import { isWorkInHand } from '../../../lib/live/work-in-hand.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { aPicture, fileInput, takeWhole } from '../../../testing/setup/upload-setup.tsx';

let uploads: FakeUploads;

beforeAll(() => {
  startTestTexts('ru');
});

beforeEach(() => {
  uploads = fakeUploads();
});

const DISHES = `${MENUS_PATH}/1/categories/11/dishes`;
const popup = () => page.getByRole('dialog');
const preview = () => popup().getByRole('img', { name: text('menu.chosen_picture') });
const pendingUpload = (name: string) =>
  popup().getByRole('progressbar', { name: text('menu.picture_on_its_way', { name }) });
const pictured = (dish: Dish) => ({ ok: true, dish: { ...dish, image_file_name: 'a.webp' } });

/** A category with two dishes, the second one without a picture; new ones get the ids from 23 on. */
async function open(opener: string) {
  const dishes: Dish[] = [{ ...zeama, image_file_name: 'zeama.webp' }, bors];
  const api = menuServer({
    [calls.listDishes]: () => ({ ok: true, dishes: [...dishes] }),
    [calls.createDish]: ({ body }) => {
      const place = dishes.length + 1;
      const dish = { ...bors, ...body, id: 20 + place, place };
      dishes.push(dish);
      return { ok: true, dish };
    },
    [calls.saveDish]: ({ body }) => ({ ok: true, dish: { ...bors, ...body } }),
  });
  openEditor('/menu/1/category/11');
  await button(opener).click();
  await expect.element(popup()).toBeVisible();
  return api;
}

async function type(name: string) {
  await field(text('menu.name')).fill(name);
  await field(text('menu.price')).fill('45');
}

const choose = async (label = 'Добавить картинку') => {
  await userEvent.upload(fileInput(label), aPicture('soup.webp'));
  await takeWhole();
};

it('shows the chosen picture at once and sends it only after its dish', async () => {
  const api = await open('Новое блюдо');
  await choose();
  await expect.element(preview()).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  await button(text('menu.remove_picture')).click();
  await expect.element(preview()).not.toBeInTheDocument();
  await expect.element(button(text('menu.add_picture'))).toHaveFocus();
  await choose();
  await type('Плацинда');
  expect(uploads.begun).toEqual([]);
  await button(text('ui.save')).click();
  await expect.element(pendingUpload('Плацинда')).toBeVisible();
  expect(sent(api, 'POST')).toHaveLength(1);
  expect(uploads.begun.map(({ call }) => call)).toEqual([`PATCH ${DISHES}/23/image`]);
  expect(uploads.begun[0]?.form.get('image')).toMatchObject({ name: 'soup.webp' });
  uploads.receive(40);
  await expect.element(pendingUpload('Плацинда')).toHaveAttribute('value', '0.4');
  uploads.answer(200, pictured({ ...bors, id: 23 }));
  await expect.element(popup()).not.toBeInTheDocument();
});

it('sends the picture while the next dish is typed', async () => {
  await open('Новое блюдо');
  await choose();
  await type('Плацинда');
  await button(text('menu.save_and_next')).click();
  await expect.element(pendingUpload('Плацинда')).toBeVisible();
  await expect.element(preview()).not.toBeInTheDocument();
  await expect.element(field(text('menu.name'))).toHaveValue('');
  await type('Мамалыга');
  uploads.answer(200, pictured({ ...bors, id: 23 }));
  await expect.element(pendingUpload('Плацинда')).not.toBeInTheDocument();
  await expect.element(field(text('menu.name'))).toHaveValue('Мамалыга');
  await button(text('ui.save')).click();
  await expect.element(popup()).not.toBeInTheDocument();
  expect(uploads.begun).toHaveLength(1);
});

it('keeps the dish when its picture fails, shows the error in the form and retries from there', async () => {
  const api = await open('Новое блюдо');
  await choose();
  await type('Плацинда');
  await button(text('ui.save')).click();
  await expect.element(pendingUpload('Плацинда')).toBeVisible();
  uploads.answer(400, refusal(400, 'file_is_not_an_image'));
  const alert = popup().getByRole('alert');
  await expect.element(alert).toBeVisible();
  expect(alert.element().textContent).toMatch(/^«Плацинда» сохранено, картинка нет\. Этот файл не/);
  expect(shownToasts()).toEqual([]);
  await button(text('menu.send_picture_again')).click();
  await expect.element(pendingUpload('Плацинда')).toBeVisible();
  uploads.answer(200, pictured({ ...bors, id: 23 }));
  await expect.element(popup()).not.toBeInTheDocument();
  expect(uploads.begun.map(({ call }) => call)).toEqual(
    Array.from({ length: 2 }, () => `PATCH ${DISHES}/23/image`),
  );
  expect(sent(api, 'POST')).toHaveLength(1);
});

it('shows a toast when a picture fails after the form was closed', async () => {
  await open('Новое блюдо');
  await choose();
  await type('Плацинда');
  await button(text('ui.save')).click();
  await expect.element(pendingUpload('Плацинда')).toBeVisible();
  await popup()
    .getByRole('button', { name: text('ui.close') })
    .last()
    .click();
  await expect.element(popup()).not.toBeInTheDocument();
  expect(isWorkInHand()).toBe(true);
  uploads.cut();
  await expect.poll(isWorkInHand).toBe(false);
  await expect
    .poll(shownToasts)
    .toEqual([expect.stringMatching(/^«Плацинда» сохранено, картинка нет/)]);
});

it('shows the existing picture of an edited dish, which stays when the new one is removed', async () => {
  await open('Зама');
  const shown = () => popup().element().querySelector('img')?.getAttribute('src') ?? '';
  await expect.poll(shown).toContain('zeama');
  await choose('Выбрать другую');
  await expect.poll(shown).toMatch(/^blob:/);
  await button(text('menu.keep_picture')).click();
  await expect.element(preview()).not.toBeInTheDocument();
  await expect.element(button(text('menu.replace_picture'))).toHaveFocus();
  await button(text('ui.save')).click();
  await expect.element(popup()).not.toBeInTheDocument();
  expect(uploads.begun).toEqual([]);
});

it('a picture can be dropped on its field', async () => {
  await open('Борщ');
  const files = new DataTransfer();
  files.items.add(aPicture('dropped.webp'));
  const drop = (kind: string) =>
    new DragEvent(kind, { dataTransfer: files, bubbles: true, cancelable: true });
  const box = button(text('menu.add_picture')).element();
  expect(box.dispatchEvent(drop('dragover'))).toBe(false);
  expect(box.dispatchEvent(drop('drop'))).toBe(false);
  await takeWhole();
  await expect.element(preview()).toBeVisible();
  await button(text('ui.save')).click();
  await expect.element(pendingUpload('Борщ')).toBeVisible();
  expect(uploads.begun[0]?.form.get('image')).toMatchObject({ name: 'dropped.webp' });
  uploads.answer(200, pictured(bors));
  await expect.element(popup()).not.toBeInTheDocument();
});
