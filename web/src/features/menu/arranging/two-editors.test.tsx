import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventually } from '../../../testing/actions/eventually.ts';
import { refusal } from '../../../testing/fakes/fake-api.ts';
import {
  bar,
  bors,
  calls,
  grill,
  kitchen,
  salads,
  soups,
} from '../../../testing/samples/menu-lists.ts';
import {
  address,
  button,
  EDITOR,
  field,
  menuServer,
  names,
  openEditor,
  shownToasts,
} from '../../../testing/setup/menu-setup.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';

// Another user works on the same menu and was faster.

const notFound = () => refusal(404, 'not_found');
const GONE = 'Это уже удалил кто-то другой. Перед вами меню, каким оно стало.';

beforeAll(() => {
  startTestTexts('ru');
});

const open = async (path: string, heading: string) => {
  openEditor(path);
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
};
const expectToast = () =>
  eventually(() => {
    expect(shownToasts()).toEqual([GONE]);
  });

it('reports that the category of an edited dish was deleted', async () => {
  let isDeleted = false;
  menuServer({
    [calls.listCategories]: () => ({ ok: true, categories: isDeleted ? [grill] : [soups, grill] }),
    [calls.saveDish]: notFound,
  });
  await open('/menu/1/category/11', 'Зама');
  await button('Зама').click();
  await field(text('menu.price')).fill('90');
  isDeleted = true;
  await button(text('ui.save')).click();
  await expect.element(page.getByText(text('menu.category_not_found'))).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expectToast();
  await page.getByRole('link', { name: text('menu.back_to_editor') }).click();
  await expect.element(address()).toHaveTextContent(EDITOR);
  await expect.element(page.getByRole('heading', { name: 'Гриль' })).toBeVisible();
});

it('reports that an edited dish was deleted', async () => {
  let isDeleted = false;
  menuServer({
    [calls.listDishes]: () => ({
      ok: true,
      dishes: isDeleted ? [{ ...bors, place: 1 }] : [{ ...bors, id: 21, name: 'Зама', place: 1 }],
    }),
    [calls.saveDish]: notFound,
  });
  await open('/menu/1/category/11', 'Зама');
  await button('Зама').click();
  isDeleted = true;
  await button(text('ui.save')).click();
  await expect.element(page.getByRole('heading', { name: 'Борщ' })).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expectToast();
});

it('reports that a category was already deleted', async () => {
  let isDeleted = false;
  menuServer({
    [calls.listCategories]: () => ({
      ok: true,
      categories: isDeleted ? [{ ...grill, place: 1 }] : [soups, grill],
    }),
    [calls.deleteCategory]: notFound,
  });
  await open('/menu/1', 'Супы');
  await button(text('menu.delete_named', { name: 'Супы' })).click();
  isDeleted = true;
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('ui.delete') })
    .click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await eventually(() => {
    expect(names()).toEqual(['Гриль']);
  });
  await expectToast();
});

it.each([
  ['a step', () => button(text('menu.move_down', { name: 'Супы' })).click()],
  [
    'a drop',
    () =>
      userEvent.dragAndDrop(
        button(text('ui.drag', { name: 'Супы' })),
        button(text('ui.drag', { name: 'Гриль' })),
      ),
  ],
])('shows the current list when the item moved by %s is already deleted', async (_name, move) => {
  let isDeleted = false;
  menuServer({
    [calls.listCategories]: () => ({
      ok: true,
      categories: isDeleted
        ? [
            { ...salads, place: 1 },
            { ...grill, place: 2 },
          ]
        : [soups, grill, salads],
    }),
    [calls.moveCategoryRight]: notFound,
    [calls.dropCategory]: notFound,
  });
  await open('/menu/1', 'Супы');
  isDeleted = true;
  await move();
  await eventually(() => {
    expect(names()).toEqual(['Салаты', 'Гриль']);
  });
  await expectToast();
});

it('does not go back to the first of two quick moves when its answer comes', async () => {
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  const waiting = [first, second];
  const orders = [
    [grill, soups, salads],
    [grill, salads, soups],
  ];
  let asked = 0;
  menuServer({
    [calls.moveCategoryRight]: async () => {
      const turn = asked;
      asked += 1;
      await waiting[turn]?.promise;
      const categories = orders[turn] ?? [];
      return { ok: true, categories: categories.map((one, at) => ({ ...one, place: at + 1 })) };
    },
  });
  await open('/menu/1', 'Супы');
  const down = button(text('menu.move_down', { name: 'Супы' }));
  await down.click();
  await down.click();
  const moved = ['Гриль', 'Салаты', 'Супы'];
  await eventually(() => {
    expect(names()).toEqual(moved);
  });
  first.resolve();
  await eventually(() => {
    expect(asked).toBe(2);
  });
  expect(names()).toEqual(moved);
  second.resolve();
  await expect.poll(names).toEqual(moved);
});

it('shows the server’s order after two users moved an item', async () => {
  menuServer({
    [calls.dropCategory]: () => ({
      ok: true,
      // The other user has meanwhile moved the salads to the first place.
      categories: [salads, grill, soups].map((one, index) => ({ ...one, place: index + 1 })),
    }),
  });
  await open('/menu/1', 'Супы');
  await userEvent.dragAndDrop(
    button(text('ui.drag', { name: 'Супы' })),
    button(text('ui.drag', { name: 'Гриль' })),
  );
  await eventually(() => {
    expect(names()).toEqual(['Салаты', 'Гриль', 'Супы']);
  });
  expect(shownToasts()).toEqual([]);
});

it('chooses the next menu when the menu of a new category was deleted', async () => {
  let isDeleted = false;
  menuServer({
    [calls.listMenus]: () => ({
      ok: true,
      menus: isDeleted ? [{ ...bar, place: 1 }] : [kitchen, bar],
    }),
    [calls.listCategories]: ({ params }) =>
      params.menuID === 1 && isDeleted ? notFound() : { ok: true, categories: [soups] },
    [calls.createCategory]: notFound,
  });
  await open('/menu/1', 'Супы');
  await button(text('menu.new_category')).click();
  await field(text('menu.name')).fill('Десерты');
  isDeleted = true;
  await button(text('ui.create')).click();
  await expect
    .element(page.getByRole('link', { name: 'Бар (скрыто)' }))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expectToast();
});
