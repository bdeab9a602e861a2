import { DEFAULT_LATER } from '@comanda/domain/later';
import { expect } from '@playwright/test';
import { inOneLanguage } from '../../stage/language.ts';
import { journey } from '../../stage/stage.ts';
import { createFilledPub } from '../../steps/company/kitchen-steps.ts';
import { addToBasket, openCheckout, orderButton } from '../../steps/guest/basket-steps.ts';

const PUB = '/api/company/:companyID/pubs/:pubID' as const;

/** A pub that has just closed, and opens in two hours at the latest. */
function hoursAfterClosing() {
  const clock = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Chisinau',
  }).format(new Date());
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const now = Math.floor((hours * 60 + minutes) / 5) * 5;
  const week = [{ days: [0, 1, 2, 3, 4, 5, 6], start: (now + 120) % 1440, end: now || 1440 }];
  const service = { week, follows: null, last_order: 0 };
  return {
    services: { opening: service, delivery: service, pick_up: service },
    periods: [],
    exceptions: [],
  };
}

for (const language of inOneLanguage('ro')) {
  journey(
    `a guest of a closed pub orders for its next opening, and it is accepted, ${language}`,
    async ({ stage }) => {
      const { scenario, companyID, pubID, token } = await createFilledPub(
        stage.calls,
        language,
        'later',
      );
      const of = { as: { accesstoken: token }, params: { companyID, pubID } };
      await stage.calls.call(`PUT ${PUB}`, { ...of, body: { has_pick_up_order: true } });
      const { pub } = await stage.calls.call(`GET ${PUB}`, of);
      await stage.calls.call(`PUT ${PUB}/hours`, {
        ...of,
        body: { revision: pub.hours_revision, hours: hoursAfterClosing() },
      });
      await stage.calls.call(`PUT ${PUB}/later`, {
        ...of,
        body: { later: { ...DEFAULT_LATER, order_types: ['pick_up'] } },
      });
      const guest = await stage.person('phone', language);
      const { t } = guest;

      await guest.page.goto(`/pub/${scenario.pub.urlName}/`);
      await addToBasket(guest, scenario.dishes[0].name);
      const checkout = await openCheckout(guest);
      await checkout.getByRole('radio', { name: t('guest.checkout.pick_up') }).click();
      const offer = checkout.getByRole('button', {
        name: new RegExp(`^${t('guest.later.offer', { when: '' })}`),
      });
      await expect(offer).toBeVisible();
      await guest.checkScreen('guest-checkout-closed');
      await checkout.getByLabel(t('guest.checkout.name')).fill(scenario.guest.name);
      await checkout.getByLabel(t('guest.checkout.phone')).fill(scenario.guest.phone);
      await offer.click();
      await expect(offer).toBeHidden();
      await guest.checkScreen('guest-checkout-later');
      const time = await checkout
        .getByLabel(t('guest.later.time'), { exact: true })
        .locator('option:checked')
        .textContent();
      const start = time?.slice(0, 5) ?? '';
      await orderButton(checkout, guest).click();

      const headline = guest.page.getByRole('heading', { level: 1 });
      await expect(headline).toHaveText(t('guest.order.now_not_handled'));
      await expect(guest.page.locator('.when', { hasText: start })).toBeVisible();
      const { orders } = await stage.calls.call(`GET ${PUB}/orders`, of);
      await stage.calls.call(`PUT ${PUB}/orders/:orderID/accept`, {
        as: of.as,
        params: { ...of.params, orderID: orders[0]?.id ?? 0 },
        body: { minutes: 20 },
      });
      await expect(headline).toHaveText(t('guest.order.now_ahead'));
      await expect(guest.page.locator('.when', { hasText: start })).toBeVisible();
      await guest.checkScreen('guest-order-for-later');
    },
  );
}
