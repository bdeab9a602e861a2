import { expect, type Locator } from '@playwright/test';
import {
  addToBasket,
  goToContacts,
  openCheckout,
  orderButton,
} from '../../steps/guest/basket-steps.ts';
import { DISH_TOTAL, type TestPub } from '../../steps/courier/test-pub.ts';
import { ZONE_PRICE } from '../../steps/guest/delivery-steps.ts';
import { createFilledPub, readOrders } from '../../steps/company/kitchen-steps.ts';
import { romanianOnly } from '../../stage/language.ts';
import { journey, type Person } from '../../stage/stage.ts';
import { deep } from '../../stage/depth.ts';

const AT_HOME = { latitude: 47.0255, longitude: 28.8393 };
/** Another town, a hundred kilometres away. */
const FAR_AWAY = { latitude: 47.7617, longitude: 27.9289 };

async function startDelivery(person: Person, { scenario }: TestPub): Promise<Locator> {
  const { page, t } = person;
  await page.goto(`/pub/${scenario.pub.urlName}/`);
  await page.getByRole('button', { name: t('guest.checkout.delivery') }).click();
  await addToBasket(person, scenario.dishes[0].name);
  const checkout = await openCheckout(person);
  await expect(mapOf(person, checkout)).toBeVisible();
  return checkout;
}

const mapOf = ({ t }: Person, checkout: Locator): Locator =>
  checkout.getByRole('application', { name: t('guest.delivery.map') });

const positionButton = ({ t }: Person, checkout: Locator): Locator =>
  checkout.getByRole('button', { name: t('guest.delivery.my_position') });

const zonePrice = ({ t, lei }: Person, checkout: Locator): Locator =>
  checkout.getByText(t('guest.delivery.zone_price', { price: lei(ZONE_PRICE) }));

async function fillInPlace({ t }: Person, checkout: Locator, { scenario }: TestPub): Promise<void> {
  const { guest } = scenario;
  await checkout.getByLabel(t('guest.delivery.town')).fill(guest.town);
  await checkout.getByLabel(t('guest.delivery.address')).fill(guest.address);
}

async function fillInContacts(person: Person, checkout: Locator, { scenario }: TestPub) {
  const { t } = person;
  const { guest } = scenario;
  await goToContacts(checkout, person);
  await checkout.getByLabel(t('guest.delivery.name'), { exact: true }).fill(guest.name);
  await checkout.getByLabel(t('guest.delivery.phone'), { exact: true }).fill(guest.phone);
  await checkout.getByRole('radio', { name: t('guest.delivery.cash') }).check();
}

for (const language of romanianOnly) {
  journey(`the pin moves to the guest's position, ${language}`, deep, async ({ stage }) => {
    const { calls } = stage;
    const pub = await createFilledPub(calls, language, 'position');
    const person = await stage.person('phone', language);
    const { page, lei, checkScreen, browserErrors } = person;
    const context = page.context();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(AT_HOME);
    const checkout = await startDelivery(person, pub);
    await expect(zonePrice(person, checkout)).toHaveCount(0);
    await positionButton(person, checkout).click();
    await expect(zonePrice(person, checkout)).toBeVisible();
    await expect(checkout.locator('[type=submit]')).toContainText(lei(DISH_TOTAL + ZONE_PRICE));
    await checkScreen('guest-position');
    await fillInPlace(person, checkout, pub);
    await fillInContacts(person, checkout, pub);
    browserErrors.expect(/ERR_ABORTED/);
    await orderButton(checkout, person).click();
    await expect(page).toHaveURL(/\/order\/[^/]+$/);
    const [order] = await readOrders(calls, pub);
    expect(order?.lat).toBeCloseTo(AT_HOME.latitude, 4);
    expect(order?.lng).toBeCloseTo(AT_HOME.longitude, 4);
  });

  journey(`a phone refuses to share its position, ${language}`, deep, async ({ stage }) => {
    const pub = await createFilledPub(stage.calls, language, 'no-position');
    const person = await stage.person('phone', language);
    const { t, checkScreen } = person;
    const checkout = await startDelivery(person, pub);
    await positionButton(person, checkout).click();
    await expect(checkout.getByText(t('guest.delivery.position_denied'))).toBeVisible();
    await checkScreen('guest-position-denied');
    // The map is moved by touch or by the keyboard.
    await mapOf(person, checkout).click({ position: { x: 120, y: 120 } });
    await expect(zonePrice(person, checkout)).toBeVisible();
    await mapOf(person, checkout).press('ArrowRight');
    await expect(zonePrice(person, checkout)).toBeVisible();
  });

  journey(`one tap shows the zones to a guest in another town, ${language}`, async ({ stage }) => {
    const { calls } = stage;
    const pub = await createFilledPub(calls, language, 'far-away');
    const person = await stage.person('phone', language);
    const { page, t, checkScreen, browserErrors } = person;
    const context = page.context();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(FAR_AWAY);
    const checkout = await startDelivery(person, pub);
    await fillInPlace(person, checkout, pub);
    await positionButton(person, checkout).click();
    const refusal = checkout.getByRole('alert');
    await expect(refusal).toContainText(t('guest.delivery.outside_zones'));
    await checkScreen('guest-far-away');
    const choosePlace = checkout.getByRole('button', { name: t('guest.checkout.choose_place') });
    await choosePlace.click();
    await expect(refusal).toContainText(t('guest.delivery.outside_zones'));
    await expect(mapOf(person, checkout)).toBeFocused();
    expect(await readOrders(calls, pub)).toEqual([]);

    // Back at the pub's zones the pin is removed: no address is guessed.
    await refusal.getByRole('button', { name: t('guest.delivery.show_zones') }).click();
    await expect(refusal).toHaveCount(0);
    await expect(mapOf(person, checkout)).toBeInViewport();
    await expect(zonePrice(person, checkout)).toHaveCount(0);
    await checkScreen('guest-zones-shown');
    await choosePlace.click();
    await expect(checkout.getByText(t('errors.location_is_required'))).toBeVisible();

    await mapOf(person, checkout).click({ position: { x: 120, y: 120 } });
    await expect(zonePrice(person, checkout)).toBeVisible();
    await fillInContacts(person, checkout, pub);
    browserErrors.expect(/ERR_ABORTED/);
    await orderButton(checkout, person).click();
    await expect(page).toHaveURL(/\/order\/[^/]+$/);
    expect(await readOrders(calls, pub)).toHaveLength(1);
  });
}
