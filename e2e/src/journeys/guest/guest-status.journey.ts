import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { CallReply } from '@comanda/contract';
import {
  addToBasket,
  barOf,
  cardOf,
  countOn,
  openCheckout,
  orderButton,
  removeOne,
} from '../../steps/guest/basket-steps.ts';
import { setStatusOf, type TestPub } from '../../steps/courier/test-pub.ts';
import {
  addDish,
  changeDish,
  deleteDish,
  createFilledPub,
  readOrders,
} from '../../steps/company/kitchen-steps.ts';
import { callsFrom } from '../../stage/calls.ts';
import { expectTwoWholeDishes } from '../../stage/first-screen.ts';
import { sendToBackground } from '../../steps/company/send-to-background.ts';
import { inOneLanguage, type TestLanguage } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';

const more = {
  ro: ['Sarmale', 'Papanași'],
  ru: ['Голубцы', 'Сырники'],
} as const satisfies Record<TestLanguage, readonly string[]>;

type Placed = CallReply<'POST /api/client/pub/:pubID/orders'>;

/** Table 4 orders twice each of these dishes. */
async function orderDishes(
  { page }: Person,
  { pubID }: TestPub,
  ids: readonly number[],
): Promise<Placed> {
  return callsFrom(page).call('POST /api/client/pub/:pubID/orders', {
    params: { pubID },
    idempotencyKey: randomUUID(),
    body: {
      order_type: 'in_place',
      table_for_in_place_order: '4',
      client_name: '',
      dishes: ids.map((dish_id) => ({ dish_id, count: 2 })),
    },
  });
}

const headline = ({ page }: Person) => page.getByRole('heading', { level: 1 });

journey.use({ isInOneLanguage: true });

