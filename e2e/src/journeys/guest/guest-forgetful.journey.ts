import { expect } from '@playwright/test';
import {
  addToBasket,
  barOf,
  countOn,
  openCheckout,
  orderButton,
  unfoldExtras,
} from '../../steps/guest/basket-steps.ts';
import { createFilledPub, readOrders } from '../../steps/company/kitchen-steps.ts';
import { russianOnly } from '../../stage/language.ts';
import { journey } from '../../stage/stage.ts';

for (const language of russianOnly) {
  journey(`a guest can order in a browser that blocks storage, ${language}`, async ({ stage }) => {
    const { calls } = stage;
    const pub = await createFilledPub(calls, language, 'forgetful');
    const { name } = pub.scenario.dishes[0];
    const person = await stage.person('phone', language);
    const { page, t, lei, browserErrors } = person;
    await page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, storage, {
          get: () => {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
      }
    });
    await page.goto(`/pub/${pub.scenario.pub.urlName}/?table=2`);
    await addToBasket(person, name);
    await addToBasket(person, name);
    await expect(countOn(person, name)).toHaveText('2');
    await expect(barOf(person)).toContainText(lei(200));

    // After closing and opening, the checkout has the typed text; a lost answer causes no second order.
    let checkout = await openCheckout(person);
    await unfoldExtras(checkout, person);
    await checkout.getByLabel(t('guest.checkout.name_if_you_like')).fill('Ana');
    await page.keyboard.press('Escape');
    checkout = await openCheckout(person);
    await expect(checkout.getByLabel(t('guest.checkout.name_if_you_like'))).toHaveValue('Ana');
    await expect(orderButton(checkout, person)).toContainText(lei(200));
    const orders = /\/api\/client\/pub\/\d+\/orders$/;
    await page.route(
      orders,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    browserErrors.expect(/ERR_CONNECTION_RESET|ERR_ABORTED/);
    await orderButton(checkout, person).click();
    await expect(page).toHaveURL(/\/order\/[^/]+$/);
    await expect(page.getByText(t('guest.order.live'))).toBeVisible();
    expect(await readOrders(calls, pub)).toMatchObject([{ client_name: 'Ana' }]);
  });
}
