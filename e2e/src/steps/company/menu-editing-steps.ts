import { expect, type Locator } from '@playwright/test';
import type { CategoryType } from '@comanda/domain/menu';
import type { Calls } from '../../stage/calls.ts';
import type { Person } from '../../stage/stage.ts';
import { PASSWORD, pictureFile } from '../../stage/scenarios.ts';
import { uploadWhole } from './upload.ts';

export type EmptyPub = { readonly email: string; readonly pubID: number; readonly urlName: string };

/** A company with one pub that has no menu yet. */
export async function anEmptyPub(calls: Calls, name: string): Promise<EmptyPub> {
  const email = `${name}@meniu.example`;
  const { accesstoken: token } = await calls.call('POST /api/company', {
    body: { email, password: PASSWORD, name, phone: '+37369123488', tariff: 'basic' },
  });
  const { company } = await calls.call('GET /api/company', { as: { accesstoken: token } });
  const { pub } = await calls.call('POST /api/company/:companyID/pubs', {
    as: { accesstoken: token },
    params: { companyID: company.id },
    body: { name: 'La masă', url_name: name },
  });
  return { email, pubID: pub.id, urlName: name };
}

/** Signs in without a pointer, and opens the menu editor. */
export async function openEditor(person: Person, { email, pubID }: EmptyPub): Promise<void> {
  const { page, t } = person;
  await page.goto('/admin/auth/authentication');
  await page.getByLabel(t('accounts.email')).focus();
  await page.keyboard.type(email);
  await page.getByLabel(t('accounts.password')).focus();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/company\/?$/);
  await page.goto(`/admin/pub/${pubID}/edit_menu`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('menu.editor'));
}

export const button = ({ page }: Person, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** Opens the actions of an item and presses one of them. */
export async function pressAction(person: Person, actions: string, action: string): Promise<void> {
  await button(person, actions).click();
  await button(person, action).click();
}

/** Opens what is done with the whole menu, and follows one of its links. */
export async function openTool(person: Person, tool: string): Promise<void> {
  await button(person, person.t('menu.more')).click();
  await person.page.getByRole('link', { name: tool, exact: true }).click();
}

export const handle = (person: Person, name: string): Locator =>
  button(person, person.t('ui.drag', { name }));

/** The names of the categories, or of the dishes. */
export const cards = ({ page }: Person): Locator =>
  page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });

export const menus = ({ page, t }: Person): Locator =>
  page.getByRole('navigation', { name: t('menu.menus') }).getByRole('link');

async function send(popup: Locator, label: string): Promise<void> {
  await popup.getByRole('button', { name: label, exact: true }).click();
  await expect(popup).toBeHidden();
}

export async function createMenu(person: Person, plus: string, name: string): Promise<void> {
  const { page, t } = person;
  await button(person, plus).click();
  const popup = page.getByRole('dialog', { name: t('menu.new_menu') });
  await popup.getByLabel(t('menu.name')).fill(name);
  await send(popup, t('ui.create'));
  await expect(menus(person).filter({ hasText: name })).toHaveAttribute('aria-current', 'page');
}

/** The menu of a pub that has none; its category is created later. */
export async function createFirstMenu(person: Person, name: string): Promise<void> {
  const { page, t } = person;
  await page.getByLabel(t('menu.first_menu_name'), { exact: true }).fill(name);
  await button(person, t('menu.create_first_menu')).click();
  await expect(menus(person)).toHaveText([name]);
}

type NewCategory = {
  readonly name: string;
  readonly types: readonly CategoryType[];
  readonly color?: string;
};

export async function createCategory(person: Person, { name, types, color }: NewCategory) {
  const { page, t } = person;
  await button(person, t('menu.new_category')).click();
  const popup = page.getByRole('dialog', { name: t('menu.new_category') });
  await popup.getByLabel(t('menu.name')).fill(name);
  for (const type of types) {
    await popup.getByText(t(`menu.type_${type}`), { exact: true }).click();
  }
  // The chosen type replaces the default.
  await expect(popup.getByLabel(t('menu.type_other'))).not.toBeChecked();
  if (color !== undefined) await popup.getByLabel(t('menu.text_color')).fill(color);
  await send(popup, t('ui.create'));
  await expect(cards(person).last()).toHaveText(name);
}

