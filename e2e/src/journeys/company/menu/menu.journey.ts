import { expect } from '@playwright/test';
import { readMenuOf } from '../../../steps/guest/guest-menu.ts';
import {
  addPicture,
  anEmptyPub,
  button,
  cards,
  createCategory,
  createDish,
  createFirstMenu,
  createMenu,
  deleteDish,
  deleteNamed,
  drag,
  handle,
  menus,
  moved,
  openEditor,
  scrollAtRest,
  setVisible,
  swipe,
  tabTo,
} from '../../../steps/company/menu-editing-steps.ts';
import { menuWords, type MenuWords } from '../../../steps/company/menu-words.ts';
import { inOneLanguage } from '../../../stage/language.ts';
import { journey, type Person } from '../../../stage/stage.ts';
import { deep } from '../../../stage/depth.ts';

/** Three menus, each created at another plus; then one is dragged, one deleted, one hidden. */
async function buildMenus(person: Person, words: MenuWords): Promise<void> {
  const { page, t, checkScreen } = person;
  await expect(page.getByText(t('menu.no_menus'))).toBeVisible();
  await checkScreen('editor-empty');
  await createFirstMenu(person, words.kitchen);
  await expect(page.getByText(t('menu.no_categories', { name: words.kitchen }))).toBeVisible();
  await createMenu(person, t('menu.create_menu_last'), words.bar);
  await createMenu(person, t('menu.create_menu_before', { name: words.bar }), words.breakfast);
  await expect(menus(person)).toHaveText([words.kitchen, words.breakfast, words.bar]);

  await drag(person, words.bar, words.kitchen);
  await expect(menus(person)).toHaveText([words.bar, words.kitchen, words.breakfast]);
  await button(person, t('menu.move_right', { name: words.bar })).click();
  await expect(menus(person)).toHaveText([words.kitchen, words.bar, words.breakfast]);
  await setVisible(person, words.bar, false);
  await expect(menus(person).nth(1)).toContainText(t('menu.hidden'));
  await deleteNamed(person, words.breakfast, 'editor-delete-menu');
  await expect(menus(person)).toHaveCount(2);
  await menus(person).first().click();
}

/** Categories: types, colours, a picture; dragged, moved, hidden, deleted. */
async function buildCategories(person: Person, words: MenuWords): Promise<void> {
  const { page, t, checkScreen } = person;
  await createCategory(person, { name: words.soups, types: ['soup', 'home_food'] });
  await createCategory(person, { name: words.salads, types: ['salad'], color: '#ffe08a' });
  await createCategory(person, { name: words.grill, types: ['grill', 'meat'] });
  await createCategory(person, { name: words.desserts, types: ['dessert'] });
  await expect(cards(person)).toHaveText([words.soups, words.salads, words.grill, words.desserts]);
  await addPicture(person, words.soups, 'category-zeama-ciorbe');
  await addPicture(person, words.grill, 'category-gratar');

  await drag(person, words.grill, words.salads);
  await expect(cards(person)).toHaveText([words.soups, words.grill, words.salads, words.desserts]);
  await button(person, t('menu.move_up', { name: words.grill })).click();
  await expect(cards(person)).toHaveText([words.grill, words.soups, words.salads, words.desserts]);
  await setVisible(person, words.salads, false);
  await deleteNamed(person, words.desserts, 'editor-delete-category');
  await expect(cards(person)).toHaveText([words.grill, words.soups, words.salads]);

  await button(person, t('menu.edit_named', { name: words.soups })).click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByLabel(t('menu.type_soup'), { exact: true })).toBeChecked();
  await expect(popup.getByLabel(t('menu.type_home_food'))).toBeChecked();
  await checkScreen('editor-edit-category');
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await checkScreen('editor-categories');
}

/** Dishes: prices, sale prices, pictures, a hidden one, a deleted one. */
async function buildDishes(person: Person, words: MenuWords): Promise<void> {
  const { page, t, lei, checkScreen } = person;
  await page.getByRole('link', { name: words.soups }).click();
  await expect(page.getByText(t('menu.no_dishes'))).toBeVisible();
  await checkScreen('editor-category-empty');
  await createDish(person, { name: words.zeama, price: '95,50', ingredients: words.zeamaOf });
  await createDish(person, { name: words.bors, price: '80', sale: '64,90' });
  await createDish(person, { name: words.secret, price: '70', isHidden: true });
  await createDish(person, { name: words.mistake, price: '1' });
  await addPicture(person, words.zeama, 'zeama');
  await deleteDish(person, words.mistake, 'editor-delete-dish');
  await expect(cards(person)).toHaveText([words.zeama, words.bors, words.secret]);
  await drag(person, words.bors, words.secret);
  await expect(cards(person)).toHaveText([words.zeama, words.secret, words.bors]);
  const card = page.getByRole('article').filter({ hasText: words.bors });
  await expect(card.getByText(lei(80))).toHaveCSS('text-decoration-line', 'line-through');

  // The address can be reloaded.
  await page.reload();
  await expect(cards(person)).toHaveText([words.zeama, words.secret, words.bors]);
  await checkScreen('editor-dishes');
}

