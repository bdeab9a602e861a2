import { expect } from '@playwright/test';
import {
  addToBasket,
  barOf,
  cardOf,
  checkoutOf,
  closeCheckout,
  countOn,
  lineOf,
  openCheckout,
  orderButton,
  type Tab,
  unfoldExtras,
} from '../../steps/guest/basket-steps.ts';
import { createFilledPub, readOrders } from '../../steps/company/kitchen-steps.ts';
import { translateIn, romanianOnly } from '../../stage/language.ts';
import { journey } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';

for (const language of romanianOnly) {
  journey(`two tabs share one basket and one order, ${language}`, async ({ stage }) => {
    const { calls } = stage;
    const pub = await createFilledPub(calls, language, 'tabs');
    const { scenario } = pub;
    const { name } = scenario.dishes[0];
    const person = await stage.person('phone', language);
    person.browserErrors.expect(/ERR_ABORTED/);
    const one: Tab = { page: await person.page.context().newPage(), t: translateIn(language) };
    const other: Tab = person;
    for (const tab of [one, other]) {
      await tab.page.goto(`/pub/${scenario.pub.urlName}/?table=5`);
      await expect(cardOf(tab, name)).toBeVisible();
    }

    // A dish added in one tab appears in the other at once.
    await addToBasket(one, name);
    await expect(countOn(other, name)).toHaveText('1');
    await addToBasket(other, name);
    await expect(countOn(one, name)).toHaveText('2');
    await expect(barOf(one)).toContainText(person.lei(200));

    // Each tab keeps its typed text; the counts stay shared.
    const first = await openCheckout(one);
    const second = await openCheckout(other);
    const { t } = one;
    for (const checkout of [first, second]) await unfoldExtras(checkout, one);
    await first.getByLabel(t('guest.checkout.name_if_you_like')).fill('Ana');
    await second.getByLabel(t('guest.checkout.name_if_you_like')).fill('Vlad');
    await second.getByLabel(t('guest.checkout.comment_in_place')).fill('2 × !');
    await lineOf(first, name)
      .getByRole('button', { name: t('guest.checkout.more', { name }) })
      .click();
    await expect(lineOf(second, name).locator('output')).toHaveText('3');
    await expect(orderButton(first, one)).toContainText(person.lei(300));
    await expect(orderButton(second, other)).toContainText(person.lei(300));

    // One tab orders: the other sends nothing, shows a message and links to the order.
    await orderButton(first, one).click();
    await expect(one.page).toHaveURL(/\/order\/[^/]+$/);
    await expect(second.getByRole('alert')).toContainText(t('guest.checkout.ordered'));
    await expect(orderButton(second, other)).toHaveCount(0);
    await other.page.bringToFront();
    await person.checkScreen('guest-ordered-elsewhere');
    const follow = second.getByRole('link', { name: t('guest.checkout.follow') });
    const address = await follow.getAttribute('href');
    expect(one.page.url()).toContain(address);
    expect(await readOrders(calls, pub)).toHaveLength(1);

    // The menu of the second tab has an empty basket; the next order has its typed text.
    await closeCheckout(other);
    await expect(barOf(other)).toBeHidden();
    await expect(countOn(other, name)).toHaveCount(0);
    await addToBasket(other, name);
    const again = await openCheckout(other);
    await expect(again.getByLabel(t('guest.checkout.name_if_you_like'))).toHaveValue('Vlad');
    await expect(again.getByLabel(t('guest.checkout.comment_in_place'))).toHaveValue('2 × !');
    await orderButton(again, other).click();
    await expect(other.page).toHaveURL(/\/order\/[^/]+$/);
    const orders = await readOrders(calls, pub);
    expect(orders.map(({ client_name, dishes: [dish] }) => [client_name, dish?.count])).toEqual([
      ['Vlad', 1],
      ['Ana', 3],
    ]);
  });

  journey(
    `two tabs that order at the same time send one order, ${language}`,
    deep,
    async ({ stage }) => {
      const { calls } = stage;
      const pub = await createFilledPub(calls, language, 'at-once');
      const { scenario } = pub;
      const { name } = scenario.dishes[0];
      const person = await stage.person('phone', language);
      person.browserErrors.expect(/ERR_ABORTED/);
      const one: Tab = person;
      const other: Tab = { page: await person.page.context().newPage(), t: translateIn(language) };
      for (const { page } of [one, other]) await page.goto(`/pub/${scenario.pub.urlName}/?table=5`);
      await addToBasket(one, name);
      await expect(countOn(other, name)).toHaveText('1');
      const tabs = [one, other];
      for (const tab of tabs) {
        const checkout = await openCheckout(tab);
        await expect(orderButton(checkout, tab)).toContainText(person.lei(100));
      }

      // The first answer is delayed: the second tab orders while the first order is pending.
      let pass: () => void = () => {};
      const late = new Promise<void>((resolve) => {
        pass = resolve;
      });
      await one.page.route(/\/api\/client\/pub\/\d+\/orders$/, async (route) => {
        const response = await route.fetch();
        await late;
        await route.fulfill({ response });
      });
      await orderButton(checkoutOf(one), one).click();
      await expect.poll(async () => (await readOrders(calls, pub)).length).toBe(1);
      await orderButton(checkoutOf(other), other).click();
      await expect(other.page).toHaveURL(/\/order\/[^/]+$/);
      pass();
      await expect(one.page).toHaveURL(/\/order\/[^/]+$/);
      expect(one.page.url()).toBe(other.page.url());
      expect(await readOrders(calls, pub)).toHaveLength(1);
    },
  );
}
