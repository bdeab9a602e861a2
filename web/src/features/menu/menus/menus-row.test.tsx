import type { Menu } from '@comanda/contract/menu';
import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventually } from '../../../testing/actions/eventually.ts';
import { refusal } from '../../../testing/fakes/fake-api.ts';
import { bar, calls, kitchen, MENUS_PATH, wine } from '../../../testing/samples/menu-lists.ts';
import {
  address,
  button,
  EDITOR,
  field,
  menuServer,
  openEditor,
  sent,
} from '../../../testing/setup/menu-setup.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';

beforeAll(() => {
  startTestTexts('ru');
});

const row = () => page.getByRole('navigation', { name: text('menu.menus') });
const pills = () =>
  row()
    .getByRole('link')
    .elements()
    .map((pill) => pill.textContent.replace('(скрыто)', ''));
const pillOf = (name: string) =>
  row()
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .element().parentElement ?? document.body;
const expectPills = (expected: string[]) =>
  eventually(() => {
    expect(pills()).toEqual(expected);
  });
const open = async (path = '') => {
  openEditor(path);
  await expect.element(row()).toBeVisible();
};

it('inverts only the chosen pill', async () => {
  menuServer();
  await open();
  const chosen = getComputedStyle(pillOf('Кухня'));
  const other = getComputedStyle(pillOf('Вино'));
  expect([chosen.color, chosen.backgroundColor]).toEqual([other.backgroundColor, other.color]);
  await row().getByRole('link', { name: 'Вино' }).click();
  await eventually(() => {
    expect(getComputedStyle(pillOf('Вино')).color).toBe(
      getComputedStyle(pillOf('Кухня')).backgroundColor,
    );
  });
  await expect.element(address()).toHaveTextContent(`${EDITOR}/menu/3`);
});

it('fades a hidden menu and marks it as hidden in text', async () => {
  menuServer();
  await open();
  await expect.element(row().getByRole('link', { name: 'Бар (скрыто)' })).toBeVisible();
  const hidden = getComputedStyle(pillOf('Бар'));
  expect(hidden.borderTopStyle).toBe('dashed');
  expect(hidden.color).not.toBe(getComputedStyle(pillOf('Вино')).color);
});

it.each([
  ['Новое меню перед «Кухня»', 1, ['Новое', 'Кухня', 'Бар', 'Вино']],
  ['Новое меню перед «Вино»', 3, ['Кухня', 'Бар', 'Новое', 'Вино']],
  ['Новое меню в конце', 4, ['Кухня', 'Бар', 'Вино', 'Новое']],
] as const)('«%s» creates a menu at place %i', async (plus, place, expected) => {
  const menus: Menu[] = [kitchen, bar, wine];
  const api = menuServer({
    [calls.listMenus]: () => ({ ok: true, menus }),
    [calls.createMenu]: ({ body }) => {
      const menu = { id: 9, ...body };
      const shifted = menus.map((one) => ({
        ...one,
        place: one.place + (one.place < body.place ? 0 : 1),
      }));
      menus.splice(0, 3, ...shifted, menu);
      return { ok: true, menu };
    },
  });
  await open();
  await button(plus).click();
  await field(text('menu.name')).fill('Новое');
  await button(text('ui.create')).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expectPills([...expected]);
  expect(sent(api, 'POST')).toEqual([
    { call: `POST ${MENUS_PATH}`, body: { name: 'Новое', visible: true, place } },
  ]);
});

it('renames a menu and hides it; the popup closes', async () => {
  let menu = kitchen;
  const api = menuServer({
    [calls.listMenus]: () => ({ ok: true, menus: [menu, bar, wine] }),
    [calls.saveMenu]: ({ body }) => {
      menu = { ...menu, ...body };
      return { ok: true, menu };
    },
  });
  await open();
  await button(text('menu.edit_named', { name: 'Кухня' })).click();
  await expect.element(field(text('menu.name'))).toHaveValue('Кухня');
  await field(text('menu.name')).fill('Основное');
  await page.getByRole('checkbox', { name: text('menu.visible') }).click();
  await button(text('ui.save')).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(row().getByRole('link', { name: 'Основное (скрыто)' })).toBeVisible();
  expect(sent(api, 'PUT')).toEqual([
    { call: `PUT ${MENUS_PATH}/1`, body: { name: 'Основное', visible: false } },
  ]);
});