journey.use({ isInOneLanguage: true });

for (const language of inOneLanguage('ro')) {
  const words = menuWords[language];

  journey(
    `a company builds a whole menu, and the guest sees exactly its visible part, ${language}`,
    deep,
    async ({ stage }) => {
      const pub = await anEmptyPub(stage.calls, `meniu-${language}`);
      const desk = await stage.person('desk', language);
      await openEditor(desk, pub);
      await buildMenus(desk, words);
      await buildCategories(desk, words);
      await buildDishes(desk, words);

      // A file that is not a picture is refused with a message, and changes nothing.
      const choosing = desk.page.waitForEvent('filechooser');
      await button(desk, desk.t('menu.upload_image', { name: words.bors })).click();
      await (
        await choosing
      ).setFiles({ name: 'bors.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
      await expect(desk.page.getByRole('alert')).toHaveText(desk.t('errors.file_is_not_an_image'));
      await desk.page.keyboard.press('Escape');
      await expect(button(desk, desk.t('menu.upload_image', { name: words.bors }))).toBeVisible();

      const guest = await stage.person('phone', language);
      expect(await readMenuOf(guest, pub.urlName)).toEqual({
        menus: [words.kitchen],
        categories: [words.soups],
        dishes: [words.zeama, words.bors],
      });
      const shown = guest.page.getByRole('main').getByRole('listitem');
      await expect(shown.filter({ hasText: words.zeama })).toContainText(guest.lei(95.5));
      await expect(shown.filter({ hasText: words.zeama }).locator('img')).toBeVisible();
      await expect(shown.filter({ hasText: words.bors })).toContainText(guest.lei(64.9));
      await expect(shown.filter({ hasText: words.bors }).locator('s')).toContainText(guest.lei(80));

      // Showing a hidden menu also shows its content.
      await desk.page.getByRole('link', { name: desk.t('menu.back_to_editor') }).click();
      await menus(desk).nth(1).click();
      await createCategory(desk, { name: words.wines, types: ['alcohol'] });
      await desk.page.getByRole('link', { name: words.wines }).click();
      await createDish(desk, { name: words.wine, price: '240' });
      expect((await readMenuOf(guest, pub.urlName)).menus).toEqual([words.kitchen]);
      await desk.page.getByRole('link', { name: desk.t('menu.back_to_editor') }).click();
      await setVisible(desk, words.bar, true);
      expect(await readMenuOf(guest, pub.urlName)).toEqual({
        menus: [words.kitchen, words.bar],
        categories: [words.soups, words.wines],
        dishes: [words.zeama, words.bors, words.wine],
      });
    },
  );

  journey(`a menu can be built with the keyboard only, ${language}`, deep, async ({ stage }) => {
    const pub = await anEmptyPub(stage.calls, `taste-${language}`);
    const person = await stage.person('desk', language);
    const { page, t, checkScreen } = person;
    const { keyboard } = page;
    const press = async (name: string) => {
      await tabTo(person, button(person, name));
      await keyboard.press('Enter');
      // A name typed before the field has the focus would be lost.
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
    };
    const send = async () => {
      await keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeHidden();
    };
    await openEditor(person, pub);
    await tabTo(person, page.getByLabel(t('menu.first_menu_name'), { exact: true }));
    await keyboard.type(words.bar);
    await keyboard.press('Enter');
    await expect(menus(person)).toHaveText([words.bar]);
    await press(t('menu.create_menu_last'));
    await keyboard.type(words.kitchen);
    await send();
    await expect(menus(person)).toHaveText([words.bar, words.kitchen]);
    await tabTo(person, handle(person, words.kitchen));
    await keyboard.press('Space');
    await keyboard.press('ArrowLeft');
    await checkScreen('editor-menu-grabbed');
    await keyboard.press('Enter');
    await expect(menus(person)).toHaveText([words.kitchen, words.bar]);
    await expect(handle(person, words.kitchen)).toBeFocused();

    await press(t('menu.new_category'));
    await keyboard.type(words.soups);
    await tabTo(person, page.getByRole('checkbox', { name: t('menu.type_soup'), exact: true }));
    await keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: t('menu.type_other') })).not.toBeChecked();
    await send();
    await tabTo(person, page.getByRole('link', { name: words.soups }));
    await keyboard.press('Enter');

    // Several dishes: Enter saves and continues, Ctrl and Enter saves and closes.
    const popup = page.getByRole('dialog', { name: t('menu.new_dish') });
    await press(t('menu.new_dish'));
    await keyboard.type(words.bors);
    await keyboard.press('Tab');
    await keyboard.type('80');
    await keyboard.press('Enter');
    await expect(popup.getByRole('status')).toHaveText(
      t('menu.dish_saved', { name: words.bors, count: 1 }),
    );
    await expect(popup.getByLabel(t('menu.name'), { exact: true })).toBeFocused();
    await checkScreen('editor-dish-saved');
    await keyboard.type(words.zeama);
    await keyboard.press('Tab');
    await keyboard.type('95,5');
    await keyboard.press('Control+Enter');
    await expect(popup).toBeHidden();
    await expect(cards(person)).toHaveText([words.bors, words.zeama]);

    // First put back with Escape, then dropped.
    const announcement = page.getByText(
      t('ui.drag_put_back', { name: words.bors, place: 1, count: 2 }),
    );
    await tabTo(person, handle(person, words.bors));
    await keyboard.press('Space');
    await keyboard.press('ArrowDown');
    await checkScreen('editor-dish-grabbed');
    await keyboard.press('Escape');
    await expect(announcement).toBeAttached();
    await expect(cards(person)).toHaveText([words.bors, words.zeama]);
    await keyboard.press('Space');
    await keyboard.press('ArrowDown');
    await moved(person, () => keyboard.press('Space'));
    await expect(cards(person)).toHaveText([words.zeama, words.bors]);

    await press(words.zeama);
    await tabTo(person, page.getByLabel(t('menu.sale_price')));
    await keyboard.type('90');
    await send();
    await page.reload();
    await expect(cards(person)).toHaveText([words.zeama, words.bors]);
    const price = page.getByRole('textbox', {
      name: `${t('menu.sale_price')}: ${words.zeama}`,
      exact: true,
    });
    await expect(price).toHaveValue('90,00');

    // A price is changed in its row.
    await tabTo(person, price);
    await keyboard.type('85');
    await keyboard.press('Enter');
    // The guest's page beside the list follows.
    const preview = page.frameLocator(`iframe[title="${t('menu.preview')}"]`);
    await expect(preview.getByRole('main')).toContainText(person.lei(85));
    await page.reload();
    await expect(price).toHaveValue('85,00');
    await tabTo(person, page.getByRole('link', { name: t('menu.back_to_editor') }));
    await keyboard.press('Enter');
    await expect(cards(person)).toHaveText([words.soups]);
  });
}

