import { expect, type Locator } from '@playwright/test';
import type { Dish } from '@comanda/contract/menu';
import {
  addToBasket,
  barOf,
  cardOf,
  closeCheckout,
  countOn,
  lineOf,
  openCheckout,
  orderButton,
  unfoldExtras,
} from '../../steps/guest/basket-steps.ts';
import type { Calls } from '../../stage/calls.ts';
import type { TestPub } from '../../steps/courier/test-pub.ts';
import {
  addDish,
  changeDish,
  deleteDish,
  createFilledPub,
  readOrders,
  setInPlace,
} from '../../steps/company/kitchen-steps.ts';
import { sendToBackground } from '../../steps/company/send-to-background.ts';
import { russianOnly, type TestLanguage } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';

const words = {
  ro: { names: ['Sarmale', 'Mămăligă', 'Papanași', 'Alivancă'], renamed: 'Sarmale de post' },
  ru: { names: ['Голубцы', 'Мамалыга', 'Сырники', 'Алыванка'], renamed: 'Голубцы постные' },
} as const satisfies Record<TestLanguage, object>;

const PRICES = [70, 40, 60, 50] as const;
const RAISED = 45.5;

type Kitchen = { readonly calls: Calls; readonly pub: TestPub; readonly dishes: readonly Dish[] };

async function createKitchen(calls: Calls, language: TestLanguage, mark: string): Promise<Kitchen> {
  const pub = await createFilledPub(calls, language, mark);
  const dishes: Dish[] = [];
  for (const [index, name] of words[language].names.entries()) {
    dishes.push(await addDish(calls, pub, { name, price: PRICES[index] ?? 0, place: index + 2 }));
  }
  return { calls, pub, dishes };
}

/** Renames one dish, raises the price of one, hides one and deletes one. */
async function editMenu({ calls, pub, dishes }: Kitchen, language: TestLanguage): Promise<void> {
  const [renamed, raised, hidden, deleted] = dishes;
  if (!renamed || !raised || !hidden || !deleted) throw new Error('four dishes');
  await changeDish(calls, pub, { dish: renamed, change: { name: words[language].renamed } });
  await changeDish(calls, pub, { dish: raised, change: { price: RAISED } });
  await changeDish(calls, pub, { dish: hidden, change: { visible: false } });
  await deleteDish(calls, pub, deleted);
}

/** The basket shows the change of each dish. */
async function expectChangesShown(person: Person, checkout: Locator): Promise<void> {
  const { t, lei, language } = person;
  const { names, renamed } = words[language];
  const [was, raised, ...unavailable] = names;
  await expect(lineOf(checkout, renamed)).toContainText(t('guest.checkout.renamed', { name: was }));
  const line = lineOf(checkout, raised);
  await expect(line).toContainText(t('guest.checkout.price_changed', { price: lei(40) }));
  await expect(line).toContainText(lei(RAISED));
  for (const name of unavailable) {
    await expect(lineOf(checkout, name)).toContainText(t('guest.checkout.gone'));
  }
  await expect(checkout.getByRole('alert')).toHaveText(t('errors.dish_not_available'));
}

