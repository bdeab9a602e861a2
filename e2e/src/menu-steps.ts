import { expect } from '@playwright/test';
import type { Seat } from './stage.ts';
import { pictureFile, SALE_PRICE, type Story } from './story.ts';
import { upload } from './upload.ts';

async function addDish(seat: Seat, dish: Story['dishes'][number]): Promise<void> {
  const { page, say } = seat;
  await page.getByRole('button', { name: say('menu.new_dish') }).click();
  const popup = page.getByRole('dialog', { name: say('menu.new_dish') });
  await popup.getByLabel(say('menu.name'), { exact: true }).fill(dish.name);
  await popup.getByLabel(say('menu.price'), { exact: true }).fill(String(dish.price));
  await popup.getByLabel(say('menu.ingredients')).fill(dish.ingredients);
  await popup.getByRole('button', { name: say('ui.create') }).click();
  await expect(popup).toBeHidden();
  await addPicture(seat, dish.name, dish.picture);
}

async function addPicture({ page, say }: Seat, name: string, picture: string): Promise<void> {
  const button = page.getByRole('button', { name: say('menu.upload_image', { name }) });
  await upload(page, button, pictureFile(picture));
  await expect(
    page.getByRole('button', { name: say('menu.update_image', { name }) }),
  ).toBeVisible();
}

async function addMenu(seat: Seat, { menu, category }: Story): Promise<void> {
  const { page, say, look } = seat;
  await page.getByRole('link', { name: say('pubs.edit_menu') }).click();
  await expect(page.getByText(say('menu.no_menus'))).toBeVisible();
  await look('menu-empty');
  await page.getByRole('button', { name: say('menu.create_first_menu') }).click();
  const menuPopup = page.getByRole('dialog', { name: say('menu.new_menu') });
  await menuPopup.getByLabel(say('menu.name')).fill(menu);
  await menuPopup.getByRole('button', { name: say('ui.create') }).click();
  await expect(page.getByRole('link', { name: menu, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await page.getByRole('button', { name: say('menu.new_category') }).click();
  const popup = page.getByRole('dialog', { name: say('menu.new_category') });
  await popup.getByLabel(say('menu.name')).fill(category);
  await popup.getByText(say('menu.type_flour'), { exact: true }).click();
  await look('create-category');
  await popup.getByRole('button', { name: say('ui.create') }).click();
  await expect(popup).toBeHidden();
  await addPicture(seat, category, 'category-placinte');
  await look('menu');
}

/** A menu, a category and two dishes with pictures, put in order, one of them on sale. */
export async function buildMenu(seat: Seat, story: Story): Promise<void> {
  const { page, say, lei, look } = seat;
  const [first, second] = story.dishes;
  await addMenu(seat, story);
  await page.getByRole('link', { name: story.category }).click();
  await expect(page.getByText(say('menu.no_dishes'))).toBeVisible();
  await addDish(seat, first);
  await addDish(seat, second);

  // The newest comes first, so it has to go down.
  const dishes = page.getByRole('region', { name: say('menu.dishes') });
  const names = dishes.getByRole('heading', { level: 2 });
  await expect(names).toHaveText([second.name, first.name]);
  await page.getByRole('button', { name: say('menu.move_down', { name: second.name }) }).click();
  await expect(names).toHaveText([first.name, second.name]);

  await page.getByRole('button', { name: say('menu.edit_named', { name: first.name }) }).click();
  const popup = page.getByRole('dialog', { name: say('menu.edit_dish', { name: first.name }) });
  await popup.getByLabel(say('menu.sale_price')).fill(String(SALE_PRICE));
  await look('edit-dish');
  await popup.getByRole('button', { name: say('ui.save') }).click();
  await expect(popup).toBeHidden();
  const card = dishes.getByRole('article').filter({ hasText: first.name });
  await expect(card).toContainText(lei(SALE_PRICE));
  await expect(card.getByText(lei(first.price))).toHaveCSS('text-decoration-line', 'line-through');
  await look('category');
}
