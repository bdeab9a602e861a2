import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '../../../testing/fakes/fake-api.ts';
import { calls } from '../../../testing/samples/menu-lists.ts';
import {
  button,
  field,
  menuServer,
  openEditor,
  shownToasts,
} from '../../../testing/setup/menu-setup.tsx';
import { startTestTexts } from '../../../testing/setup/test-texts.ts';

beforeAll(async () => {
  await startTestTexts('ro');
});

const t = (key: string, values = {}) => i18next.t(key, values);

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
        ? button(t('menu.create_menu_before', { name: 'Бар' }))
        : button(t(`menu.new_${level}`));
    await opener.click();
    await field(t('menu.name')).fill('Una în plus');
    if (level === 'dish') await field(t('menu.price')).fill('10');
    const send = level === 'dish' ? t('ui.save') : t('ui.create');
    const create = page.getByRole('dialog').getByRole('button', { name: send, exact: true });
    await create.click();
    const alert = page.getByRole('dialog').getByRole('alert');
    await expect.element(alert).toHaveTextContent(t(`errors.${code}`, { limit: 50 }));
    await expect.element(field(t('menu.name'))).toHaveValue('Una în plus');
    // Another failure is shown there as well, and the typed text stays.
    isFull = false;
    await create.click();
    await expect.element(alert).toHaveTextContent(t('errors.something_went_wrong'));
    await expect.element(field(t('menu.name'))).toHaveValue('Una în plus');
    expect(shownToasts()).toEqual([]);
  },
);
