import { expect, type Page } from '@playwright/test';
import {
  anEmptyPub,
  button,
  cards,
  createCategory,
  createDish,
  createFirstMenu,
  deleteNamed,
  drag,
  openEditor,
} from '../../../steps/company/menu-editing-steps.ts';
import { menuWords } from '../../../steps/company/menu-words.ts';
import { journey } from '../../../stage/stage.ts';
import { deep } from '../../../stage/depth.ts';

/** The page stays as it was read, however fast the changes of others come; returns what lets it read again. */
async function holdReads(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/api\/company\/.*\/menus/, async (route) => {
    if (route.request().method() === 'GET') await promise;
    await route.continue();
  });
  return resolve;
}

journey('two users edit one menu at the same time', deep, async ({ stage }) => {
  const words = menuWords.ru;
  const pub = await anEmptyPub(stage.calls, 'meniu-doi');
  const one = await stage.person('desk', 'ru');
  const other = await stage.person('desk', 'ru');
  await openEditor(one, pub);
  await createFirstMenu(one, words.kitchen);
  for (const name of [words.soups, words.salads, words.grill]) {
    await createCategory(one, { name, types: ['meat'] });
  }
  await one.page.getByRole('link', { name: words.soups }).click();
  await createDish(one, { name: words.zeama, price: '80' });
  const address = one.page.url();

  // Both move an item: both drops apply, one after the other.
  await openEditor(other, pub);
  await expect(cards(other)).toHaveText([words.soups, words.salads, words.grill]);
  const release = await holdReads(other.page);
  await one.page.getByRole('link', { name: one.t('menu.back_to_editor') }).click();
  await expect(cards(one)).toHaveText([words.soups, words.salads, words.grill]);
  await drag(one, words.grill, words.soups);
  await expect(cards(one)).toHaveText([words.grill, words.soups, words.salads]);
  await drag(other, words.soups, words.salads);
  release();
  await expect(cards(other)).toHaveText([words.grill, words.soups, words.salads]);

  // Both have the category open; one deletes it while the other edits a dish of it.
  await other.page.goto(address);
  await button(other, words.zeama).click();
  const popup = other.page.getByRole('dialog');
  await popup.getByLabel(other.t('menu.price'), { exact: true }).fill('90');
  await deleteNamed(one, words.soups, 'editor-delete-by-two');
  other.browserErrors.expect(/404/);
  await popup.getByRole('button', { name: other.t('ui.save') }).click();
  await expect(other.page.getByText(other.t('menu.gone_meanwhile'))).toBeVisible();
  await expect(other.page.getByText(other.t('menu.category_not_found'))).toBeVisible();
  await expect(popup).toBeHidden();
  await other.checkScreen('editor-category-gone');
  await other.page.getByRole('link', { name: other.t('menu.back_to_editor') }).click();
  await expect(cards(other)).toHaveText([words.grill, words.salads]);
});
