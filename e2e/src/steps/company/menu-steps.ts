import { expect, type Locator } from '@playwright/test';
import type { Person } from '../../stage/stage.ts';
import { pictureFile, SALE_PRICE, type Scenario } from '../../stage/scenarios.ts';
import { uploadWhole } from './upload.ts';

async function typeDish(popup: Locator, person: Person, dish: Scenario['dishes'][number]) {
  const { t } = person;
  await popup.getByLabel(t('menu.name'), { exact: true }).fill(dish.name);
  await popup.getByLabel(t('menu.price'), { exact: true }).fill(String(dish.price));
  await popup.getByLabel(t('menu.ingredients')).fill(dish.ingredients);
  const choose = popup.getByRole('button', { name: t('menu.add_picture') });
  await uploadWhole(person, choose, pictureFile(dish.picture));
  await expect(popup.getByRole('img', { name: t('menu.chosen_picture') })).toBeVisible();
}

/** Both dishes with their pictures, in a form that stays open between them. */
async function addDishes(person: Person, [first, second]: Scenario['dishes']): Promise<void> {
  const { page, t, checkScreen } = person;
  const popup = page.getByRole('dialog', { name: t('menu.new_dish') });
  await typeDish(popup, person, first);
  await popup.getByRole('button', { name: t('menu.save_and_next') }).click();
  await expect(popup.getByRole('status')).toHaveText(
    t('menu.dish_saved', { name: first.name, count: 1 }),
  );
  await checkScreen('dish-saved');
  await typeDish(popup, person, second);
  await popup.getByRole('button', { name: t('ui.save'), exact: true }).click();
  // The form closes once the pictures are sent.
  await expect(popup).toBeHidden();
  for (const { name } of [first, second]) {
    const card = page.getByRole('article').filter({ hasText: name });
    await expect(card.locator('img')).toBeVisible();
  }
}

async function addMenu(person: Person, { menu, category }: Scenario): Promise<void> {
  const { page, t, checkScreen } = person;
  await page.getByRole('link', { name: t('pubs.edit_menu') }).click();
  await expect(page.getByText(t('menu.no_menus'))).toBeVisible();
  await checkScreen('menu-empty');
  await page.getByLabel(t('menu.first_menu_name'), { exact: true }).fill(menu);
  await page.getByLabel(t('menu.first_category_name')).fill(category);
  await page.getByRole('button', { name: t('menu.create_first_menu') }).click();
  // The form of the first dish opens without another press.
  await expect(page.getByRole('dialog', { name: t('menu.new_dish') })).toBeVisible();
  await checkScreen('first-dish');
}

/** A menu, a category and two dishes with pictures, sorted, one of them on sale. */
export async function buildMenu(person: Person, scenario: Scenario): Promise<void> {
  const { page, t, lei, checkScreen } = person;
  const [first, second] = scenario.dishes;
  await addMenu(person, scenario);
  await addDishes(person, scenario.dishes);

  const dishes = page.getByRole('region', { name: t('menu.dishes') });
  const names = dishes.getByRole('heading', { level: 2 });
  await expect(names).toHaveText([first.name, second.name]);

  await page.getByRole('button', { name: first.name, exact: true }).click();
  const popup = page.getByRole('dialog', { name: t('menu.edit_dish', { name: first.name }) });
  await popup.getByLabel(t('menu.sale_price')).fill(String(SALE_PRICE));
  await checkScreen('edit-dish');
  await popup.getByRole('button', { name: t('ui.save') }).click();
  await expect(popup).toBeHidden();
  const card = dishes.getByRole('article').filter({ hasText: first.name });
  const sale = card.getByRole('textbox', { name: t('menu.sale_price') });
  await expect(sale).toHaveValue(new RegExp(`^${SALE_PRICE}`));
  await expect(card.getByText(lei(first.price))).toHaveCSS('text-decoration-line', 'line-through');
  await checkScreen('category');
}
