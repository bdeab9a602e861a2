import { expect } from '@playwright/test';
import {
  addToBasket,
  barOf,
  countOn,
  openCheckout,
  orderButton,
} from '../../steps/guest/basket-steps.ts';
import { openDressedVenue, readOrders } from '../../steps/company/kitchen-steps.ts';
import { russianOnly } from '../../stage/say.ts';
import { journey } from '../../stage/stage.ts';

for (const language of russianOnly) {
  journey(`a browser that forbids remembering still orders, ${language}`, async ({ stage }) => {
    const { calls } = stage;
    const venue = await openDressedVenue(calls, language, 'forgetful');
    const { name } = venue.story.dishes[0];
    const seat = await stage.seat('phone', language);
    const { page, say, lei, noise } = seat;
    await page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, storage, {
          get: () => {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
      }
    });
    await page.goto(`/pub/${venue.story.venue.urlName}/?table=2`);
    await addToBasket(seat, name);
    await addToBasket(seat, name);
    await expect(countOn(seat, name)).toHaveText('2');
    await expect(barOf(seat)).toContainText(lei(200));

    // Closed and opened again the checkout has what was typed; a lost answer makes no second order.
    let checkout = await openCheckout(seat);
    await checkout.getByLabel(say('guest.checkout.name_if_you_like')).fill('Ana');
    await page.keyboard.press('Escape');
    checkout = await openCheckout(seat);
    await expect(checkout.getByLabel(say('guest.checkout.name_if_you_like'))).toHaveValue('Ana');
    await expect(orderButton(checkout, seat)).toContainText(lei(200));
    const orders = /\/api\/client\/pub\/\d+\/orders$/;
    await page.route(
      orders,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    noise.expect(/ERR_CONNECTION_RESET|ERR_ABORTED/);
    await orderButton(checkout, seat).click();
    await expect(page).toHaveURL(/\/order\/[^/]+$/);
    await expect(page.getByText(say('guest.order.live'))).toBeVisible();
    expect(await readOrders(calls, venue)).toMatchObject([{ client_name: 'Ana' }]);
  });
}