for (const language of inOneLanguage('ru')) {
  journey(
    `an order’s page is up to date after every interruption, ${language}`,
    async ({ stage }) => {
      const { calls } = stage;
      const pub = await createFilledPub(calls, language, 'sleep');
      const person = await stage.person('phone', language);
      const { page, t, checkScreen, browserErrors } = person;
      const incoming = { isBlocked: false };
      await page.routeWebSocket(/\/ws\/client\/order\//, (socket) => {
        const server = socket.connectToServer();
        server.onMessage((message) => {
          if (!incoming.isBlocked) socket.send(message);
        });
      });
      const { order, tracking_token: token } = await orderDishes(person, pub, [pub.dishID]);
      await page.goto(`/pub/${pub.scenario.pub.urlName}/order/${token}`);
      await expect(page.getByText(t('guest.order.live'))).toBeVisible();
      await expect(headline(person)).toHaveText(t('guest.order.now_not_handled'));
      await expect(page.getByText(t('guest.order.hint_not_handled'))).toBeVisible();
      // The device is in the pub's time zone.
      await expect(page.getByText(t('guest.order.pub_clock'))).toBeHidden();
      await checkScreen('guest-order-sent');

      // Offline, the page shows that it is offline; online again, it shows the missed changes.
      browserErrors.expect(/ERR_INTERNET_DISCONNECTED/);
      await page.context().setOffline(true);
      await expect(page.getByText(t('guest.order.offline'))).toBeVisible();
      await checkScreen('guest-order-offline');
      await setStatusOf(calls, pub, { orderID: order.id, status: 'preparing' });
      await page.context().setOffline(false);
      await expect(headline(person)).toHaveText(t('guest.order.now_preparing'));
      await expect(page.getByText(t('guest.order.live'))).toBeVisible();

      // Back in the foreground it loads the status, even if its socket missed events while asleep.
      incoming.isBlocked = true;
      const background = await sendToBackground(page);
      await setStatusOf(calls, pub, {
        orderID: order.id,
        status: 'canceled',
        reason: 'sold_out',
      });
      await expect(headline(person)).toHaveText(t('guest.order.now_preparing'));
      await background.bringToFront();
      await expect(headline(person)).toHaveText(t('guest.order.now_canceled'));
      const steps = page.getByRole('list', { name: t('guest.order.progress') });
      await expect(steps.getByRole('listitem')).toHaveCount(2);
      await expect(steps.getByRole('listitem').last()).toContainText(
        t('guest.order.step_canceled'),
      );
      await expect(
        page.getByText(t('guest.order.canceled_sold_out'), { exact: true }),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: t('guest.order.call') })).toBeVisible();
      await checkScreen('guest-order-canceled');

      // A truncated address belongs to no order; a link leads to the menu.
      browserErrors.expect(/status of 404/);
      await page.goto(`/pub/${pub.scenario.pub.urlName}/order/${token.slice(0, -3)}`);
      await expect(page.getByRole('heading', { name: t('guest.page.not_found') })).toBeVisible();
      await checkScreen('guest-missing');
      await page.getByRole('link', { name: t('guest.order.back_to_menu') }).click();
      await expect(headline(person)).toHaveText(pub.scenario.pub.name);
    },
  );

  journey(`the menu links to the order until it is over, ${language}`, deep, async ({ stage }) => {
    const { calls } = stage;
    const pub = await createFilledPub(calls, language, 'back');
    const { urlName } = pub.scenario.pub;
    const person = await stage.person('phone', language);
    const { page, t, checkScreen, browserErrors } = person;
    // Leaving the page aborts its pending calls.
    browserErrors.expect(/ERR_ABORTED/);
    for (const [index, name] of more[language].entries())
      await addDish(calls, pub, { name, price: 70, place: index + 2 });
    await page.goto(`/pub/${urlName}/?table=4`);
    await addToBasket(person, pub.scenario.dishes[0].name);
    const checkout = await openCheckout(person);
    await orderButton(checkout, person).click();
    await expect(page.getByText(t('guest.order.live'))).toBeVisible();
    const [placed] = await readOrders(calls, pub);
    if (!placed) throw new Error('no order was placed');
    const { id: orderID, number } = placed;
    await expect(page.getByText(`№ ${number}`, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: t('guest.order.back_to_menu') }).click();
    const orderLink = page.getByRole('banner').locator('#mine');
    await expect(orderLink).toHaveText(t('guest.mine.not_handled', { number }));

    const background = await sendToBackground(page);
    await setStatusOf(calls, pub, { orderID, status: 'preparing' });
    await background.bringToFront();
    await expect(orderLink).toHaveText(t('guest.mine.preparing', { number }));
    await expectTwoWholeDishes(page);
    await checkScreen('guest-menu-own-order');
    await setStatusOf(calls, pub, { orderID, status: 'canceled' });
    await page.reload();
    await expect(orderLink).toHaveText(t('guest.mine.canceled', { number }));
    await orderLink.click();
    await expect(headline(person)).toHaveText(t('guest.order.now_canceled'));
    await page.getByRole('link', { name: t('guest.order.back_to_menu') }).click();
    await expect(headline(person)).toHaveText(pub.scenario.pub.name);
    // The script has loaded and found no open order to link to.
    const card = cardOf(person, pub.scenario.dishes[0].name);
    await expect(card.getByRole('button', { name: t('guest.page.add') })).toBeVisible();
    await expect(orderLink).toHaveCount(0);
  });

  journey(`a finished order is opened and ordered again, ${language}`, async ({ stage }) => {
    const { calls } = stage;
    const pub = await createFilledPub(calls, language, 'again');
    const [changed, deleted] = more[language];
    const first = pub.scenario.dishes[0].name;
    const changedDish = await addDish(calls, pub, { name: changed, price: 70, place: 2 });
    const deletedDish = await addDish(calls, pub, { name: deleted, price: 60, place: 3 });
    const person = await stage.person('phone', language);
    const ids = [pub.dishID, changedDish.id, deletedDish.id];
    const { order, tracking_token: token } = await orderDishes(person, pub, ids);
    await setStatusOf(calls, pub, { orderID: order.id, status: 'completed' });
    await changeDish(calls, pub, { dish: changedDish, change: { price: 75 } });
    await deleteDish(calls, pub, deletedDish);

    // Any reader of the address sees the final status, at the order's own prices.
    const later = await stage.person('phone', language);
    const { page, t, lei, checkScreen } = later;
    await page.goto(`/pub/${pub.scenario.pub.urlName}/order/${token}`);
    await expect(headline(later)).toHaveText(t('guest.order.now_completed_in_place'));
    for (const name of [first, changed, deleted]) await expect(page.getByText(name)).toBeVisible();
    await expect(page.getByText(lei(460))).toBeVisible();
    await checkScreen('guest-order-completed');

    await page.getByRole('link', { name: t('guest.order.another_round') }).click();
    const notice = page.getByRole('status').filter({ hasText: t('guest.page.gone') });
    await expect(notice).toContainText(deleted);
    await expect(notice).not.toContainText(changed);
    await checkScreen('guest-order-again');
    await expect(countOn(later, first)).toHaveText('2');
    await expect(countOn(later, changed)).toHaveText('2');
    await expect(barOf(later)).toContainText(lei(350));
    const checkout = await openCheckout(later);
    await expect(orderButton(checkout, later)).toContainText(lei(350));
    await expect(checkout.getByText(t('guest.checkout.gone'))).toHaveCount(0);

    // The dishes are in the basket once: a reload does not add them again.
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/again=/);
    await removeOne(later, first);
    await page.reload();
    await expect(countOn(later, first)).toHaveText('1');
  });
}
