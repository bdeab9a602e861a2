import { expect, type Locator } from '@playwright/test';
import type { Order } from '@comanda/contract/orders';
import { isFinalStatus } from '@comanda/domain/orders';
import { inOneLanguage } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';
import { readDemoPub, signInAsDemoCompany } from '../../steps/company/demo-pub-steps.ts';

const TOUCH = 44;
const PHONE_WIDTH = 640;

async function openOrder({ page, t }: Person, pubID: number, order: Order): Promise<void> {
  const { id, number } = order;
  await page.goto(`/admin/pub/${pubID}/order/${id}`);
  await expect(
    page.getByRole('heading', { level: 1, name: t('orders.order_number', { number }) }),
  ).toBeVisible();
  await expect(page.getByText(t('ui.live'), { exact: true })).toBeVisible();
}

const deleteButton = ({ page, t }: Person, name: string): Locator =>
  page.getByRole('button', { name: t('orders.delete_dish', { name }), exact: true });

const addButton = ({ page, t }: Person): Locator =>
  page.getByRole('main').getByRole('button', { name: t('orders.add_dish') });

/** Touch targets on a phone are large enough for a finger. */
async function expectTouchable({ page }: Person, buttons: Locator): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) > PHONE_WIDTH) return;
  for (const button of await buttons.all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(TOUCH);
  }
}

/** With the keyboard only: deletes a dish after a question with its name. */
async function deleteDish(person: Person, name: string): Promise<void> {
  const { page, t, checkScreen } = person;
  await deleteButton(person, name).focus();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: t('orders.dish_question', { name }) });
  await expect(popup.getByRole('button', { name: t('ui.cancel') })).toBeFocused();
  await checkScreen('order-delete-dish');
  await expectTouchable(person, popup.getByRole('button'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(popup).toBeHidden();
  await expect(deleteButton(person, name)).toHaveCount(0);
  await expect(addButton(person)).toBeFocused();
}

/** With the keyboard only: finds a dish without its diacritics, sets its count, adds it. */
async function addDish(person: Person, name: string, quantity: number): Promise<void> {
  const { page, t, checkScreen } = person;
  await addButton(person).focus();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: t('orders.add_dish') });
  await expect(popup.getByRole('searchbox')).toBeFocused();
  await expect(popup.getByRole('radio').first()).toBeAttached();
  await checkScreen('order-add-dish');
  await page.keyboard.type(name.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase());
  await page.keyboard.press('Enter');
  await expect(popup.getByRole('radio', { name })).toBeChecked();
  const field = popup.getByLabel(t('orders.quantity'));
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('1');
  await checkScreen('order-add-dish-picked');
  await expectTouchable(person, popup.getByRole('button'));
  await page.keyboard.type(String(quantity));
  await page.keyboard.press('Enter');
  await expect(popup).toBeHidden();
  await expect(deleteButton(person, name)).toBeVisible();
}

const SMALL = '30 cm';
const LARGE = '40 cm';

const rowOf = ({ page, t }: Person, name: string): Locator =>
  page.getByRole('button', { name: t('orders.change_dish', { name }), exact: true });

/** Adds a dish with sizes: its size is chosen first, and later exchanged by tapping its row. */
async function addDishWithSize(person: Person, name: string): Promise<void> {
  const { page, t, checkScreen } = person;
  await addButton(person).focus();
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: t('orders.add_dish') });
  await picker.getByRole('searchbox').fill(name);
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('radio', { name })).toBeChecked();
  await picker.getByRole('button', { name: t('orders.choose_options') }).click();
  const popup = page.getByRole('dialog', { name });
  await expect(popup.getByRole('radio', { name: SMALL })).not.toBeChecked();
  await checkScreen('order-choose');
  await expectTouchable(person, popup.getByRole('button'));
  await popup.getByRole('button', { name: t('orders.add') }).click();
  await expect(popup.getByRole('alert')).toBeVisible();
  await checkScreen('order-choose-missing');
  await popup.getByRole('radio', { name: SMALL }).check();
  await popup.getByRole('button', { name: t('orders.add') }).click();
  await expect(popup).toBeHidden();

  await rowOf(person, `${name}, ${SMALL}`).click();
  await popup.getByRole('radio', { name: LARGE }).check();
  await popup.getByRole('button', { name: t('ui.save') }).click();
  await expect(popup).toBeHidden();
  await expect(rowOf(person, `${name}, ${LARGE}`)).toBeVisible();
}

