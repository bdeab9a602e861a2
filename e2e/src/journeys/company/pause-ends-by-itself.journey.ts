import { offeredOrderTypes, orderTypes } from '@comanda/domain/orders';
import { expect, type Locator } from '@playwright/test';
import { createFilledPub } from '../../steps/company/kitchen-steps.ts';
import { signIn } from '../../steps/company/zone-steps.ts';
import type { TestPub } from '../../steps/courier/test-pub.ts';
import {
  addToBasket,
  closeCheckout,
  openCheckout,
  orderButton,
} from '../../steps/guest/basket-steps.ts';
import { inOneLanguage } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';

/** Longer than a busy machine needs to load the page during the pause. */
const SHORT_MS = 15_000;

const barOf = ({ page, t }: Person): Locator =>
  page.getByRole('complementary', { name: t('pubs.pausing') });

/** Two taps: the control in the bar, then the time. */
async function pauseForHalfAnHour({ page, t, checkScreen }: Person): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('pubs.pausing') })
    .tap();
  const popup = page.getByRole('dialog', { name: t('pubs.pausing') });
  await expect(popup).toBeVisible();
  await checkScreen('desk-pause-popup');
  const ends = popup.getByRole('group', { name: t('pubs.pause'), exact: true });
  await ends.getByRole('button', { name: /^30/ }).tap();
  await expect(popup).toBeHidden();
}

/** Those of the pub of this journey. */
const offered = offeredOrderTypes({
  hasInPlaceOrder: true,
  hasPickUpOrder: false,
  offersDelivery: true,
});

/** The page and the checkout say so; there is nothing to send with, and the basket stays. */
async function expectPaused(guest: Person, { scenario }: TestPub): Promise<void> {
  const { page, t, checkScreen } = guest;
  const [{ name }] = scenario.dishes;
  await page.goto(`/pub/${scenario.pub.urlName}/?table=4`);
  await expect(page.locator('.state')).toBeVisible();
  await checkScreen('guest-menu-paused');
  await addToBasket(guest, name);
  const checkout = await openCheckout(guest);
  await expect(checkout.getByRole('alert')).toBeVisible();
  for (const type of offered) {
    await expect(checkout.getByRole('radio', { name: t(`guest.checkout.${type}`) })).toBeDisabled();
  }
  await checkScreen('guest-checkout-paused');
  await expect(orderButton(checkout, guest)).toHaveCount(0);
  await expect(checkout.getByText(name)).toBeVisible();
  await closeCheckout(guest);
}

/** A pause of some seconds: no browser of the pub is open when it ends. */
async function pauseShortly(
  { calls }: { calls: Parameters<typeof createFilledPub>[0] },
  { token, companyID, pubID }: TestPub,
): Promise<void> {
  await calls.call('PUT /api/company/:companyID/pubs/:pubID/pause', {
    as: { accesstoken: token },
    params: { companyID, pubID },
    body: {
      order_types: [...orderTypes],
      until: new Date(Date.now() + SHORT_MS).toISOString(),
    },
  });
}

journey.use({ isInOneLanguage: true });

for (const language of inOneLanguage('ru')) {
  journey(
    `a pause keeps guests from ordering and ends by itself, ${language}`,
    deep,
    async ({ stage }) => {
      const pub = await createFilledPub(stage.calls, language, 'pause');
      const desk = await stage.person('phone', language);
      const guest = await stage.person('phone', language);
      await signIn(desk, pub.scenario.owner.email);
      await desk.page.goto(`/admin/pub/${pub.pubID}/orders`);
      await pauseForHalfAnHour(desk);
      await expect(barOf(desk)).toContainText(desk.t('pubs.paused_all'));
      await desk.checkScreen('desk-paused');
      await expectPaused(guest, pub);
      await barOf(desk).getByRole('button').tap();
      await expect(barOf(desk)).toHaveCount(0);
      await desk.page.close();

      await pauseShortly(stage, pub);
      await guest.page.reload();
      const notice = guest.page.locator('.state');
      await expect(notice).toBeVisible();
      // Nothing is loaded or written meanwhile.
      await expect(notice).toHaveCount(0, { timeout: 2 * SHORT_MS });
      const checkout = await openCheckout(guest);
      await expect(checkout.getByRole('alert')).toHaveCount(0);
      await orderButton(checkout, guest).click();
      await expect(guest.page).toHaveURL(/\/order\/[^/]+$/);
    },
  );
}