journey('touch drags by the handle and scrolls everywhere else', deep, async ({ stage }) => {
  const words = menuWords.ro;
  const pub = await anEmptyPub(stage.calls, 'meniu-deget');
  const person = await stage.person('phone', 'ro');
  const { page, t } = person;
  await openEditor(person, pub);
  // The cover of the guest's page: 180 px of it, over the line in the pub's colour.
  const cover = button(person, t('pubs.upload_cover'));
  const strip = page.getByRole('main').locator('> div').filter({ has: cover });
  expect((await strip.boundingBox())?.height).toBe(184);
  await createFirstMenu(person, words.kitchen);
  for (const name of [words.soups, words.salads, words.grill]) {
    await createCategory(person, { name, types: ['meat'] });
  }
  await expect(cards(person)).toHaveText([words.soups, words.salads, words.grill]);
  // The list has scrolled to the newest item.
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  const before = await scrollAtRest(person);
  await swipe(person, cards(person).first(), -300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 100);
  await expect(page).toHaveURL(/edit_menu/);
  await expect(cards(person)).toHaveText([words.soups, words.salads, words.grill]);

  // Far from the edges, at which a drag scrolls.
  await handle(person, words.soups).evaluate((node) => {
    node.scrollIntoView({ block: 'center' });
  });
  const held = await scrollAtRest(person);
  await moved(person, () => swipe(person, handle(person, words.soups), 180));
  await expect(cards(person)).toHaveText([words.salads, words.soups, words.grill]);
  expect(await page.evaluate(() => window.scrollY)).toBe(held);
  await page.reload();
  await expect(cards(person)).toHaveText([words.salads, words.soups, words.grill]);
});