/** The line with the client total. */
const guestPays = ({ page, t }: Person): Locator =>
  page
    .getByRole('region', { name: t('orders.total') })
    .locator('dl > div')
    .filter({ hasText: t('orders.client_total') });

/** Sets the delivery price to zero; the total follows, also after a reload. */
async function makeDeliveryFree(person: Person, order: Order): Promise<void> {
  const { page, t, lei } = person;
  const select = page.getByLabel(t('orders.set_delivery_price'));
  const save = page.getByRole('main').getByRole('button', { name: t('ui.save') });
  await expect(select).toHaveValue(String(order.delivery_price));
  await expect(save).toHaveCount(0);
  await select.selectOption('0');
  await save.click();
  await expect(page.getByText(t('orders.delivery_price_saved'))).toBeVisible();
  await expect(save).toHaveCount(0);
  await page.reload();
  await expect(select).toHaveValue('0');
  await expect(guestPays(person)).toContainText(lei(order.dish_total));
}

async function refuseLastDish(person: Person, name: string): Promise<void> {
  const { page, t, checkScreen } = person;
  await deleteButton(person, name).click();
  const popup = page.getByRole('dialog', { name: t('orders.last_dish', { name }) });
  await expect(popup.getByText(t('orders.last_dish_hint'))).toBeVisible();
  await expect(popup.getByRole('button', { name: t('ui.delete') })).toHaveCount(0);
  await checkScreen('order-last-dish');
  await popup.getByRole('button', { name: t('ui.cancel') }).click();
  await expect(popup).toBeHidden();
  await expect(deleteButton(person, name)).toBeFocused();
}

/** A finished order: one dish less and another delivery price, each after a notice of the consequences. */
async function correct(person: Person, order: Order): Promise<number> {
  const { page, t, checkScreen, lei } = person;
  const { courier_info: courier, delivery_type: type } = order;
  const follows =
    courier.is_reserved && type === 'delivery_service'
      ? t('orders.correct_completed_courier', { courier: courier.courier_name })
      : t('orders.correct_completed');
  const name = order.dishes.at(-1)?.name ?? '';
  await deleteButton(person, name).click();
  const question = page.getByRole('dialog', { name: t('orders.dish_question', { name }) });
  await expect(question.getByText(follows, { exact: true })).toBeVisible();
  await checkScreen('order-correct-dish');
  await question.getByRole('button', { name: t('orders.reason_mistake') }).click();
  await question.getByRole('button', { name: t('ui.delete') }).click();
  await expect(deleteButton(person, name)).toHaveCount(0);

  await expect(question).toBeHidden();
  const select = page.getByLabel(t('orders.set_delivery_price'));
  const stored = Number(await select.inputValue());
  const offered = await select
    .locator('option')
    .evaluateAll((options) => options.map((option) => Number((option as HTMLOptionElement).value)));
  const price = offered.find((other) => other !== stored);
  if (price === undefined) throw new Error('the demo pub has one delivery price');
  await select.selectOption(String(price));
  await page
    .getByRole('main')
    .getByRole('button', { name: t('ui.save') })
    .click();
  const asked = page.getByRole('dialog', {
    name: t('orders.delivery_price_question', { price: lei(price) }),
  });
  await expect(asked.getByText(follows, { exact: true })).toBeVisible();
  await checkScreen('order-correct-price');
  await asked.getByRole('button', { name: t('ui.save') }).click();
  await expect(asked).toBeHidden();
  await expect(select).toBeFocused();
  await expect(page.getByText(t('orders.edited_delivery_price'))).toBeVisible();
  return price;
}

const browserOf = { ro: 'desk', ru: 'phone' } as const;

journey.use({ isInOneLanguage: true });