for (const language of russianOnly) {
  journey(`a menu changes while a guest has it open, ${language}`, async ({ stage }) => {
    const kitchen = await createKitchen(stage.calls, language, 'edited');
    const { calls, pub, dishes } = kitchen;
    const { names, renamed } = words[language];
    const person = await stage.person('phone', language);
    const { page, t, lei, checkScreen, browserErrors } = person;
    await page.goto(`/pub/${pub.scenario.pub.urlName}/?table=9`);
    for (const name of names) await addToBasket(person, name);
    let checkout = await openCheckout(person);
    await expect(orderButton(checkout, person)).toContainText(lei(220));
    await unfoldExtras(checkout, person);
    await checkout.getByLabel(t('guest.checkout.name_if_you_like')).fill('Irina');
    await checkout.getByLabel(t('guest.checkout.comment_in_place')).fill('!');
    await closeCheckout(person);

    await editMenu(kitchen, language);
    checkout = await openCheckout(person);
    await expectChangesShown(person, checkout);
    await checkScreen('guest-basket-edited');

    // No order with a deleted dish is sent; the guest removes the deleted dishes in one tap.
    browserErrors.expect(/status of 422/);
    await orderButton(checkout, person).click();
    await expect(checkout.getByRole('alert')).toHaveText(t('errors.dish_not_available'));
    await checkout
      .getByRole('button', { name: t('guest.checkout.remove_gone', { count: 2 }) })
      .click();
    await expect(checkout.getByRole('listitem')).toHaveCount(2);
    await expect(checkout.getByRole('alert')).toHaveCount(0);
    await expect(orderButton(checkout, person)).toContainText(lei(70 + RAISED));

    // The page under the sheet is the current menu, and the change was reported once.
    await closeCheckout(person);
    await expect(cardOf(person, renamed)).toBeVisible();
    await expect(cardOf(person, names[1])).toContainText(lei(RAISED));
    for (const name of names.slice(2)) await expect(cardOf(person, name)).toHaveCount(0);
    await expect(countOn(person, renamed)).toHaveText('1');
    await expect(barOf(person)).toBeFocused();
    await expect(barOf(person)).toContainText(lei(70 + RAISED));
    checkout = await openCheckout(person);
    await expect(orderButton(checkout, person)).toContainText(lei(70 + RAISED));
    const renamedNote = t('guest.checkout.renamed', { name: names[0] });
    await expect(lineOf(checkout, renamed)).not.toContainText(renamedNote);
    await expect(lineOf(checkout, names[1])).not.toContainText(lei(40));

    // Between the last update and the press the price changes again.
    const [dish] = dishes;
    if (!dish) throw new Error('four dishes');
    await changeDish(calls, pub, { dish, change: { name: renamed, price: 80 } });
    browserErrors.expect(/status of 409/);
    await orderButton(checkout, person).click();
    await expect(checkout.getByRole('alert')).toHaveText(t('errors.total_changed'));
    await expect(orderButton(checkout, person)).toContainText(lei(80 + RAISED));
    await expect(lineOf(checkout, renamed)).toContainText(
      t('guest.checkout.price_changed', { price: lei(70) }),
    );
    await checkScreen('guest-total-changed');

    // Then the pub takes no orders at tables for a while; the typed text stays.
    await setInPlace(calls, pub, false);
    await orderButton(checkout, person).click();
    const refusal = checkout.getByRole('alert');
    await expect(refusal).toContainText(t('errors.in_place_order_is_off'));
    const instead = refusal.getByRole('button', { name: t('guest.checkout.delivered_instead') });
    await expect(instead).toBeVisible();
    await checkScreen('guest-in-place-off');
    expect(await readOrders(calls, pub)).toEqual([]);
    await setInPlace(calls, pub, true);
    // Else a sheet that knows of the closing by now asks again only after 15 seconds.
    await page.evaluate(() => dispatchEvent(new Event('online')));

    await expect(checkout.getByLabel(t('guest.checkout.table'))).toHaveValue('9');
    await orderButton(checkout, person).click();
    browserErrors.expect(/ERR_ABORTED/);
    await expect(page).toHaveURL(/\/order\/[^/]+$/);
    await expect(page.getByText(lei(80 + RAISED))).toBeVisible();
    expect(await readOrders(calls, pub)).toMatchObject([
      {
        client_name: 'Irina',
        comments: '!',
        table_for_in_place_order: '9',
        client_total: 80 + RAISED,
        dishes: [{ name: renamed }, { name: names[1] }],
      },
    ]);
  });

  journey(
    `yesterday’s basket shows the changes of its dishes, ${language}`,
    deep,
    async ({ stage }) => {
      const kitchen = await createKitchen(stage.calls, language, 'yesterday');
      const { calls, pub } = kitchen;
      const { names } = words[language];
      const person = await stage.person('phone', language);
      const { page, t, lei, checkScreen } = person;
      const menu = `/pub/${pub.scenario.pub.urlName}/`;
      await page.goto(menu);
      for (const name of names) await addToBasket(person, name);
      await expect(barOf(person)).toContainText(lei(220));
      await page.goto('about:blank');
      await editMenu(kitchen, language);

      await page.goto(`${menu}?table=3`);
      await expect(barOf(person).locator('output')).toHaveText('4');
      let checkout = await openCheckout(person);
      await expectChangesShown(person, checkout);
      await checkScreen('guest-basket-of-yesterday');
      await checkout
        .getByRole('button', { name: t('guest.checkout.remove_gone', { count: 2 }) })
        .click();
      await closeCheckout(person);
      checkout = await openCheckout(person);
      await expect(orderButton(checkout, person)).toContainText(lei(70 + RAISED));
      await expect(checkout.getByText(t('guest.checkout.gone'))).toHaveCount(0);
      await expect(lineOf(checkout, names[1])).not.toContainText(lei(40));
      expect(await readOrders(calls, pub)).toEqual([]);
    },
  );
  journey(
    `a menu in the background for an hour is loaded again, ${language}`,
    deep,
    async ({ stage }) => {
      const kitchen = await createKitchen(stage.calls, language, 'put-away');
      const { names, renamed } = words[language];
      const person = await stage.person('phone', language);
      const { page, lei } = person;
      await page.clock.install();
      await page.goto(`/pub/${kitchen.pub.scenario.pub.urlName}/`);
      await addToBasket(person, names[0]);
      await expect(countOn(person, names[0])).toHaveText('1');
      const shortPause = await sendToBackground(page);
      await editMenu(kitchen, language);
      await shortPause.bringToFront();
      await expect(cardOf(person, names[0])).toBeVisible();

      const longPause = await sendToBackground(page);
      await page.clock.fastForward('01:00:00');
      await longPause.bringToFront();
      await expect(cardOf(person, renamed)).toBeVisible();
      await expect(countOn(person, renamed)).toHaveText('1');
      await expect(cardOf(person, names[1])).toContainText(lei(RAISED));
      await expect(cardOf(person, names[2])).toHaveCount(0);
      await addToBasket(person, names[1]);
      await expect(barOf(person)).toContainText(lei(70 + RAISED));
    },
  );
}