type NewDish = {
  readonly name: string;
  readonly price: string;
  readonly sale?: string;
  readonly ingredients?: string;
  readonly isHidden?: boolean;
};

export async function createDish(person: Person, dish: NewDish): Promise<void> {
  const { page, t } = person;
  await button(person, t('menu.new_dish')).click();
  const popup = page.getByRole('dialog', { name: t('menu.new_dish') });
  await popup.getByLabel(t('menu.name'), { exact: true }).fill(dish.name);
  await popup.getByLabel(t('menu.price'), { exact: true }).fill(dish.price);
  await popup.getByLabel(t('menu.sale_price')).fill(dish.sale ?? '');
  await popup.getByLabel(t('menu.ingredients')).fill(dish.ingredients ?? '');
  if (dish.isHidden) await popup.getByLabel(t('menu.visible')).uncheck();
  await send(popup, t('ui.save'));
  await expect(cards(person).last()).toHaveText(dish.name);
}

/** Hides the item with this name, or shows it again. */
export async function setVisible(person: Person, name: string, isVisible: boolean): Promise<void> {
  const { page, t } = person;
  await button(person, t('menu.edit_named', { name })).click();
  const popup = page.getByRole('dialog');
  await popup.getByLabel(t('menu.visible')).setChecked(isVisible);
  await send(popup, t('ui.save'));
}

export async function deleteNamed(person: Person, name: string, shot: string): Promise<void> {
  await button(person, person.t('menu.delete_named', { name })).click();
  await confirmDeletion(person, name, shot);
}

export async function deleteDish(person: Person, name: string, shot: string): Promise<void> {
  await pressAction(person, person.t('ui.actions_of', { name }), person.t('ui.delete'));
  await confirmDeletion(person, name, shot);
}

async function confirmDeletion(person: Person, name: string, shot: string): Promise<void> {
  const { page, t, checkScreen } = person;
  const popup = page.getByRole('dialog');
  await expect(popup).toContainText(name);
  await checkScreen(shot);
  await send(popup, t('ui.delete'));
}

export async function addPicture(person: Person, name: string, picture: string): Promise<void> {
  const { t } = person;
  await uploadWhole(person, button(person, t('menu.upload_image', { name })), pictureFile(picture));
  await expect(button(person, t('menu.update_image', { name }))).toBeVisible();
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Moves an item; the screen shows it at once, and this resolves after the server's answer. */
export async function moved({ page }: Person, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((answer) => /\/move-\w+$/.test(answer.url()));
  await act();
  expect((await answered).ok()).toBe(true);
}

/** Drags one element onto another with the mouse. */
export async function drag(person: Person, what: string, where: string): Promise<void> {
  const { page } = person;
  await handle(person, where).scrollIntoViewIfNeeded();
  // Waits until nothing covers it: a popup may still be closing.
  await handle(person, what).hover();
  const from = await middleOf(handle(person, what));
  const to = await middleOf(handle(person, where));
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 5 });
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await moved(person, () => page.mouse.up());
}

/** A touch that starts in the centre of an element and moves by an offset. */
export async function swipe({ page }: Person, start: Locator, byY: number): Promise<void> {
  const { x, y } = await middleOf(start);
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: at }],
    });
  await touch('touchStart', y);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', y + (byY * step) / 10);
  await touch('touchEnd', y + byY);
  await cdp.detach();
}

/** Presses Tab until an element has the focus, as a user without a pointer does. */
export async function tabTo({ page }: Person, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < 150; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

/** Frames without a movement; a swipe moves less than a pixel in its last frames. */
const FRAMES_AT_REST = 20;

/** The scroll position of the page after the last swipe has ended. */
export function scrollAtRest({ page }: Person): Promise<number> {
  return page.evaluate(
    (atRest) =>
      new Promise<number>((resolve) => {
        let last = window.scrollY;
        let frames = 0;
        const checkFrame = () => {
          frames = window.scrollY === last ? frames + 1 : 0;
          last = window.scrollY;
          if (frames === atRest) resolve(last);
          else requestAnimationFrame(checkFrame);
        };
        requestAnimationFrame(checkFrame);
      }),
    FRAMES_AT_REST,
  );
}