for (const [index, language] of inOneLanguage('ru').entries()) {
  journey(`an order is edited in all its parts, ${language}`, deep, async ({ stage }) => {
    const { pub, dishes, orders, read, giveSizes } = await readDemoPub(stage.calls);
    const open = orders.filter(
      ({ status, order_type: type, dishes: ordered, is_ahead: isAhead }) =>
        type === 'delivery' && !isFinalStatus(status) && !isAhead && ordered.length > 1,
    );
    const order = open[index];
    const [remaining, ...others] = order?.dishes ?? [];
    const added = dishes.find(({ id }) => order?.dishes.every(({ dish_id }) => dish_id !== id));
    const sized = dishes.findLast(
      ({ id }) => id !== added?.id && order?.dishes.every(({ dish_id }) => dish_id !== id),
    );
    if (!order || !remaining || !added || !sized) {
      throw new Error('the demo pub has no order to edit');
    }
    const takeSizes = await giveSizes(sized.id, {
      name: language === 'ro' ? 'Mărime' : 'Размер',
      choices: { [SMALL]: 8, [LARGE]: 11 },
    });
    const person = await stage.person(browserOf[language], language);
    await signInAsDemoCompany(person);
    await openOrder(person, pub.id, order);

    for (const { name } of others) await deleteDish(person, name);
    await refuseLastDish(person, remaining.name);
    await addDish(person, remaining.name, 2);
    await addDish(person, added.name, 3);
    const edited = await read(order.id);
    expect(edited.dishes).toMatchObject([
      {
        dish_id: remaining.dish_id,
        count: remaining.count + 2,
        dish_price: remaining.dish_price,
      },
      { dish_id: added.id, count: 3 },
    ]);
    await addDishWithSize(person, sized.name);
    const withSize = await read(order.id);
    await takeSizes();
    expect(withSize.dishes.at(-1)).toMatchObject({
      dish_id: sized.id,
      count: 1,
      options: [{ name: LARGE, price: 11 }],
    });
    await expect(guestPays(person)).toContainText(person.lei(withSize.client_total));
    await expectTouchable(person, person.page.getByRole('main').getByRole('button'));
    await makeDeliveryFree(person, withSize);
    expect(await read(order.id)).toMatchObject({
      delivery_price: 0,
      client_total: withSize.dish_total,
    });
    await person.checkScreen('order-edited');
  });
}

for (const [index, language] of inOneLanguage('ro').entries()) {
  journey(
    `a pub sees an order's courier and edits a finished order, ${language}`,
    deep,
    async ({ stage }) => {
      const { pub, orders, readWhole } = await readDemoPub(stage.calls);
      const atCourier = orders.find(
        ({ status, courier_info: info }) => info.is_reserved && status === 'at_courier',
      );
      const finished = orders.filter(
        ({ status, order_type: type, dishes }) =>
          status === 'completed' && type === 'delivery' && dishes.length > 1,
      )[index];
      if (!atCourier || !finished) throw new Error('the demo pub has no such orders');
      const person = await stage.person(browserOf[language], language);
      const { page, t, checkScreen, browserErrors } = person;
      await signInAsDemoCompany(person);
      await openOrder(person, pub.id, atCourier);
      const { courier_name: name } = atCourier.courier_info;
      const opener = page.getByRole('button', { name: t('orders.about_courier', { name }) });
      await opener.focus();
      await page.keyboard.press('Enter');
      const popup = page.getByRole('dialog', { name });
      await expect(popup.getByRole('link').first()).toHaveAttribute('href', /^tel:\+373\d{8}$/);
      await expect(popup.getByRole('textbox')).toHaveCount(0);
      await checkScreen('order-courier');
      await expectTouchable(person, popup.getByRole('button'));
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();

      await openOrder(person, pub.id, finished);
      const price = await correct(person, finished);
      await checkScreen('order-finished');
      const { order: corrected, history } = await readWhole(finished.id);
      expect(corrected).toMatchObject({ status: 'completed', delivery_price: price });
      expect(corrected.dishes).toHaveLength(finished.dishes.length - 1);
      expect(history.slice(-2)).toMatchObject([{ edited: 'dishes' }, { edited: 'delivery_price' }]);

      browserErrors.expect(/404.*orders\/999999/);
      await page.goto(`/admin/pub/${pub.id}/order/999999`);
      await expect(page.getByText(t('orders.not_found'), { exact: true })).toBeVisible();
      await checkScreen('order-not-found');
    },
  );
}
