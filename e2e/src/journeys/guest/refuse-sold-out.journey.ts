import { expect } from '@playwright/test';
import { slipOf } from '../../steps/company/desk-steps.ts';
import { addDish, createFilledPub, readOrders } from '../../steps/company/kitchen-steps.ts';
import { signIn } from '../../steps/company/zone-steps.ts';
import {
  addToBasket,
  cardOf,
  checkoutOf,
  lineOf,
  openCheckout,
  orderButton,
} from '../../steps/guest/basket-steps.ts';
import { inOneLanguage } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';

const GONE = 'Papanași';
const LEFT = 'Mămăligă';

/** Presses the order button of the open checkout and waits for the order's page. */
async function order(guest: Person): Promise<void> {
  await orderButton(checkoutOf(guest), guest).click();
  await expect(guest.page).toHaveURL(/\/order\//);
  await expect(guest.page.getByText(guest.t('guest.order.live'))).toBeVisible();
}

async function refuseAsSoldOut(desk: Person, number: number): Promise<void> {
  const { page, t } = desk;
  await slipOf(desk, number)
    .getByRole('button', { name: t('orders.refuse') })
    .click();
  const popup = page.getByRole('dialog');
  await desk.checkScreen('desk-refuse-reasons');
  await popup.getByRole('button', { name: t('orders.cancel_reason_sold_out') }).click();
  await popup.getByRole('checkbox', { name: GONE }).check();
  await desk.checkScreen('desk-refuse-dishes');
  await popup.getByRole('button', { name: t('orders.refuse_confirm') }).click();
  await expect(popup).toHaveCount(0);
}

journey.use({ isInOneLanguage: true });
for (const language of inOneLanguage('ro')) {
  journey(
    `an order is refused because of one dish, and the guest orders the rest, ${language}`,
    deep,
    async ({ stage }) => {
      const pub = await createFilledPub(stage.calls, language, 'sold-out');
      for (const [index, name] of [GONE, LEFT].entries()) {
        await addDish(stage.calls, pub, { name, price: 50, place: index + 2 });
      }
      const menu = `/pub/${pub.scenario.pub.urlName}/?table=4`;
      const guest = await stage.person('phone', language);
      const desk = await stage.person('desk', language);
      await signIn(desk, pub.scenario.owner.email);
      await desk.page.goto(`/admin/pub/${pub.pubID}/orders`);

      await guest.page.goto(menu);
      for (const name of [GONE, LEFT]) await addToBasket(guest, name);
      await openCheckout(guest);
      await order(guest);
      const [first] = await readOrders(stage.calls, pub);
      await refuseAsSoldOut(desk, first?.number ?? 0);

      // The guest's page follows by itself, and the other dish is one press away.
      const { page, t } = guest;
      await expect(
        page.getByText(t('guest.order.canceled_sold_out'), { exact: true }),
      ).toBeVisible();
      await expect(page.getByText(t('guest.order.sold_out', { dishes: GONE }))).toBeVisible();
      await guest.checkScreen('guest-order-refused');
      await page.getByRole('link', { name: t('guest.order.again_without') }).click();
      const checkout = checkoutOf(guest);
      await expect(lineOf(checkout, LEFT)).toBeVisible();
      await expect(lineOf(checkout, GONE)).toHaveCount(0);
      await order(guest);
      const [second] = await readOrders(stage.calls, pub);
      expect(second?.dishes.map(({ name }) => name)).toEqual([LEFT]);
      expect(second).toMatchObject({ status: 'not_handled', table_for_in_place_order: '4' });

      const other = await stage.person('phone', language);
      await other.page.goto(menu);
      const card = cardOf(other, GONE);
      await expect(card).toContainText(other.t('guest.page.sold_out'));
      await expect(card.getByRole('button')).toHaveCount(0);
      await other.checkScreen('guest-menu-sold-out');
    },
  );
}
