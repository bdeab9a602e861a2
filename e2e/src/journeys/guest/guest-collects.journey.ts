import { expect } from '@playwright/test';
import { inOneLanguage } from '../../stage/language.ts';
import { journey } from '../../stage/stage.ts';
import { slipOf } from '../../steps/company/desk-steps.ts';
import { createFilledPub } from '../../steps/company/kitchen-steps.ts';
import { signIn } from '../../steps/company/zone-steps.ts';
import { addToBasket, openCheckout, orderButton } from '../../steps/guest/basket-steps.ts';

for (const language of inOneLanguage('ro')) {
  journey(
    `a guest orders, reads the number on the board and collects the order, ${language}`,
    async ({ stage }) => {
      const { scenario, companyID, pubID, token } = await createFilledPub(
        stage.calls,
        language,
        'collects',
      );
      await stage.calls.call('PUT /api/company/:companyID/pubs/:pubID', {
        as: { accesstoken: token },
        params: { companyID, pubID },
        body: { has_pick_up_order: true, address: scenario.guest.address },
      });
      const guest = await stage.person('phone', language);
      const desk = await stage.person('desk', language);
      const counter = await stage.person('desk', language);
      const { t } = guest;

      await guest.page.goto(`/pub/${scenario.pub.urlName}/`);
      await addToBasket(guest, scenario.dishes[0].name);
      const checkout = await openCheckout(guest);
      await checkout.getByRole('radio', { name: t('guest.checkout.pick_up') }).click();
      await checkout.getByLabel(t('guest.checkout.name')).fill(scenario.guest.name);
      await checkout.getByLabel(t('guest.checkout.phone')).fill(scenario.guest.phone);
      await guest.checkScreen('guest-checkout-pick-up');
      await orderButton(checkout, guest).click();
      const headline = guest.page.getByRole('heading', { level: 1 });
      await expect(headline).toHaveText(t('guest.order.now_not_handled'));

      await counter.page.goto(`/pub/${scenario.pub.urlName}/ready`);
      const column = (kind: 'preparing' | 'ready') => counter.page.locator(`.${kind} li`);
      await expect(counter.page.getByText(t('guest.board.ready'))).toBeVisible();
      await expect(column('preparing')).toHaveCount(0);

      await signIn(desk, scenario.owner.email);
      await desk.page.goto(`/admin/pub/${pubID}/orders`);
      const step = (key: 'accept' | 'ready' | 'give_out') =>
        slipOf(desk, 1).getByRole('button', { name: desk.t(`orders.step_${key}`) });
      await expect(slipOf(desk, 1)).toContainText(desk.t('orders.pick_up'));
      await step('accept').click();
      await expect(column('preparing')).toHaveText('1');
      await step('ready').click();
      await expect(column('ready')).toHaveText('1');
      await expect(column('preparing')).toHaveCount(0);
      await counter.checkScreen('ready-board');
      await expect(
        guest.page.getByText(t('guest.order.hint_prepared_pick_up', { number: 1 }), {
          exact: true,
        }),
      ).toBeVisible();
      await guest.checkScreen('guest-order-to-collect');

      await step('give_out').click();
      await expect(headline).toHaveText(t('guest.order.now_completed_pick_up'));
      await expect(column('ready')).toHaveCount(0);
    },
  );
}
