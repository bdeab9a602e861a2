import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '../../testing/fakes/fake-api.ts';
import { calls } from '../../testing/samples/menu-lists.ts';
import {
  button,
  field,
  menuServer,
  openEditor,
  shownToasts,
} from '../../testing/setup/menu-setup.tsx';
import { startTestTexts, text } from '../../testing/setup/test-texts.ts';

beforeAll(() => {
  startTestTexts('ro');
});

it.each([
  ['menu', calls.createMenu, 'menu_limit_exceeded', ''],
  ['category', calls.createCategory, 'category_limit_exceeded', '/menu/1'],
  ['dish', calls.createDish, 'dish_limit_exceeded', '/menu/1/category/11'],
  ['dish', calls.createDish, 'pub_dish_limit_exceeded', '/menu/1/category/11'],
] as const)(
  'a new %s for which there is no room is refused in its popup (%s, %s)',
  async (level, call, code, path) => {
    let isFull = true;
    const full = { ...refusal(409, code), facts: { limit: 50 } };
    menuServer({
      [call]: () => (isFull ? full : refusal(500, 'something_went_wrong')),
    });
    openEditor(path);
    const opener =
      level === 'menu'
        ? button(text('menu.create_menu_before', { name: 'Бар' }))
        : button(text(`menu.new_${level}`));
    await opener.click();
    await field(text('menu.name')).fill('Una în plus');
    if (level === 'dish') await field(text('menu.price')).fill('10');
    const send = level === 'dish' ? text('ui.save') : text('ui.create');
    const create = page.getByRole('dialog').getByRole('button', { name: send, exact: true });
    await create.click();
    const alert = page.getByRole('dialog').getByRole('alert');
    await expect.element(alert).toHaveTextContent(text(`errors.${code}`, { limit: 50 }));
    await expect.element(field(text('menu.name'))).toHaveValue('Una în plus');
    // Another failure is shown there as well, and the typed text stays.
    isFull = false;
    await create.click();
    await expect.element(alert).toHaveTextContent(text('errors.something_went_wrong'));
    await expect.element(field(text('menu.name'))).toHaveValue('Una în plus');
    expect(shownToasts()).toEqual([]);
  },
);