it('deletes the chosen menu by name and chooses the first remaining one', async () => {
  let menus = [kitchen, bar, wine];
  const api = menuServer({
    [calls.listMenus]: () => ({ ok: true, menus }),
    [calls.deleteMenu]: () => {
      menus = [
        { ...bar, place: 1 },
        { ...wine, place: 2 },
      ];
      return { ok: true };
    },
  });
  await open('/menu/1');
  await button(text('menu.delete_named', { name: 'Кухня' })).click();
  const popup = page.getByRole('dialog', { name: text('menu.delete_menu', { name: 'Кухня' }) });
  const counts = [
    text('menu.count_categories', { count: 3 }),
    text('menu.count_dishes', { count: 2 }),
  ];
  const taken = text('menu.deleted_with_it', { what: counts.join(', ') });
  await expect.element(popup.getByText(taken)).toBeVisible();
  await expect.element(popup.getByText(/удалятся все категории и блюда/)).toBeVisible();
  await popup.getByRole('button', { name: text('ui.delete') }).click();
  await expect.element(popup).not.toBeInTheDocument();
  await expectPills(['Бар', 'Вино']);
  await expect.element(address()).toHaveTextContent(EDITOR);
  await expect
    .element(row().getByRole('link', { name: 'Бар (скрыто)' }))
    .toHaveAttribute('aria-current', 'page');
  expect(sent(api, 'DELETE')).toEqual([{ call: `DELETE ${MENUS_PATH}/1`, body: undefined }]);
});

it('moves by the arrows, which are disabled at both ends', async () => {
  const api = menuServer({
    [calls.moveMenuRight]: () => ({
      ok: true,
      menus: [
        { ...bar, place: 1 },
        { ...kitchen, place: 2 },
        { ...wine, place: 3 },
      ],
    }),
    [calls.moveMenuLeft]: () => ({ ok: true, menus: [kitchen, bar, wine] }),
  });
  await open();
  await expect.element(button(text('menu.move_left', { name: 'Кухня' }))).toBeDisabled();
  await expect.element(button(text('menu.move_right', { name: 'Вино' }))).toBeDisabled();
  await button(text('menu.move_right', { name: 'Кухня' })).click();
  await expectPills(['Бар', 'Кухня', 'Вино']);
  await eventually(() => {
    expect(sent(api, 'POST')).toHaveLength(1);
  });
  await button(text('menu.move_left', { name: 'Кухня' })).click();
  await expectPills(['Кухня', 'Бар', 'Вино']);
  await eventually(() => {
    expect(sent(api, 'POST').map(({ call }) => call)).toEqual([
      `POST ${MENUS_PATH}/1/move-right`,
      `POST ${MENUS_PATH}/1/move-left`,
    ]);
  });
});

it('moves by dragging with the mouse and sends its new place to the server', async () => {
  const api = menuServer({
    [calls.dropMenu]: () => ({
      ok: true,
      menus: [
        { ...wine, place: 1 },
        { ...kitchen, place: 2 },
        { ...bar, place: 3 },
      ],
    }),
  });
  await open();
  await userEvent.dragAndDrop(
    button(text('ui.drag', { name: 'Вино' })),
    button(text('ui.drag', { name: 'Кухня' })),
  );
  await expectPills(['Вино', 'Кухня', 'Бар']);
  expect(sent(api, 'POST')).toEqual([{ call: `POST ${MENUS_PATH}/3/move-to`, body: { place: 1 } }]);
});

it('returns to its old place when the server refuses a drop', async () => {
  const answer = Promise.withResolvers<void>();
  menuServer({
    [calls.dropMenu]: async () => {
      await answer.promise;
      return refusal(500, 'something_went_wrong');
    },
  });
  await open();
  const handle = button(text('ui.drag', { name: 'Кухня' }));
  handle.element().focus();
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}{Enter}');
  await expectPills(['Бар', 'Вино', 'Кухня']);
  await expect.element(handle).toHaveFocus();
  answer.resolve();
  await expectPills(['Кухня', 'Бар', 'Вино']);
});

it.each(['/menu/99', '/menu/nonsense', '/menu/-1'])(
  'chooses the first menu for the address %s without a menu',
  async (path) => {
    menuServer();
    await open(path);
    await expect
      .element(row().getByRole('link', { name: 'Кухня' }))
      .toHaveAttribute('aria-current', 'page');
  },
);

it('opens the menu that its address names', async () => {
  menuServer();
  await open('/menu/3');
  await expect
    .element(row().getByRole('link', { name: 'Вино' }))
    .toHaveAttribute('aria-current', 'page');
});
