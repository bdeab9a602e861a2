import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { addDish, createFilledPub, readOrders } from '../../steps/company/kitchen-steps.ts';
import { signIn } from '../../steps/company/zone-steps.ts';
import { addToBasket, openCheckout, orderButton } from '../../steps/guest/basket-steps.ts';
import { inOneLanguage } from '../../stage/language.ts';
import { journey } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';

const DISH = 'Mămăligă';

journey.use({ isInOneLanguage: true });
for (const language of inOneLanguage('ru')) {
  journey(
    `a guest is asked to call the staff, who refuse three invented orders at once, ${language}`,
    deep,
    async ({ stage }) => {
      const pub = await createFilledPub(stage.calls, language, 'invented');
      const { id } = await addDish(stage.calls, pub, { name: DISH, price: 50, place: 2 });
      const { token, companyID, pubID } = pub;
      await stage.calls.call('PUT /api/company/:companyID/pubs/:pubID', {
        as: { accesstoken: token },
        params: { companyID, pubID },
        body: { max_waiting_of_table: 3 },
      });
      for (let count = 0; count < 3; count += 1) {
        await stage.calls.call('POST /api/client/pub/:pubID/orders', {
          params: { pubID },
          idempotencyKey: randomUUID(),
          body: {
            order_type: 'in_place',
            table_for_in_place_order: '4',
            client_name: '',
            dishes: [{ dish_id: id, count: 1 }],
          },
        });
      }
      const guest = await stage.person('phone', language);
      await guest.page.goto(`/pub/${pub.scenario.pub.urlName}/?table=4`);
      await addToBasket(guest, DISH);
      const checkout = await openCheckout(guest);
      await expect(checkout.getByText(guest.t('errors.too_many_orders_wait'))).toBeVisible();
      await guest.checkScreen('guest-call-the-staff');

      const desk = await stage.person('phone', language);
      const { page, t } = desk;
      await signIn(desk, pub.scenario.owner.email);
      await page.goto(`/admin/pub/${pubID}/orders`);
      await page.getByRole('button', { name: t('orders.desk_menu') }).click();
      await page.getByRole('button', { name: t('orders.refuse_several'), exact: true }).click();
      const popup = page.getByRole('dialog');
      await popup.getByRole('checkbox', { name: t('orders.refuse_several_all') }).check();
      await desk.checkScreen('desk-refuse-several');
      await popup
        .getByRole('button', { name: t('orders.refuse_several_next', { count: 3 }) })
        .click();
      await popup.getByRole('button', { name: t('orders.cancel_reason_not_reached') }).click();
      await desk.checkScreen('desk-refuse-several-confirm');
      await popup
        .getByRole('button', { name: t('orders.refuse_several_confirm', { count: 3 }) })
        .click();
      await expect(popup.getByText(t('orders.refused_several', { count: 3 }))).toBeVisible();
      await popup
        .getByRole('button', { name: t('ui.close'), exact: true })
        .last()
        .click();

      // The guest's basket is as it was.
      await guest.page.reload();
      await orderButton(await openCheckout(guest), guest).click();
      await expect(guest.page).toHaveURL(/\/order\//);
      const orders = await readOrders(stage.calls, pub);
      expect(orders.map(({ status }) => status)).toEqual([
        'not_handled',
        'canceled',
        'canceled',
        'canceled',
      ]);
    },
  );
}
